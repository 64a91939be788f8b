import { describe, expect, it } from 'vitest'
import { OnlineLogistic, sigmoid } from './online-logistic'

describe('OnlineLogistic', () => {
  it('answers the prior before it has learnt', () => {
    const model = new OnlineLogistic(3, -2)
    expect(model.logit(Float64Array.of(1, 5, 5))).toBe(-2)
  })

  it("steps to the solution of (10 I + sum xx'/4) w = sum (y - 1/2) x", () => {
    const rows = Array.from({ length: 64 }, (_, row) => ({
      x: [1, row % 3, (row % 5) - 2, (row * row) % 7],
      label: row % 4 === 0 ? (1 as const) : (0 as const),
    }))
    const model = new OnlineLogistic(4, 0)
    for (const { x, label } of rows) model.take(Float64Array.from(x), label)
    model.learn()
    for (let term = 0; term < 4; term += 1) {
      let left = 10 * (model.weights[term] as number)
      let right = 0
      for (const { x, label } of rows) {
        const own = x[term] as number
        left += 0.25 * own * x.reduce((sum, value, other) => sum + value * (model.weights[other] as number), 0)
        right += (label - 0.5) * own
      }
      expect(left).toBeCloseTo(right, 9)
    }
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
    for (let row = 0; row < 64; row += 1) model.take(Float64Array.of(1, 1), 1)
    model.learn()
    expect(model.weights[1]).toBeGreaterThan(0)
    for (let row = 0; row < 64; row += 1) model.take(Float64Array.of(1, Number.NaN), 1)
    model.learn()
    expect([...model.weights]).toEqual([-2, 0])
  })

  it('moves its weights once 64 rows have come in, however they came', () => {
    const step = (rows: number, model: OnlineLogistic): OnlineLogistic => {
      for (let row = 0; row < rows; row += 1) model.take(Float64Array.of(1, row % 3), row % 2 === 0 ? 1 : 0)
      model.learn()
      return model
    }
    const model = step(63, new OnlineLogistic(2, -2))
    expect([...model.weights]).toEqual([-2, 0])
    step(1, model)
    expect(model.weights[0]).toBeGreaterThan(-2)
  })

  it('forgets alike whether it is told hourly or once, before the next row', () => {
    const told = (times: number): number[] => {
      const model = new OnlineLogistic(2, 0)
      for (let row = 0; row < 128; row += 1) {
        for (let time = 0; time < times; time += 1) model.forget(0.9 ** (1 / times))
        model.take(Float64Array.of(1, row % 5), row % 5 > 2 ? 1 : 0)
        model.learn()
      }
      return [...model.weights]
    }
    for (const [term, weight] of told(1).entries()) expect(told(10)[term]).toBeCloseTo(weight, 9)
  })
})
