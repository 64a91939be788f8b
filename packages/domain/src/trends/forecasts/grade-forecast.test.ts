import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from '../../primitives/time'
import type { Forecast } from '../momentum/item-score'
import { MomentumEngine } from '../momentum/momentum-engine'
import { history } from '../momentum/momentum-engine.fixtures'
import type { StatedForecast } from './forecast-row'
import { gradeForecast, type SeenPoint } from './grade-forecast'
import { firstSightRows } from './record-forecasts'
import { sourceWatch } from './source-watch'

const AT_MS = Date.UTC(2026, 2, 3, 12)
const hourly = (from: number, through: number): number[] =>
  Array.from({ length: through - from + 1 }, (_, n) => AT_MS + (from + n) * HOUR_MS)

const made = (parts: Partial<StatedForecast> = {}): StatedForecast => ({
  source: 'hacker-news',
  itemId: 'a',
  forecastAtMs: AT_MS,
  moment: 'first_sight',
  probability: 0.4,
  bar: 300,
  dueAtMs: AT_MS + DAY_MS,
  rank: null,
  ...parts,
})
const seen = (hours: number, metric: number | null, rank: number | null = null): SeenPoint => ({
  atMs: AT_MS + hours * HOUR_MS,
  metric,
  rank,
})
const watchedUntil = (hour: number) => sourceWatch(hourly(0, hour), hourly(0, hour), AT_MS + hour * HOUR_MS)
const gradeOf = (points: readonly SeenPoint[], hour: number, parts: Partial<StatedForecast> = {}) =>
  gradeForecast(made(parts), points, watchedUntil(hour))

describe('gradeForecast', () => {
  it('calls it a hit as soon as the bar is reached, and says when', () => {
    expect(gradeOf([seen(0, 20), seen(3, 299), seen(5, 300), seen(6, 400)], 6)).toMatchObject({
      outcome: 'hit',
      crossedAtMs: AT_MS + 5 * HOUR_MS,
    })
  })

  it('leaves it open until it is due, and calls it a miss once its source was read after that', () => {
    expect(gradeOf([seen(0, 20), seen(23, 299)], 23)).toBeNull()
    expect(gradeOf([seen(0, 20), seen(23, 299)], 24)).toMatchObject({ outcome: 'miss', crossedAtMs: null })
  })

  it('counts nothing that is seen when it is due or later', () => {
    expect(gradeOf([seen(0, 20), seen(24, 900)], 25)).toMatchObject({ outcome: 'miss' })
  })

  it('foretold nothing where the bar was reached when it was made', () => {
    expect(gradeOf([seen(0, 300)], 1)).toMatchObject({ outcome: 'already', crossedAtMs: AT_MS })
    const later = { forecastAtMs: AT_MS + 4 * HOUR_MS, moment: 'passed_50' as const }
    expect(gradeOf([seen(0, 20), seen(3, 310), seen(4, 320)], 5, later)).toMatchObject({ outcome: 'already' })
    expect(gradeOf([seen(0, 20), seen(4, 250), seen(5, 320)], 5, later)).toMatchObject({ outcome: 'hit' })
  })

  it('cannot be judged without a bar', () => {
    expect(gradeOf([seen(1, 1e9)], 1, { bar: null })).toMatchObject({ outcome: 'no_bar' })
  })

  it('takes counts that are no numbers for none', () => {
    expect(gradeOf([seen(0, Number.NaN), seen(1, Number.POSITIVE_INFINITY)], 30)).toMatchObject({ outcome: 'miss' })
  })

  it.each(['votes', 'ranks'] as const)('agrees with what the engine learns from, on a list of %s', (kind) => {
    const engine = new MomentumEngine({ timeUnitHours: 1 })
    const points = new Map<string, SeenPoint[]>()
    const forecasts = new Map<string, Forecast>()
    const learnt: { readonly itemId: string; readonly brokeOut: boolean }[] = []
    const instants: number[] = []
    for (const { observedAtMs, observations } of history(220, 5)) {
      instants.push(observedAtMs)
      const ranked = [...observations].sort((a, b) => (b.metric ?? 0) - (a.metric ?? 0))
      const rows =
        kind === 'votes' ? observations : ranked.map((one, place) => ({ ...one, metric: null, rank: place + 1 }))
      for (const { itemId, metric, rank } of rows) {
        points.set(itemId, [...(points.get(itemId) ?? []), { atMs: observedAtMs, metric, rank }])
      }
      const answer = engine.observe({ observedAtMs, observations: rows })
      for (const forecast of answer.forecasts) forecasts.set(forecast.itemId, forecast)
      learnt.push(...answer.outcomes)
    }
    const watch = sourceWatch(instants, instants, instants.at(-1) ?? 0)
    const judged = learnt.flatMap(({ itemId, brokeOut }) => {
      const [row] = firstSightRows('hacker-news', [forecasts.get(itemId) as Forecast], [])
      return row?.bar == null
        ? []
        : [{ brokeOut, outcome: gradeForecast(row, points.get(itemId) ?? [], watch)?.outcome ?? null }]
    })
    expect(judged.filter(({ brokeOut }) => brokeOut).length).toBeGreaterThan(20)
    for (const { brokeOut, outcome } of judged) {
      expect(brokeOut ? ['hit', 'already'] : ['miss']).toContain(outcome)
    }
  })
})

describe('sourceWatch', () => {
  const span = { fromMs: AT_MS, dueAtMs: AT_MS + DAY_MS }

  it('says nothing before the end, whatever was read', () => {
    expect(sourceWatch(hourly(0, 60), hourly(0, 60), AT_MS + DAY_MS - 1)(span)).toBe('undecided')
  })

  it('grades nothing by a clock alone: without a reading after the end it is undecided', () => {
    expect(sourceWatch(hourly(0, 23), hourly(0, 23), AT_MS + 400 * DAY_MS)(span)).toBe('undecided')
  })

  it('grades nothing early when a clock is put forward by a year, though the source is read under it', () => {
    const jumped = [...hourly(0, 3), AT_MS + 365 * DAY_MS, AT_MS + 365 * DAY_MS + HOUR_MS]
    expect(sourceWatch(jumped, jumped, AT_MS + 366 * DAY_MS)(span)).toBe('undecided')
    // And once the clock is right again, what was read under the wrong one is of the future.
    const again = [...hourly(0, 5), ...jumped.slice(4)]
    expect(sourceWatch(again, again, AT_MS + 5 * HOUR_MS)(span)).toBe('undecided')
    const later = [...hourly(0, 24), ...jumped.slice(4)]
    expect(sourceWatch(later, later, AT_MS + 24 * HOUR_MS)(span)).toBe('watched')
  })

  it('bears silence of up to half the time', () => {
    const gap = (hours: number) => [...hourly(0, 6), ...hourly(6 + hours, 30)]
    expect(sourceWatch(gap(12), gap(12), AT_MS + 30 * HOUR_MS)(span)).toBe('watched')
    expect(sourceWatch(gap(13), gap(13), AT_MS + 36 * HOUR_MS)(span)).toBe('undecided')
  })

  it('is unknown once the site went on without the source for long enough', () => {
    const site = hourly(0, 36)
    expect(sourceWatch(hourly(0, 6), site.slice(0, 36), AT_MS + 35 * HOUR_MS)(span)).toBe('undecided')
    expect(sourceWatch(hourly(0, 6), site, AT_MS + 36 * HOUR_MS)(span)).toBe('unwatched')
    expect(sourceWatch([], site, AT_MS + 36 * HOUR_MS)(span)).toBe('unwatched')
  })
})
