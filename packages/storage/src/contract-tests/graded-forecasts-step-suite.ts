import { expect, it } from 'vitest'
import { gradedForecastsMigration } from '../sql/migrations/0038-graded-forecasts'
import type { SqlDatabase } from '../sql/sql-database'
import { inEarlierVersion } from './in-earlier-version'

/** Forecasts that were recorded before they were graded in the open. */
export function gradedForecastsStepSuite(empty: () => Promise<SqlDatabase>): void {
  it('keeps forecasts of before: due a day or ten later, graded as the engine had labelled them', async () => {
    const at = (day: number) => `'2026-03-${String(day).padStart(2, '0')}T12:00:00Z'`
    const rows = await inEarlierVersion(
      await empty(),
      gradedForecastsMigration,
      `insert into forecasts (source, item_id, forecast_at, probability, bar, resolved_at, peak_metric, broke_out) values
         ('hacker-news', 'a', ${at(3)}, 0.4, 300, ${at(4)}, 400, true),
         ('hacker-news', 'b', ${at(3)}, 0.1, 300, ${at(4)}, 40, false),
         ('hacker-news', 'c', ${at(3)}, 0.1, null, ${at(4)}, 40, false),
         ('wikipedia', 'd', ${at(3)}, 0.1, 300, null, null, null)`,
      `select item_id, moment, outcome, crossed_at, extract(day from due_at - forecast_at)::int as days, probability from forecasts order by item_id`,
    )
    const row = { moment: 'first_sight', crossed_at: null, days: 1, probability: 0.1 }
    expect(rows).toEqual([
      { ...row, item_id: 'a', outcome: 'hit', probability: 0.4 },
      { ...row, item_id: 'b', outcome: 'miss' },
      { ...row, item_id: 'c', outcome: 'no_bar' },
      { ...row, item_id: 'd', outcome: null, days: 10 },
    ])
  })
}
