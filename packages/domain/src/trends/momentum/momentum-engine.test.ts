import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../primitives/time'
import type { SnapshotScores } from './item-score'
import { LIFECYCLE_STAGES } from './lifecycle-stage'
import { MomentumEngine } from './momentum-engine'
import { history, hostileSnapshots, replay, row, START_MS, seeded, stateOf } from './momentum-engine.fixtures'

describe('MomentumEngine', () => {
  it('answers one score per row, in order, from the first snapshot', () => {
    const { scores, forecasts, outcomes } = new MomentumEngine({ timeUnitHours: 1 }).observe({
      observedAtMs: START_MS,
      observations: [row('a'), row('b', { metric: 500 }), row('c', { metric: null, rank: 3 })],
    })
    expect(scores).toHaveLength(3)
    expect(scores.every((score) => Number.isFinite(score.momentum))).toBe(true)
    expect(scores.every((score) => score.breakoutProbability === null && !score.alert)).toBe(true)
    expect(forecasts.map((forecast) => forecast.itemId)).toEqual(['a', 'b', 'c'])
    expect(forecasts[0]?.probability).toBeCloseTo(0.1, 10)
    expect(outcomes).toEqual([])
  })

  it('stays finite and gives known stages on any input, hostile numbers and times included', () => {
    fc.assert(
      fc.property(hostileSnapshots, fc.constantFrom(1 as const, 24 as const), (snapshots, timeUnitHours) => {
        const engine = new MomentumEngine({ timeUnitHours })
        for (const snapshot of snapshots) {
          const { scores, forecasts } = engine.observe(snapshot)
          expect(scores).toHaveLength(snapshot.observations.length)
          for (const score of scores) {
            expect(Number.isFinite(score.momentum)).toBe(true)
            expect(Number.isFinite(score.velocityPerHour)).toBe(true)
            expect(LIFECYCLE_STAGES).toContain(score.lifecycle)
          }
          for (const { probability } of forecasts) expect(probability >= 0 && probability <= 1).toBe(true)
        }
      }),
    )
  })

  it('learns from nothing later than the row it scores', () => {
    const long = replay(new MomentumEngine({ timeUnitHours: 1 }), history(400))
    const short = replay(new MomentumEngine({ timeUnitHours: 1 }), history(400).slice(0, 300))
    expect(short).toEqual(long.slice(0, 300))
  })

  it('ranks by formula S until 500 items are resolved, then by a learnt chance on the same scale', () => {
    const answers = replay(new MomentumEngine({ timeUnitHours: 1 }), history(400))
    const shown = answers.findIndex(({ scores }) => scores.some((score) => score.breakoutProbability !== null))
    const resolvedBefore = answers.slice(0, shown + 1).reduce((sum, { outcomes }) => sum + outcomes.length, 0)
    expect(shown).toBeGreaterThan(0)
    expect(resolvedBefore).toBeGreaterThanOrEqual(400)
    const spread = (part: SnapshotScores[]): number => {
      const momenta = part.flatMap(({ scores }) => scores.map((score) => score.momentum))
      const mean = momenta.reduce((sum, momentum) => sum + momentum, 0) / momenta.length
      return Math.sqrt(momenta.reduce((sum, momentum) => sum + (momentum - mean) ** 2, 0) / momenta.length)
    }
    const before = spread(answers.slice(shown - 24, shown))
    const after = spread(answers.slice(shown, shown + 24))
    expect(after / before).toBeGreaterThan(0.4)
    expect(after / before).toBeLessThan(2.5)
  })

  it('says how many times as fast an item gains as others of its age, from its second sighting on', () => {
    const engine = new MomentumEngine({ timeUnitHours: 1 })
    const ids = Array.from({ length: 40 }, (_, n) => `quiet-${n}`)
    const look = (hour: number, fast: number, quiet: number) =>
      engine.observe({
        observedAtMs: START_MS + hour * HOUR_MS,
        observations: [row('fast', { metric: fast }), ...ids.map((id) => row(id, { metric: quiet }))],
      })
    expect(look(0, 100, 100).scores.every(({ pace }) => pace === null)).toBe(true)
    look(1, 200, 110)
    const [fast, quiet] = look(2, 300, 120).scores
    expect(fast?.pace).toBeGreaterThan(4)
    expect(fast?.pace).toBeLessThan(12)
    expect(quiet?.pace).toBeCloseTo(1, 0)
    const levels = replay(
      new MomentumEngine({ timeUnitHours: 24 }),
      Array.from({ length: 60 }, (_, day) => ({
        observedAtMs: START_MS + day * DAY_MS,
        observations: ids.map((id) => row(id, { metric: day % 2 === 0 ? 900 : 100 })),
      })),
    )
    expect(levels.at(-1)?.scores.every(({ pace }) => pace === null)).toBe(true)
  })

  it('keeps formula S for good when asked to', () => {
    const answers = replay(new MomentumEngine({ timeUnitHours: 1, ranking: 'formula' }), history(400))
    expect(answers.flatMap(({ scores }) => scores).every((score) => score.breakoutProbability === null)).toBe(true)
  })

  it('forecasts each item once and judges it once, by the bar it was forecast with', () => {
    const answers = replay(new MomentumEngine({ timeUnitHours: 1 }), history(300))
    const forecasts = answers.flatMap((answer) => answer.forecasts)
    const outcomes = answers.flatMap((answer) => answer.outcomes)
    expect(new Set(forecasts.map(({ itemId }) => itemId)).size).toBe(forecasts.length)
    expect(new Set(outcomes.map(({ itemId }) => itemId)).size).toBe(outcomes.length)
    expect(outcomes.length).toBeGreaterThan(500)
    const forecastOf = new Map(forecasts.map((forecast) => [forecast.itemId, forecast]))
    for (const outcome of outcomes) {
      const bar = forecastOf.get(outcome.itemId)?.bar ?? null
      expect(bar === null || outcome.brokeOut === outcome.peakMetric >= bar).toBe(true)
    }
  })

  it('learns nothing from what stood above its bar when it was first seen', () => {
    const engine = new MomentumEngine({ timeUnitHours: 1 })
    replay(engine, history(300))
    const observations = [row('large already', { metric: 1e6 }), row('small', { metric: 1 })]
    const { forecasts } = engine.observe({ observedAtMs: START_MS + 300 * HOUR_MS, observations })
    expect(forecasts.map(({ bar }) => bar !== null)).toEqual([true, true])
    const parts = Object.values(stateOf(engine)).map(
      (text) => JSON.parse(text) as { ids?: string[]; stated?: number[] },
    )
    const lessonsOf = (id: string) =>
      parts.map(({ ids, stated }) => stated?.[ids?.indexOf(id) ?? -1]).find(Number.isInteger)
    expect([lessonsOf('large already'), lessonsOf('small')]).toEqual([0, 1])
  })

  it('promises by the bar of the forecast, wherever the bar of the source has moved since', () => {
    const engine = new MomentumEngine({ timeUnitHours: 1 })
    replay(engine, history(300))
    const observe = (hour: number, observations: ReturnType<typeof row>[]) =>
      engine.observe({ observedAtMs: START_MS + hour * HOUR_MS, observations })
    observe(
      300,
      Array.from({ length: 30 }, (_, index) => row(`flood-${index}`, { metric: 1e6 + index })),
    )
    const bar = observe(301, [row('steady', { metric: 1 })]).forecasts[0]?.bar ?? Number.NaN
    const later = observe(324, [row('steady', { metric: bar }), row('new', { metric: bar })])
    expect(later.forecasts[0]?.bar).toBeGreaterThan(bar)
    expect(later.scores[0]?.breakoutProbability).toBe(1)
    expect(later.scores[1]?.breakoutProbability).toBeLessThan(1)
  })

  it.each([
    ['an hourly list', 1, 'metric', 20],
    ['a daily list that states counts', 24, 'metric', 10],
    ['a daily list of ranks alone', 24, 'rank', 20],
  ] as const)(
    'sets the bar of %s (unit %d h, by %s) so that %d of 200 items reach it',
    (_, timeUnitHours, field, hits) => {
      const engine = new MomentumEngine({ timeUnitHours })
      const listed = Array.from({ length: 200 }, (__, index) =>
        row(`item-${index}`, { metric: null, [field]: index + 1 }),
      )
      engine.observe({ observedAtMs: START_MS, observations: listed })
      const { outcomes } = engine.observe({ observedAtMs: START_MS + 11 * DAY_MS, observations: [] })
      expect(outcomes).toHaveLength(200)
      expect(outcomes.filter(({ brokeOut }) => brokeOut)).toHaveLength(hits)
    },
  )

  it('gives better forecasts than the base rate once it has learnt (Brier score)', () => {
    const answers = replay(new MomentumEngine({ timeUnitHours: 1 }), history(700))
    const forecastOf = new Map(answers.flatMap(({ forecasts }) => forecasts).map((made) => [made.itemId, made]))
    const judged = answers.slice(400).flatMap(({ outcomes }) => outcomes)
    const rate = judged.filter((outcome) => outcome.brokeOut).length / judged.length
    let own = 0
    for (const { itemId, brokeOut } of judged) {
      own += ((forecastOf.get(itemId)?.probability ?? 0) - (brokeOut ? 1 : 0)) ** 2 / judged.length
    }
    expect(own).toBeLessThan(0.9 * rate * (1 - rate))
  })

  it('alerts only at the second strong sighting in a row', () => {
    const engine = new MomentumEngine({ timeUnitHours: 1 })
    const flat = Array.from({ length: 20 }, (_, index) => row(`calm-${index}`, { metric: 100 + index }))
    for (let hour = 0; hour < 15; hour += 1) {
      engine.observe({ observedAtMs: START_MS + hour * HOUR_MS, observations: flat })
    }
    const alerts = [1_000, 100_000, 10_000_000].map((metric, step) => {
      const observations = [...flat, row('burst', { metric })]
      return engine.observe({ observedAtMs: START_MS + (15 + step) * HOUR_MS, observations }).scores.at(-1)
    })
    expect(alerts.map((score) => score?.alert)).toEqual([false, true, true])
    expect(alerts[1]?.lifecycle).toBe('emerging')
  })

  it('lets an item fade when its gains dry up, and rise when it comes back', () => {
    const engine = new MomentumEngine({ timeUnitHours: 1 })
    const stages = [0, 50, 150, 160, 161, 162, 400, 900].map(
      (metric, hour) =>
        engine.observe({ observedAtMs: START_MS + hour * HOUR_MS, observations: [row('a', { metric })] }).scores[0]
          ?.lifecycle,
    )
    expect(stages).toEqual(['rising', 'rising', 'rising', 'peak', 'fading', 'fading', 'rising', 'rising'])
  })

  it('calls an item dormant when its count has not moved for two days', () => {
    const engine = new MomentumEngine({ timeUnitHours: 1 })
    engine.observe({ observedAtMs: START_MS, observations: [row('a')] })
    const late = engine.observe({ observedAtMs: START_MS + 2 * DAY_MS, observations: [row('a')] })
    expect(late.scores[0]?.lifecycle).toBe('dormant')
  })

  it('counts a clock set back as no time elapsed, and goes on', () => {
    const engine = new MomentumEngine({ timeUnitHours: 1 })
    replay(engine, history(50))
    const back = engine.observe({ observedAtMs: START_MS - 30 * DAY_MS, observations: [row('story-49-0')] })
    const again = engine.observe({ observedAtMs: START_MS - 30 * DAY_MS, observations: [row('story-49-0')] })
    expect(Number.isFinite(back.scores[0]?.momentum)).toBe(true)
    expect(again.outcomes).toEqual([])
    const snapshots = history(60).slice(50)
    expect(replay(engine, snapshots).every(({ scores }) => scores.every((s) => Number.isFinite(s.momentum)))).toBe(true)
  })

  it('scores rows of one id alike and counts them once', () => {
    const { scores, forecasts } = new MomentumEngine({ timeUnitHours: 1 }).observe({
      observedAtMs: START_MS,
      observations: [row('a', { metric: 5 }), row('b'), row('a', { metric: 50 })],
    })
    expect(scores[2]).toEqual(scores[0])
    expect(forecasts).toHaveLength(2)
  })

  it('turns a rank-only list into counts: the first place gathers more than the last', () => {
    const engine = new MomentumEngine({ timeUnitHours: 1 })
    const observations = ['a', 'b', 'c', 'd'].map((id, index) => row(id, { metric: null, rank: index + 1 }))
    let last = engine.observe({ observedAtMs: START_MS, observations })
    for (let step = 1; step < 30; step += 1) {
      last = engine.observe({ observedAtMs: START_MS + step * 30 * MINUTE_MS, observations })
    }
    const velocities = last.scores.map((score) => score.velocityPerHour)
    expect(velocities).toEqual([...velocities].sort((a, b) => b - a))
    expect(velocities[0]).toBeCloseTo(13, 1)
    expect(last.scores.map((score) => score.momentum)[0]).toBeGreaterThan(last.scores[3]?.momentum ?? 0)
  })

  it('judges long-lived items against their own past', () => {
    const engine = new MomentumEngine({ timeUnitHours: 1 })
    const random = seeded(7)
    const at = (hour: number, spike: number): number[] => {
      const observations = Array.from({ length: 5 }, (_, index) =>
        row(`name-${index}`, { metric: Math.round(10 ** index * (8 + 4 * random())) * (index === 1 ? spike : 1) }),
      )
      return engine.observe({ observedAtMs: START_MS + hour * HOUR_MS, observations }).scores.map((s) => s.momentum)
    }
    for (let hour = 0; hour < 96; hour += 1) at(hour, 1)
    const spiked = at(96, 5)
    expect(Math.max(...spiked)).toBe(spiked[1])
  })
})
