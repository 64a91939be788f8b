import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Label, placeLabels } from './place-labels'

const label = (x: number, width = 160, height = 44): Label => ({ x, y: 0, width, height })
const ROOM = { width: 1280, top: 110 }

describe('the names at the rings', () => {
  it('stand above their worlds when there is room', () => {
    const [left, right] = [label(400), label(860)]
    placeLabels(left, right, ROOM)
    expect([left.x, right.x]).toEqual([400, 860])
  })

  it('stand apart while both rings are one point', () => {
    const [left, right] = [label(640), label(640)]
    placeLabels(left, right, ROOM)
    expect([left.x, right.x]).toEqual([550, 730])
  })

  it('stand on one line right below the question, whatever their heights', () => {
    const [left, right] = [label(300), label(900, 160, 66)]
    placeLabels(left, right, ROOM)
    expect([left.y, right.y]).toEqual([176, 176])
  })

  it('never overlap and never leave the picture, wherever the rings are', () => {
    const anywhere = fc.double({ min: -4_000, max: 4_000, noNaN: true })
    fc.assert(
      fc.property(anywhere, anywhere, fc.integer({ min: 320, max: 1_600 }), (x1, x2, width) => {
        // The style sheet keeps a name below half of the picture's width.
        const widest = width / 2 - 24
        const [left, right] = [label(x1, widest), label(x2, widest * 0.7)]
        placeLabels(left, right, { width, top: 100 })
        expect(left.x - left.width / 2).toBeGreaterThanOrEqual(0)
        expect(right.x + right.width / 2).toBeLessThanOrEqual(width)
        expect(right.x - right.width / 2 - (left.x + left.width / 2)).toBeGreaterThanOrEqual(8)
      }),
    )
  })
})
