import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clamp, scaled, sine } from './integer-maths'

describe('whole-number maths', () => {
  it('has the sine of every 256th of a circle, rounded, and never a negative zero', () => {
    for (let turn = -512; turn < 512; turn += 1) {
      const exact = Math.round(1024 * Math.sin((turn * Math.PI) / 128))
      expect(sine(turn), String(turn)).toBe(exact === 0 ? 0 : exact)
    }
  })

  it('scales towards zero and never answers a negative zero', () => {
    expect(scaled(3, 512)).toBe(1)
    expect(scaled(-3, 512)).toBe(-1)
    expect(scaled(-1, 1)).toBe(0)
    expect(scaled(9216 * 2, 1024)).toBe(9216 * 2)
  })

  it('keeps a value between its bounds', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), fc.integer(), (value, a, b) => {
        const [low, high] = a < b ? [a, b] : [b, a]
        const kept = clamp(value, low, high)
        expect(kept >= low && kept <= high && (kept === value || kept === low || kept === high)).toBe(true)
      }),
    )
  })
})
