import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DAY_MS } from '../../primitives/time'
import { type FoldedForecast, type ForecastDay, foldForecasts } from './forecast-day'
import { reportForecasts } from './forecast-report'
import { FORECAST_MOMENTS, type ForecastOutcomeKind } from './forecast-row'
import { addTallies, tallyForecasts } from './forecast-tally'

const folded: fc.Arbitrary<FoldedForecast> = fc.record({
  source: fc.constantFrom('lobsters', 'github'),
  moment: fc.constantFrom(...FORECAST_MOMENTS),
  outcome: fc.constantFrom<ForecastOutcomeKind>('hit', 'miss', 'already', 'unknown', 'no_bar'),
  probability: fc.double({ min: 0, max: 1, noNaN: true }),
  rank: fc.option(fc.integer({ min: 1, max: 60 })),
  shownAtMs: fc.option(fc.constant(1)),
  forecastAtMs: fc.integer({ min: 0, max: 3 * DAY_MS }),
  crossedAtMs: fc.option(fc.integer({ min: 3 * DAY_MS, max: 9 * DAY_MS })),
  isLearnt: fc.boolean(),
})

const byLength = (a: number, b: number): number => a - b
const sum = (days: readonly ForecastDay[], value: (day: ForecastDay) => number): number =>
  days.reduce((total, day) => total + value(day), 0)

it('keeps all that is told of forecasts, in whatever parts they are folded', () => {
  fc.assert(
    fc.property(fc.array(folded), fc.nat(), (rows, cut) => {
      const parts = [rows.slice(0, cut % (rows.length + 1)), rows.slice(cut % (rows.length + 1))]
      const days = parts.reduce<readonly ForecastDay[]>((known, part) => foldForecasts(known, part), [])
      const report = (tallies: Parameters<typeof reportForecasts>[0]) => reportForecasts(tallies, [], null)
      expect(report(addTallies(days))).toEqual(report(tallyForecasts(rows)))
      const leads = rows.flatMap(({ outcome, crossedAtMs, forecastAtMs }) =>
        outcome === 'hit' && crossedAtMs !== null ? [crossedAtMs - forecastAtMs] : [],
      )
      expect(days.flatMap(({ leadsMs }) => leadsMs).sort(byLength)).toEqual(leads.sort(byLength))
      expect(sum(days, ({ learnt }) => learnt)).toBe(rows.filter(({ isLearnt }) => isLearnt).length)
      expect(days.every(({ dayMs }) => dayMs % DAY_MS === 0)).toBe(true)
    }),
  )
})

it('never finds a score better than perfect, however chances are rounded', () => {
  const sure = { source: 'github', moment: 'first_sight', outcome: 'hit', rank: null, shownAtMs: null } as const
  for (const probability of [1, 0.999_999_5, 0.999_999_4, 0.9, 1e-200]) {
    const { brier } = reportForecasts(tallyForecasts([{ ...sure, probability }]), [], null)
    expect(brier?.engine).toBeGreaterThanOrEqual(0)
    expect(brier?.engine).toBeCloseTo((1 - probability) ** 2, 5)
  }
})
