import { DAY_MS } from '@trendverse/domain/primitives/time'
import { expect, it } from 'vitest'
import type { SqlDatabase } from '../sql/sql-database'
import { sqlStorage } from '../sql/sql-storage'
import { all, graded, read } from './forecast-samples'
import { NOON_MS } from './samples'

/** What is true of folding in SQL and cannot be said through the ports. */
export function forecastDaysSqlSuite(empty: () => Promise<SqlDatabase>): void {
  it('has changed nothing when a step of folding is cut off, and comes to the same the next time', async () => {
    const database = await empty()
    const storage = sqlStorage(database)
    const days = [0, 1, 2]
    for (const day of days) {
      const first = [1, 2].map((n) => ({ n: 2 * day + n, probability: 0.25 }))
      await read(storage, NOON_MS + day * DAY_MS, [], first)
    }
    await storage.forecasts.saveGrades((await all(storage)).map((row) => graded(row, 'miss')))
    const fold = () => storage.forecasts.foldOld(NOON_MS + 10 * DAY_MS)
    const kept = async () => {
      const [counted] = (
        await database.executeSql(
          `select (select count(*)::int from forecasts) as forecasts, (select count(*)::int from forecast_days) as days,
             (select extract(epoch from until_at) * 1000 from retention where unit = 'forecast')::double precision as until`,
        )
      ).rows
      return counted
    }
    expect(await fold()).toEqual({ removed: 2, isDone: false })
    const before = await kept()
    expect(before).toMatchObject({ forecasts: 4, days: 1 })
    await database.executeSql('alter table forecast_days add constraint cut_off check (decile < 0) not valid')
    try {
      await expect(fold()).rejects.toThrow(/forecast_days/)
      expect(await kept()).toEqual(before)
    } finally {
      await database.executeSql('alter table forecast_days drop constraint cut_off')
    }
    expect(await fold()).toEqual({ removed: 2, isDone: false })
    expect(await fold()).toEqual({ removed: 2, isDone: false })
    expect(await fold()).toEqual({ removed: 0, isDone: true })
    expect(await kept()).toMatchObject({ forecasts: 0, days: 3 })
    expect(await storage.forecasts.tally(0)).toEqual([expect.objectContaining({ outcome: 'miss', count: 6 })])
  })
}
