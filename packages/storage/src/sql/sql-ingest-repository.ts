import type { IngestRepository } from '@trendverse/application/ports/ingest-repository'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import { and, asc, eq, gte, inArray } from 'drizzle-orm'
import type { ItemPoint } from '../reading/trend-facts'
import { inBatches } from './insert-in-batches'
import { saveSnapshot } from './save-snapshot'
import { sourceHealth, sourceModels } from './schema/installation'
import { observations, sourceItems } from './schema/items'
import type { SqlDatabase } from './sql-database'
import { thinObservations } from './thin-observations'
import { fromItemRow } from './trend-row'

/** Observations, items, models, forecasts and source health in SQL. */
export function sqlIngestRepository(database: SqlDatabase): IngestRepository {
  return {
    loadModel: (source) =>
      database.run(async (queries) => {
        const rows = await queries.select().from(sourceModels).where(eq(sourceModels.source, source))
        return rows[0]?.model ?? null
      }),
    saveSnapshot: (snapshot) => database.transaction((queries) => saveSnapshot(queries, snapshot)),
    listItemsSeenSince: (sinceMs) =>
      database.run(async (queries) => {
        const rows = await queries.select().from(sourceItems).where(gte(sourceItems.lastSeenAtMs, sinceMs))
        return rows.map(fromItemRow)
      }),
    listObservations: (itemIds, sinceMs) =>
      database.run(async (queries) => {
        const points = new Map<Uuid, ItemPoint[]>(itemIds.map((id) => [id, []]))
        await inBatches([...points.keys()], async (batch) => {
          const rows = await queries
            .select()
            .from(observations)
            .where(and(inArray(observations.itemId, batch), gte(observations.atMs, sinceMs)))
            .orderBy(asc(observations.itemId), asc(observations.atMs))
          for (const { itemId, ...point } of rows) points.get(itemId)?.push(point)
        })
        return points
      }),
    thinObservations: (limits) => thinObservations(database, limits),
    listHealth: () => database.run((queries) => queries.select().from(sourceHealth).orderBy(asc(sourceHealth.source))),
    saveHealth: async (health) => {
      await database.run((queries) =>
        queries.insert(sourceHealth).values(health).onConflictDoUpdate({ target: sourceHealth.source, set: health }),
      )
    },
  }
}
