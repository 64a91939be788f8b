import { describe, expect, it } from 'vitest'
import { BreakoutLearner } from './breakout-learner'
import { BREAKOUT_TERMS, fillBreakoutTerms, logAge, SIGHTING, SIGHTING_WIDTH } from './breakout-terms'
import { SourceScale } from './source-scale'
import { timeScale } from './time-scale'
import { TrainingItem } from './training-log'

const sightingOf = (ageUnits: number, countZ: number, firstSight = 0): Float64Array => {
  const sighting = new Float64Array(SIGHTING_WIDTH)
  sighting[SIGHTING.logAge] = logAge(ageUnits)
  sighting[SIGHTING.countZ] = countZ
  sighting[SIGHTING.firstSight] = firstSight
  return sighting
}

/** An item seen once while open. */
function seenAs(sighting: Float64Array): TrainingItem {
  const item = new TrainingItem(new Uint16Array())
  const start = item.addSighting()
  item.numbers.set(sighting, start)
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
        return { peak: breaksOut ? 1_000 : index, training: seenAs(sightingOf(isOld ? 6 : 1, countZ)) }
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

  it('states what it says at first sight, of young items and of old ones each by outcomes of its own', () => {
    const learner = new BreakoutLearner(new SourceScale(), timeScale(1))
    const stated = (age: number, firstSight: number, elapsed: number) =>
      learner.state(1, sightingOf(age, 0, firstSight), 0, elapsed).when
    expect([stated(0, 1, 0), stated(1, 0, 1), stated(6, 0, 6), stated(1, 0, 20)]).toEqual([
      'first',
      'young',
      'old',
      'late',
    ])
    // An item that had to make room is met again as if for the first time: what is said of it then is no first sight.
    expect(stated(6, 1, 6)).toBe('old')
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
