import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { binOf, ChanceRecalibration } from './chance-recalibration'
import { seeded } from './momentum-engine.fixtures'
import { sigmoid } from './online-logistic'

/** Logits all over the range: doubles of fast-check crowd around 0. */
const logits = fc.integer({ min: -90, max: 90 }).map((tenth) => tenth / 10)
const outcomes = fc.array(fc.tuple(logits, fc.boolean()), { maxLength: 200 })

const fitted = (seen: readonly (readonly [number, boolean])[], memory = 5_000): ChanceRecalibration => {
  const recalibration = new ChanceRecalibration(memory)
  for (const [logit, brokeOut] of seen) recalibration.add(binOf(logit), brokeOut)
  recalibration.fit()
  return recalibration
}

describe('ChanceRecalibration', () => {
  it('leaves chances as they are while nothing is known', () => {
    const fresh = fitted([])
    for (const logit of [-12, -2.2, 0, 0.3, 5, 12]) expect(fresh.chance(logit)).toBeCloseTo(sigmoid(logit), 12)
  })

  it('is a little less sure than the model where little is known, and never takes its side for the other', () => {
    const learning = fitted([[0.25, false]])
    for (const logit of [-5, -2.2, 3, 5]) {
      expect(learning.chance(logit)).toBeCloseTo(sigmoid(0.75 * logit - 0.25), 12)
    }
    expect(learning.chance(-12)).toBeLessThan(0.001)
    expect(learning.chance(12)).toBeLessThan(sigmoid(12))
  })

  it('answers chances and never changes their order, whatever the outcomes were', () => {
    fc.assert(
      fc.property(outcomes, logits, logits, (seen, one, other) => {
        const recalibration = fitted(seen)
        const [lower, higher] = [Math.min(one, other), Math.max(one, other)]
        expect(recalibration.chance(higher)).toBeGreaterThanOrEqual(recalibration.chance(lower) - 1e-12)
        expect(recalibration.chance(lower)).toBeGreaterThan(0)
        expect(recalibration.chance(higher)).toBeLessThan(1)
      }),
    )
  })

  it('learns that chances come true two times in three', () => {
    const random = seeded(5)
    const seen = Array.from({ length: 6_000 }, (): [number, boolean] => {
      const logit = 8 * random() - 4
      return [logit, random() < 0.67 * sigmoid(logit)]
    })
    const recalibration = fitted(seen)
    for (const logit of [-3, -1, 0, 1, 3]) {
      expect(Math.abs(recalibration.chance(logit) - 0.67 * sigmoid(logit))).toBeLessThan(0.05)
    }
  })

  it('follows a source that changes, and stays itself however many outcomes there were', () => {
    const often = Array.from({ length: 20_000 }, (): [number, boolean] => [0.25, true])
    const never = Array.from({ length: 2_000 }, (): [number, boolean] => [0.25, false])
    expect(fitted(often, 500).chance(0.25)).toBeGreaterThan(0.95)
    expect(fitted([...often, ...never], 500).chance(0.25)).toBeLessThan(0.05)
  })
})
