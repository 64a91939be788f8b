import { describe, expect, it } from 'vitest'
import { BreakoutLearner, MOST_STATED_CHANCE } from './breakout-learner'
import { BREAKOUT_TERMS, fillBreakoutTerms, logAge, SIGHTING, SIGHTING_WIDTH } from './breakout-terms'
import { sigmoid } from './online-logistic'
import { SourceScale } from './source-scale'
import { timeScale } from './time-scale'
import { LOGGED, TrainingItem } from './training-log'

const sightingOf = (ageUnits: number, countZ: number, firstSight = 0): Float64Array => {
  const sighting = new Float64Array(SIGHTING_WIDTH)
  sighting[SIGHTING.logAge] = logAge(ageUnits)
  sighting[SIGHTING.countZ] = countZ
  sighting[SIGHTING.firstSight] = firstSight
  return sighting
}

/** An item seen once while open; `logit` is what was said of it then. */
function seenAs(sighting: Float64Array, logit: number): TrainingItem {
  const item = new TrainingItem(new Uint16Array())
  const start = item.addSighting()
  item.numbers.set(sighting, start)
  item.numbers[start + LOGGED.logit] = logit
  return item
}

/** High counts mean breaking out for young items, and staying for old ones. */
function taught(): BreakoutLearner {
  const learner = new BreakoutLearner(new SourceScale(), timeScale(1))
  for (let round = 0; round < 60; round += 1) {
    learner.resolve(
      Array.from({ length: 20 }, (_, index) => {
        const isOld = index % 2 === 0
        const countZ = index < 10 ? 2 : -2
        const breaksOut = (isOld ? countZ < 0 : countZ > 0) && index % 5 === 0
        return { peak: breaksOut ? 1_000 : index, training: seenAs(sightingOf(isOld ? 6 : 1, countZ), 3) }
      }),
    )
  }
  return learner
}

describe('BreakoutLearner', () => {
  it('learns young and old items apart', () => {
    const learner = taught()
    const logit = (age: number, countZ: number): number => learner.logit(sightingOf(age, countZ), 0)
    expect(logit(1, 2)).toBeGreaterThan(logit(1, -2) + 1)
    expect(logit(6, -2)).toBeGreaterThan(logit(6, 2) + 1)
  })

  it('puts chances stated later right at either age, and leaves those of first sights to their own outcomes', () => {
    const learner = taught()
    const chance = (age: number, firstSight: number): number => learner.chance(3, sightingOf(age, 0, firstSight), 0)
    expect(sigmoid(3)).toBeGreaterThan(0.95)
    expect(chance(1, 0)).toBeLessThan(0.2)
    expect(chance(6, 0)).toBeLessThan(0.2)
    expect(chance(1, 1)).toBe(MOST_STATED_CHANCE)
  })
})

describe('fillBreakoutTerms', () => {
  it('fills every term and no more, from where the sighting starts', () => {
    const sighting = Float64Array.from({ length: SIGHTING_WIDTH + 3 }, (_, place) => 1.1 + place / 7)
    const x = new Float64Array(BREAKOUT_TERMS + 1)
    fillBreakoutTerms(sighting, 3, x)
    expect(x.indexOf(0)).toBe(BREAKOUT_TERMS)
    const again = new Float64Array(BREAKOUT_TERMS + 1)
    fillBreakoutTerms(sighting.slice(3), 0, again)
    expect(again).toEqual(x)
  })
})
