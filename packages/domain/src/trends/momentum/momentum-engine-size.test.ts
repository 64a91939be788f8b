import { describe, expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '../../primitives/time'
import { MOST_FOLLOWED } from './item-tracker'
import { MomentumEngine } from './momentum-engine'
import { history, replay, row, START_MS, seeded, stateOf } from './momentum-engine.fixtures'
import type { Observation } from './observation'
import { MOST_OPEN_FORECASTS } from './open-forecasts'
import type { StateParts } from './state-parts'
import { MOST_SIGHTINGS } from './training-log'

/** Bytes of text one of each may take in a stored state beside its id and the words of its title. */
const BYTES = { learner: 250_000, followedItem: 290, openForecast: 60, sighting: 100 }
/** Bytes of the largest part: no statement of a store has to hold more at once. */
const LARGEST_PART = 2_000_000

const bytesOf = (parts: StateParts): number => Object.values(parts).reduce((sum, part) => sum + part.length, 0)

/** Numbers a state says of itself. */
function countsOf(parts: StateParts): { readonly items: number; readonly forecasts: number } {
  const engine = JSON.parse(parts.engine ?? '') as { items: number; forecasts: [number, number, number] }
  return { items: engine.items, forecasts: engine.forecasts[1] }
}

describe('the state of MomentumEngine', () => {
  it('does not grow with the history: resolved items that are no longer seen are forgotten', () => {
    const engine = new MomentumEngine({ timeUnitHours: 1 })
    replay(engine, history(200))
    const early = bytesOf(stateOf(engine))
    replay(engine, history(600).slice(200))
    expect(bytesOf(stateOf(engine))).toBeLessThan(early * 1.2)
  })

  it('has a bound however many items a snapshot shows: 20,000 items, 40,000 forecasts, 14 MB', () => {
    const engine = new MomentumEngine({ timeUnitHours: 1 })
    const idBytes = '"item-0-00000",'.length
    const titleBytes = 40
    for (let step = 0; step < 2; step += 1) {
      const observations = Array.from({ length: 100_000 }, (_, index) =>
        row(`item-${step}-${String(index).padStart(5, '0')}`, { metric: index, title: `one of ${index % 97} words` }),
      )
      const { scores } = engine.observe({ observedAtMs: START_MS + step * MINUTE_MS, observations })
      expect(scores).toHaveLength(100_000)
      expect(scores.every(({ momentum }) => Number.isFinite(momentum))).toBe(true)
      expect(countsOf(stateOf(engine)).items).toBe(MOST_FOLLOWED)
    }
    const state = stateOf(engine)
    expect(countsOf(state)).toEqual({ items: 20_000, forecasts: MOST_OPEN_FORECASTS })
    const largest =
      BYTES.learner +
      MOST_FOLLOWED * (BYTES.followedItem + idBytes) +
      MOST_OPEN_FORECASTS * (BYTES.openForecast + idBytes) +
      MOST_SIGHTINGS * (BYTES.sighting + titleBytes)
    expect(largest).toBeLessThan(14e6)
    expect(bytesOf(state)).toBeLessThan(largest)
    expect(Math.max(...Object.values(state).map((part) => part.length))).toBeLessThan(LARGEST_PART)
    const [next] = history(1)
    const restored = MomentumEngine.restore(state, { timeUnitHours: 1 })
    expect(next && restored.observe(next)).toEqual(next && engine.observe(next))
  })

  it('keeps items whose id is absurdly long out of it, and scores them all the same', () => {
    const engine = new MomentumEngine({ timeUnitHours: 1 })
    const observations = [row('x'.repeat(1_000_000)), row('short')]
    for (let hour = 0; hour < 2; hour += 1) {
      const answer = engine.observe({ observedAtMs: START_MS + hour * HOUR_MS, observations })
      expect(answer.scores.every(({ momentum }) => Number.isFinite(momentum))).toBe(true)
      expect(answer.forecasts.map(({ itemId }) => itemId)).toEqual(hour === 0 ? ['short'] : [])
    }
    expect(countsOf(stateOf(engine))).toEqual({ items: 1, forecasts: 1 })
  })
})

describe('items that had to make room', () => {
  it('still get their outcome and teach: 1,100 new items an hour, each listed for three', { timeout: 60_000 }, () => {
    const engine = new MomentumEngine({ timeUnitHours: 1 })
    const random = seeded(3)
    const hot = new Map<string, boolean>()
    const outcomes = new Map<string, boolean>()
    let forecasts = 0
    let shown = 0
    for (let hour = 0; hour < 72; hour += 1) {
      const observations = Array.from({ length: 3_300 }, (_, index) => {
        const itemId = `${hour - (index % 3)}-${index - (index % 3)}`
        const isHot = hot.get(itemId) ?? random() < 0.12
        hot.set(itemId, isHot)
        const metric = (10 + 5 * random()) * (isHot ? 10 : 1) ** (index % 3)
        return row(itemId, { metric, title: isHot ? 'a launch' : 'a note' })
      })
      const answer = engine.observe({ observedAtMs: START_MS + hour * HOUR_MS, observations })
      forecasts += answer.forecasts.length
      for (const { itemId, brokeOut } of answer.outcomes) outcomes.set(itemId, brokeOut)
      shown += answer.scores.filter(({ breakoutProbability }) => breakoutProbability !== null).length
    }
    expect(countsOf(stateOf(engine))).toEqual({ items: MOST_FOLLOWED, forecasts: 24 * 1_100 })
    expect(forecasts).toBe(74 * 1_100)
    // Those of the first hours had no bar to be judged by.
    expect(outcomes.size).toBeGreaterThan(46 * 1_100)
    const right = [...outcomes].filter(([itemId, brokeOut]) => brokeOut === hot.get(itemId)).length
    expect(right / outcomes.size).toBeGreaterThan(0.95)
    expect(shown).toBeGreaterThan(0)
  })

  it('go on where they were when they are seen again: one forecast, judged by the peak of before', () => {
    const engine = new MomentumEngine({ timeUnitHours: 1 })
    replay(engine, history(200))
    const observe = (hour: number, observations: readonly Observation[]) =>
      engine.observe({ observedAtMs: START_MS + hour * HOUR_MS, observations })
    expect(observe(200, [row('wanderer', { metric: 7 })]).forecasts).toHaveLength(1)
    observe(201, [row('wanderer', { metric: 1e6 })])
    observe(
      202,
      Array.from({ length: MOST_FOLLOWED }, (_, index) => row(`crowd-${index}`)),
    )
    const items = Object.entries(stateOf(engine)).filter(([name]) => name.startsWith('items-'))
    expect(items.some(([, text]) => text.includes('wanderer'))).toBe(false)
    const back = observe(203, [row('wanderer', { metric: 5 })])
    expect(back.forecasts).toEqual([])
    expect(observe(223, []).outcomes.map(({ itemId }) => itemId)).not.toContain('wanderer')
    const outcome = observe(224, []).outcomes.find(({ itemId }) => itemId === 'wanderer')
    expect(outcome).toMatchObject({ peakMetric: 1e6, brokeOut: true })
  })
})
