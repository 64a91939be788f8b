import type { IngestRepository } from '@trendverse/application/ports/ingest-repository'
import { type SQL, sql } from 'drizzle-orm'
import { observations, snapshots } from './schema/items'
import type { SqlDatabase } from './sql-database'

/**
 * Thins history: beyond the first limit the newest observation of each item and UTC hour stays, beyond the second the
 * newest of each day. The guards against saving an instant twice go with the days. Returns how many were removed.
 */
export async function thinObservations(
  database: SqlDatabase,
  limits: Parameters<IngestRepository['thinObservations']>[0],
): Promise<number> {
  const daily = await keepNewestPer(database, 'day', limits.dailyBeforeMs)
  const hourly = await keepNewestPer(database, 'hour', limits.hourlyBeforeMs)
  await database.run((queries) =>
    queries.delete(snapshots).where(sql`${snapshots.observedAtMs} < ${instantOf(limits.dailyBeforeMs)}`),
  )
  return daily + hourly
}

async function keepNewestPer(database: SqlDatabase, unit: 'hour' | 'day', beforeMs: number): Promise<number> {
  const { itemId, atMs } = observations
  const result = await database.run((queries) =>
    queries.execute(sql`
      delete from ${observations} using (
        select ${itemId} as item, ${atMs} as at,
          row_number() over (
            partition by ${itemId}, date_trunc(${unit}, ${atMs}, 'UTC') order by ${atMs} desc
          ) as place
        from ${observations} where ${atMs} < ${instantOf(beforeMs)}
      ) as ranked
      where ranked.place > 1 and ${itemId} = ranked.item and ${atMs} = ranked.at`),
  )
  return result.rowCount ?? 0
}

function instantOf(ms: number): SQL {
  return sql`${sql.param(ms, observations.atMs)}`
}
