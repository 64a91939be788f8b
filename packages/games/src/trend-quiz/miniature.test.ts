import { describe, expect, it } from 'vitest'
import { logText } from '../frame-kit/log-text'
import { recordRun } from '../rules-kit/record-run'
import { drawFlight, type FlightPen, openMiniature } from './miniature'
import { carefulPilot } from './pilot'
import type { FlightState } from './rules/v1/flight-state'
import { rules } from './rules/v1/rules'
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
    globalAlpha: 1,
    fillRect: () => {},
    createLinearGradient: () => ({ addColorStop: () => {} }),
    createRadialGradient: (...numbers: readonly number[]) => {
      at.push(...numbers)
      return { addColorStop: () => {} }
    },
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
  return { pen: pen as unknown as FlightPen & CanvasRenderingContext2D, drawn }
}

/** Its right wing, which is drawn last. */
const CRAFT = '#a9b4d6'
const COURSE = { seed: 'preview', pack: samplePack, mode: 'normal' } as const
const ACCENTS = samplePack.questions.map(() => ['#f00', '#00f'] as const)
const draw = (flight: FlightState) => {
  const { pen, drawn } = fakePen()
  drawFlight(pen, flight, ACCENTS)
  return drawn
}

describe('the miniature of a flight', () => {
  const start = rules.init('preview', samplePack, 'normal')

  it('shows the trail ahead and the craft in front of it', () => {
    const drawn = draw(start)
    expect(drawn.length).toBeGreaterThan(10)
    expect(drawn.at(-1)).toMatchObject({ how: 'fill', color: CRAFT })
  })

  it('shows both rings when a gate is near, the left one on the left', () => {
    const gate = start.plan.course.gates[0] ?? 0
    const rings = draw({ ...start, z: gate - 30 * 1024 }).filter(({ how }) => how === 'stroke')
    expect(rings.map(({ color }) => color)).toEqual(['#f00', '#f00', '#00f', '#00f'])
    expect(rings[0]?.at[0]).toBeLessThan(rings[2]?.at[0] ?? 0)
  })

  it('shows no craft that is wrecked', () => {
    expect(draw({ ...start, end: 'wrecked' }).map(({ color }) => color)).not.toContain(CRAFT)
  })

  it('draws every instant of a whole flight with numbers a canvas takes', () => {
    const fly = carefulPilot('preview')
    const numbers: number[] = []
    recordRun(rules, COURSE, (flight) => {
      if (flight.tick % 30 === 0) for (const { at } of draw(flight)) numbers.push(...at)
      return fly(flight)
    })
    expect(numbers.length).toBeGreaterThan(1_000)
    expect(numbers.every((number) => Number.isFinite(number))).toBe(true)
  })

  it('flies a kept run from where there is something to see, and again once it is over', () => {
    const { log } = recordRun(rules, COURSE, carefulPilot('preview'))
    const miniature = openMiniature({ ...COURSE, content: samplePack, rulesVersion: 1, log: logText(log) })
    const at = (elapsedMs: number) => {
      const { pen, drawn } = fakePen()
      miniature?.(pen, elapsedMs)
      return JSON.stringify(drawn)
    }
    const first = at(0)
    expect(at(2_000)).not.toBe(first)
    expect(at(0)).toBe(first)
    // Its colours are those of the first gate from the first picture on.
    expect(first).toContain(samplePack.questions[0]?.left.trend.color)
    const ticks = rules.log.decode(log).ticks
    const pictures = Array.from({ length: ticks }, (_, tick) => at((tick * 1000) / 60 + 1))
    expect(pictures.lastIndexOf(first)).toBeGreaterThan(ticks / 2)
  })

  it('shows no run of rules it does not know', () => {
    expect(openMiniature({ ...COURSE, content: samplePack, rulesVersion: 2, log: '' })).toBeNull()
  })
})
