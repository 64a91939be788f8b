import { describe, expect, it } from 'vitest'
import { recordRun } from '../rules-kit/record-run'
import { carefulPilot } from './pilot'
import { drawPreview, type PreviewPen, previewRules } from './preview'
import type { FlightState } from './rules/v1/flight-state'
import { samplePack } from './testing/sample-pack'

/** A pen that keeps what was filled and stroked, and where. */
function fakePen() {
  const drawn: { readonly how: 'fill' | 'stroke'; readonly color: string; readonly at: readonly number[] }[] = []
  let at: number[] = []
  const place = (...numbers: readonly number[]): void => {
    at.push(...numbers)
  }
  const pen = {
    fillStyle: '',
    strokeStyle: '',
    lineWidth: 0,
    fillRect: () => {},
    beginPath: () => {
      at = []
    },
    closePath: () => {},
    moveTo: place,
    lineTo: place,
    arc: (x: number, y: number, radius: number) => place(x, y, radius),
    fill: () => drawn.push({ how: 'fill', color: pen.fillStyle, at }),
    stroke: () => drawn.push({ how: 'stroke', color: pen.strokeStyle, at }),
  }
  return { pen: pen as unknown as PreviewPen, drawn }
}

const LOOK = { width: 320, height: 180, accents: samplePack.questions.map(() => ['#f00', '#00f'] as const) }
const draw = (flight: FlightState) => {
  const { pen, drawn } = fakePen()
  drawPreview(pen, flight, LOOK)
  return drawn
}

describe('the miniature of a flight', () => {
  const start = previewRules.init('preview', samplePack, 'normal')

  it('shows the trail ahead and the craft in front of it', () => {
    const drawn = draw(start)
    expect(drawn.length).toBeGreaterThan(10)
    expect(drawn.at(-1)).toMatchObject({ how: 'fill', color: '#dfe7fa' })
  })

  it('shows both rings when a gate is near, the left one on the left', () => {
    const gate = start.plan.course.gates[0] ?? 0
    const rings = draw({ ...start, z: gate - 30 * 1024 }).filter(({ how }) => how === 'stroke')
    expect(rings.map(({ color }) => color)).toEqual(['#f00', '#00f'])
    expect(rings[0]?.at[0]).toBeLessThan(rings[1]?.at[0] ?? 0)
  })

  it('shows no craft that is wrecked', () => {
    expect(draw({ ...start, end: 'wrecked' }).map(({ color }) => color)).not.toContain('#dfe7fa')
  })

  it('draws every instant of a whole flight with numbers a canvas takes', () => {
    const fly = carefulPilot('preview')
    const numbers: number[] = []
    recordRun(previewRules, { seed: 'preview', pack: samplePack, mode: 'normal' }, (flight) => {
      if (flight.tick % 30 === 0) for (const { at } of draw(flight)) numbers.push(...at)
      return fly(flight)
    })
    expect(numbers.length).toBeGreaterThan(1_000)
    expect(numbers.every((number) => Number.isFinite(number))).toBe(true)
  })
})
