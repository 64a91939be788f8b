import type { TrendWrite } from '@trendverse/application/ports/stories'
import type { TrendEditor } from '@trendverse/application/ports/trends'
import { isUuid } from '@trendverse/domain/primitives/is-uuid'
import { and, eq, inArray } from 'drizzle-orm'
import { toTrendRecord } from '../../reading/trend-facts'
import { inBatches } from '../insert-in-batches'
import { sourceItems } from '../schema/items'
import { removedTrends, trends } from '../schema/trends'
import type { Queries, SqlDatabase } from '../sql-database'
import { isPresent, listTrends } from './list-trends'
import { lockComposition } from './save-composition'
import { fromTrendRow, toTrendRow } from './trend-row'

/** Administrators' view of the trends in SQL. Every change is announced as `trends_changed` after it is kept. */
export function sqlTrendEditor(database: SqlDatabase): TrendEditor {
  return {
    list: async (query) => {
      const { rows, ...counted } = await database.transaction((queries) => listTrends(queries, query))
      return { trends: rows.map((row) => toTrendRecord(fromTrendRow(row))), ...counted }
    },
    findMany: (ids) =>
      database.run(async (queries) => {
        const wanted = ids.filter(isUuid)
        if (wanted.length === 0) return []
        const rows = await queries
          .select()
          .from(trends)
          .where(and(inArray(trends.id, wanted), isPresent(queries)))
        return rows.map(fromTrendRow)
      }),
    listKnown: (ids) =>
      database.run(async (queries) => {
        const wanted = ids.filter(isUuid)
        if (wanted.length === 0) return []
        const rows = await queries.select({ id: trends.id }).from(trends).where(inArray(trends.id, wanted))
        return rows.map(({ id }) => id)
      }),
    add: async (added) => {
      const ids = await database.transaction((queries) => add(queries, added))
      if (ids.length > 0) await database.notify('trends_changed')
      return ids
    },
    edit: async (id, change) => {
      if (!isUuid(id)) return null
      const edited = await database.transaction(async (queries) => {
        const trend = await lockTrend(queries, id)
        return trend && write(queries, change(trend))
      })
      if (edited) await database.notify('trends_changed')
      return edited && toTrendRecord(edited)
    },
    remove: async (id, withdraw) => {
      if (!isUuid(id)) return false
      const removed = await database.transaction((queries) => remove(queries, id, withdraw))
      if (removed) await database.notify('trends_changed')
      return removed
    },
  }
}

async function add(queries: Queries, added: readonly TrendWrite[]): Promise<string[]> {
  await lockComposition(queries)
  const ids: string[] = []
  await inBatches(added, async (batch) => {
    const rows = await queries
      .insert(trends)
      .values(batch.map(toTrendRow))
      .onConflictDoNothing({ target: trends.id })
      .returning({ id: trends.id })
    ids.push(...rows.map(({ id }) => id))
  })
  return ids
}

async function lockTrend(queries: Queries, id: string): Promise<TrendWrite | null> {
  await lockComposition(queries)
  const [row] = await queries
    .select()
    .from(trends)
    .where(and(eq(trends.id, id), isPresent(queries)))
    .for('update')
  return row ? fromTrendRow(row) : null
}

async function write(queries: Queries, trend: TrendWrite): Promise<TrendWrite> {
  const { id, ...columns } = toTrendRow(trend)
  await queries.update(trends).set(columns).where(eq(trends.id, id))
  return trend
}

async function remove(queries: Queries, id: string, withdraw: (trend: TrendWrite) => TrendWrite): Promise<boolean> {
  const trend = await lockTrend(queries, id)
  if (!trend) return false
  const [item] = await queries
    .select({ id: sourceItems.id })
    .from(sourceItems)
    .where(eq(sourceItems.storyId, id))
    .limit(1)
  if (item) {
    await write(queries, withdraw(trend))
    await queries.insert(removedTrends).values({ trendId: id })
  } else await queries.delete(trends).where(eq(trends.id, id))
  return true
}
