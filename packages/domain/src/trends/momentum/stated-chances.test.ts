import { describe, expect, it } from 'vitest'
import { binOf } from './chance-recalibration'
import { sigmoid } from './online-logistic'
import { firstStatement, MOST_STATEMENTS, STATEMENTS, type StatedChance, StatedChances } from './stated-chances'

const WINDOW = 24
const promised = (bar: number | null = 100, peak = 10) => ({ bar, peak, marksPassed: 0, statements: [] as number[] })

/** What is stated at a logit for which nothing was learnt yet. */
const statedAt = (logit: number, age: 'first' | 'young' | 'old' = 'young', elapsedUnits = 1): StatedChance =>
  new StatedChances(WINDOW).state(logit, age, elapsedUnits)

/** Chances that were stated `times` over at a logit, with one outcome. */
function taught(logit: number, age: 'first' | 'young' | 'old', brokeOut: boolean, times = 400): StatedChances {
  const chances = new StatedChances(WINDOW)
  const elapsedUnits = age === 'first' ? 0 : 1
  for (let time = 0; time < times; time += 1) {
    const forecast = promised()
    chances.note(forecast, chances.state(logit, age, elapsedUnits))
    chances.learn(forecast.statements, brokeOut)
    chances.fit()
  }
  return chances
}

describe('StatedChances', () => {
  it('learns from nothing that was past the bar of its own forecast, and from no forecast without a bar', () => {
    const chances = new StatedChances(WINDOW)
    const forecasts = [promised(100, 100), promised(100, 250), promised(null)]
    for (const forecast of forecasts) {
      chances.note(forecast, statedAt(-1, 'first', 0))
      chances.note(forecast, statedAt(2))
      expect(forecast.statements).toEqual([])
    }
    const open = promised(100, 99)
    chances.note(open, statedAt(-1, 'first', 0))
    expect(open.statements).toEqual([firstStatement(-1)])
  })

  it('learns from an item each time its chance passes a mark, and not from staying above it', () => {
    const chances = new StatedChances(WINDOW)
    const forecast = promised()
    for (const logit of [-3, -3, -0.5, -0.5, -0.6, 0.3, 2, 2.5, 0.3, 2]) chances.note(forecast, statedAt(logit))
    const bins = forecast.statements.map((statement) => statement % 24)
    expect(bins).toEqual([-3, -0.5, 0.3, 2].map(binOf))
    expect(forecast.marksPassed).toBe(3)
  })

  it('counts several marks passed at once as one statement', () => {
    const forecast = promised()
    new StatedChances(WINDOW).note(forecast, statedAt(3))
    expect(forecast.statements).toHaveLength(1)
  })

  it('learns from each later period once, and from one item never more than seven times', () => {
    const chances = new StatedChances(WINDOW)
    const forecast = promised()
    for (let elapsed = 0; elapsed < WINDOW; elapsed += 0.5) {
      const age = elapsed === 0 ? 'first' : elapsed < 3 ? 'young' : 'old'
      chances.note(forecast, chances.state(-4 + elapsed / 2, age, elapsed))
    }
    expect(forecast.statements.length).toBeGreaterThanOrEqual(4)
    expect(forecast.statements.length).toBeLessThanOrEqual(MOST_STATEMENTS)
    expect(forecast.statements.every((statement) => statement >= 0 && statement < STATEMENTS)).toBe(true)
  })

  it('says less of the same logit the less time is left, and next to nothing at the end', () => {
    const chanceAt = (elapsed: number): number => statedAt(1, 'old', elapsed).chance
    expect(chanceAt(12)).toBeCloseTo(chanceAt(11.9), 12)
    const later = [12, 15, 18, 21, 23.9].map(chanceAt)
    expect(later).toEqual(later.toSorted((a, b) => b - a))
    expect(later[4]).toBeLessThan(0.1)
    expect(chanceAt(30)).toBeGreaterThan(0)
  })

  it('puts each period right by its own outcomes', () => {
    const chances = taught(1.3, 'young', false)
    expect(chances.state(1.3, 'young', 1).chance).toBeLessThan(0.3)
    for (const [age, elapsed] of [
      ['first', 0],
      ['old', 5],
      ['old', 13],
    ] as const) {
      expect(chances.state(1.3, age, elapsed).chance).toBe(statedAt(1.3, age, elapsed).chance)
    }
  })

  it('states nothing above 80% before it came true, and more once it did', () => {
    expect(sigmoid(4)).toBeGreaterThan(0.95)
    expect(statedAt(4, 'first', 0).chance).toBeCloseTo(0.8, 12)
    expect(taught(4, 'first', true).state(4, 'first', 0).chance).toBeGreaterThan(0.9)
  })

  it('keeps the caps of first sights and of later chances apart', () => {
    const chances = taught(4, 'old', true)
    expect(chances.state(4, 'old', 1).chance).toBeGreaterThan(0.9)
    expect(chances.state(4, 'first', 0).chance).toBeCloseTo(0.8, 12)
  })

  it('lowers the cap by what was said at the top and did not come true', () => {
    const chances = taught(4, 'old', false, 12)
    expect(chances.caps.later.chance).toBeLessThan(0.7)
    expect(chances.state(4, 'young', 1).chance).toBe(chances.caps.later.chance)
  })
})
