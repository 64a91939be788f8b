import { describe, expect, it } from 'vitest'
import { OnlineLogistic, sigmoid } from './online-logistic'

describe('OnlineLogistic', () => {
  it('answers the prior before it has learnt', () => {
    const model = new OnlineLogistic(3, -2)
    expect(model.logit(Float64Array.of(1, 5, 5))).toBe(-2)
  })

  it('recovers the rule labels were drawn by', () => {
    const model = new OnlineLogistic(3, 0)
    let state = 1
    const random = (): number => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return state / 2 ** 32
    }
    for (let batch = 0; batch < 2_000; batch += 1) {
      for (let row = 0; row < 5; row += 1) {
        const x = Float64Array.of(1, 4 * random() - 2, 4 * random() - 2)
        const chance = sigmoid(-1 + 2 * (x[1] as number) - (x[2] as number))
        model.take(x, random() < chance ? 1 : 0)
      }
      model.learn()
    }
    expect(model.weights[0]).toBeCloseTo(-1, 0)
    expect(model.weights[1]).toBeCloseTo(2, 0)
    expect(model.weights[2]).toBeCloseTo(-1, 0)
  })

  it('follows a rule that turns round once it has forgotten enough', () => {
    const model = new OnlineLogistic(2, 0)
    for (let batch = 0; batch < 1_200; batch += 1) {
      model.forget(0.99)
      const high = batch < 600 ? 1 : 0
      model.take(Float64Array.of(1, 1), high)
      model.take(Float64Array.of(1, -1), high === 1 ? 0 : 1)
      model.learn()
    }
    expect(model.weights[1]).toBeLessThan(-0.5)
  })

  it('starts anew rather than keep coefficients that are not numbers', () => {
    const model = new OnlineLogistic(2, -2)
    model.take(Float64Array.of(1, Number.NaN), 1)
    model.learn()
    expect([...model.weights]).toEqual([-2, 0])
  })
})
