import { describe, expect, it } from 'vitest'
import { newPadReading, type PadLike, readPads } from './gamepad-stick'

const pad = (axes: readonly number[], ...pressed: readonly number[]): PadLike => ({
  connected: true,
  axes,
  buttons: Array.from({ length: 17 }, (_, index) => ({ pressed: pressed.includes(index) })),
})
const read = (...pads: readonly (PadLike | null)[]) => readPads(pads, newPadReading())
const AT_REST = { x: 0, y: 0, left: false, right: false, confirm: false, menu: false }

describe('a gamepad', () => {
  it('rests without one, unplugged, within the dead zone, and with axes that are no numbers', () => {
    expect(read()).toEqual(AT_REST)
    expect(read(null, { ...pad([1, 1], 0), connected: false })).toEqual(AT_REST)
    expect(read(pad([0.17, -0.17]))).toEqual(AT_REST)
    expect(read(pad([Number.NaN, Number.NaN]))).toEqual(AT_REST)
    expect(read(pad([]))).toEqual(AT_REST)
  })

  it('points right and up with its stick, and reaches the full way', () => {
    expect(read(null, pad([1, -1]))).toMatchObject({ x: 1, y: 1, right: true, left: false })
    expect(read(pad([-1.2, 1.2]))).toMatchObject({ x: -1, y: -1, left: true })
    const half = read(pad([0.59, 0]))
    expect(half.x).toBeCloseTo(0.5, 2)
  })

  it('points with its cross as well, which counts more than the stick', () => {
    expect(read(pad([0.9, 0], 14))).toMatchObject({ x: -1, left: true })
    expect(read(pad([0, 0], 12, 15))).toMatchObject({ x: 1, y: 1 })
    expect(read(pad([0, 0], 14, 15, 0))).toEqual({ ...AT_REST, confirm: true })
    expect(read(pad([], 9))).toEqual({ ...AT_REST, menu: true })
  })
})
