import type { CompositionRepository, TrendWrite } from '@trendverse/application/ports/stories'
import { isUuid } from '@trendverse/domain/primitives/is-uuid'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import { BY_READING } from '../change-channel'
import { inBatches } from '../insert-in-batches'
import { mergeDecisions, trends } from '../schema/trends'
import type { Queries, SqlDatabase } from '../sql-database'
import { lockComposition, saveComposition } from './save-composition'
import { fromTrendRow, toTrendRow } from './trend-row'

/** Composed trends in SQL. Every change is announced as `trends_changed` after it is kept. */
export function sqlCompositionRepository(database: SqlDatabase): CompositionRepository {
  return {
    listTrends: ({ ids, areOnly = false }) =>
      database.run(async (queries) => {
        const rows = areOnly ? [] : await composedTrends(queries)
        const known = new Set(rows.map(({ id }) => id))
        const others = ids.filter((id) => isUuid(id) && !known.has(id))
        await inBatches(others, async (batch) => {
          rows.push(...(await queries.select().from(trends).where(inArray(trends.id, batch))))
        })
        return rows.map(fromTrendRow).sort((x, y) => (x.id < y.id ? -1 : 1))
      }),
    saveComposition: async (composition) => {
      const revision = await database.transaction((queries) => saveComposition(queries, composition))
      await database.notify('trends_changed', BY_READING)
      return revision
    },
    listMergeDecisions: async (storyId) => {
      if (!isUuid(storyId)) return []
      const { atMs, id } = mergeDecisions
      return database.run((queries) =>
        queries.select().from(mergeDecisions).where(eq(mergeDecisions.storyId, storyId)).orderBy(asc(atMs), asc(id)),
      )
    },
    seedIfEmpty: async (seeds) => {
      const inserted = await database.transaction((queries) => seedIfEmpty(queries, seeds))
      if (inserted > 0) await database.notify('trends_changed')
      return inserted
    },
  }
}

/** All but archived live trends: in the very words of the index `trends_composed`, since with parameters no plan could use it. */
export function composedTrends(queries: Queries) {
  return queries.select().from(trends).where(sql`${trends.status} <> 'archived' or ${trends.origin} <> 'live'`)
}

async function seedIfEmpty(queries: Queries, seeds: readonly TrendWrite[]): Promise<number> {
  await lockComposition(queries)
  const existing = await queries.select({ one: sql`1` }).from(trends).limit(1)
  if (existing.length > 0) return 0
  await inBatches(seeds, (batch) => queries.insert(trends).values(batch.map(toTrendRow)))
  return seeds.length
}
