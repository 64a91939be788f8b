import type { CompositionRepository, TrendWrite } from '@trendverse/application/ports/composition-repository'
import { isUuid } from '@trendverse/domain/primitives/uuid'
import { and, asc, eq, gte, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { inBatches } from './insert-in-batches'
import { lockComposition, saveComposition } from './save-composition'
import { sourceItems } from './schema/items'
import { mergeDecisions, trends } from './schema/trends'
import type { Queries, SqlDatabase } from './sql-database'
import { fromTrendRow, toTrendRow } from './trend-row'

/** Composed trends in SQL. Every change is announced as `trends_changed` after it is kept. */
export function sqlCompositionRepository(database: SqlDatabase): CompositionRepository {
  return {
    listTrends: ({ archivedSinceMs }) =>
      database.run(async (queries) => {
        const rows = await queries
          .select()
          .from(trends)
          .where(isInRange(queries, archivedSinceMs))
          .orderBy(asc(trends.id))
        return rows.map(fromTrendRow)
      }),
    saveComposition: async (composition) => {
      await database.transaction((queries) => saveComposition(queries, composition))
      await database.notify('trends_changed')
    },
    listMergeDecisions: async (trendId) => {
      if (!isUuid(trendId)) return []
      const { atMs, id } = mergeDecisions
      return database.run((queries) =>
        queries.select().from(mergeDecisions).where(eq(mergeDecisions.trendId, trendId)).orderBy(asc(atMs), asc(id)),
      )
    },
    undoMerge: async (decisionId, atMs) => {
      if (!isUuid(decisionId)) return false
      const undone = await database.transaction((queries) => undoMerge(queries, decisionId, atMs))
      if (undone) await database.notify('trends_changed')
      return undone
    },
    seedIfEmpty: async (seeds) => {
      const inserted = await database.transaction((queries) => seedIfEmpty(queries, seeds))
      if (inserted > 0) await database.notify('trends_changed')
      return inserted
    },
  }
}

function isInRange(queries: Queries, sinceMs: number): SQL | undefined {
  const seen = queries.select({ id: sourceItems.trendId }).from(sourceItems)
  return or(
    ne(trends.status, 'archived'),
    ne(trends.origin, 'live'),
    gte(trends.lastEvidenceAtMs, sinceMs),
    and(isNull(trends.lastEvidenceAtMs), gte(trends.createdAtMs, sinceMs)),
    inArray(trends.id, seen.where(and(isNotNull(sourceItems.trendId), gte(sourceItems.lastSeenAtMs, sinceMs)))),
  )
}

async function undoMerge(queries: Queries, decisionId: string, atMs: number): Promise<boolean> {
  await lockComposition(queries)
  const [decision] = await queries
    .select()
    .from(mergeDecisions)
    .where(and(eq(mergeDecisions.id, decisionId), eq(mergeDecisions.kind, 'merged'), isNull(mergeDecisions.undoneAtMs)))
  if (!decision) return false
  const { itemId, trendId } = decision
  const left = await queries
    .update(sourceItems)
    .set({ trendId: null })
    .where(and(eq(sourceItems.id, itemId), eq(sourceItems.trendId, trendId)))
    .returning({ id: sourceItems.id })
  // the item lies elsewhere by now: there is nothing left to take back
  if (left.length === 0) return false
  await queries.update(mergeDecisions).set({ undoneAtMs: atMs }).where(eq(mergeDecisions.id, decisionId))
  return true
}

async function seedIfEmpty(queries: Queries, seeds: readonly TrendWrite[]): Promise<number> {
  await lockComposition(queries)
  const existing = await queries.select({ one: sql`1` }).from(trends).limit(1)
  if (existing.length > 0) return 0
  await inBatches(seeds, (batch) => queries.insert(trends).values(batch.map(toTrendRow)))
  return seeds.length
}
