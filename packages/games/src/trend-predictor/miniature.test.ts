import { describe, expect, it } from 'vitest'
import { logText } from '../frame-kit/log-text'
import { MINIATURE_HEIGHT, MINIATURE_WIDTH } from '../miniature'
import { recordRun } from '../rules-kit/record-run'
import { type CasePen, drawCase, openMiniature } from './miniature'
import { carefulPilot } from './pilot'
import { rules } from './rules/v1/rules'
import { samplePack } from './testing/sample-pack'

/** A pen that keeps what was filled and stroked, and where. */
function fakePen() {
  const drawn: { readonly color: unknown; readonly at: readonly number[] }[] = []
  let at: number[] = []
  const place = (...numbers: readonly number[]): void => {
    at.push(...numbers)
  }
  const pen = {
    fillStyle: '',
    strokeStyle: '',
    globalAlpha: 1,
    fillRect: () => {},
    setLineDash: () => {},
    createRadialGradient: () => ({ addColorStop: () => {} }),
    beginPath: () => {
      at = []
    },
    moveTo: place,
    lineTo: place,
    arc: (x: number, y: number, radius: number) => place(x, y, radius),
    ellipse: (x: number, y: number, across: number) => place(x, y, across),
    fill: () => drawn.push({ color: pen.fillStyle, at }),
    stroke: () => drawn.push({ color: pen.strokeStyle, at }),
  }
  return { pen: pen as unknown as CasePen & CanvasRenderingContext2D, drawn }
}

const COURSE = { seed: 'sample', pack: samplePack, mode: 'normal' } as const
const { log } = recordRun(rules, COURSE, carefulPilot('preview'))
const miniature = openMiniature({ ...COURSE, content: samplePack, rulesVersion: 1, log: logText(log) })
const at = (elapsedMs: number) => {
  const { pen, drawn } = fakePen()
  miniature?.(pen, elapsedMs)
  return drawn
}

describe('the miniature of a run', () => {
  it('turns a planet to what was said, then lets the curve go on', () => {
    const [first] = samplePack.cases
    if (first === undefined) throw new Error('there should be a case')
    const draw = (share: number) => {
      const { pen, drawn } = fakePen()
      drawCase(pen, first, 80, share)
      return drawn
    }
    // The day side: half of the disc at first, four fifths of it once it is said.
    const across = (share: number) => draw(share)[1]?.at.at(-1) ?? Number.NaN
    expect(across(0)).toBe(0)
    expect(across(0.4)).toBeGreaterThan(across(0.1))
    const tipX = (share: number) => draw(share).at(-1)?.at[0] ?? Number.NaN
    expect(tipX(0.3)).toBe(tipX(0))
    expect(tipX(0.6)).toBeGreaterThan(tipX(0.3))
    expect(tipX(1)).toBeGreaterThan(tipX(0.6))
  })

  it('shows case after case, and the first again after the last', () => {
    const pictures = Array.from({ length: 11 }, (_, index) => JSON.stringify(at(2_500 * index + 2_400)))
    expect(new Set(pictures.slice(0, 10)).size).toBe(10)
    expect(pictures[10]).toBe(pictures[0])
  })

  it('draws every instant within its picture', () => {
    for (let elapsedMs = 0; elapsedMs < 25_000; elapsedMs += 90) {
      const numbers = at(elapsedMs).flatMap((drawn) => drawn.at)
      expect(numbers.length).toBeGreaterThan(20)
      expect(numbers.every((number) => Number.isFinite(number) && number >= 0 && number <= MINIATURE_WIDTH)).toBe(true)
      expect(at(elapsedMs).at(-1)?.at[1]).toBeLessThan(MINIATURE_HEIGHT)
    }
  })

  it('shows no run of rules it does not know', () => {
    expect(openMiniature({ ...COURSE, content: samplePack, rulesVersion: 2, log: '' })).toBeNull()
  })
})
