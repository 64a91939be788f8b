import type { ItemPoint } from '@trendverse/application/ports/ingest'
import type { EventCounts, NewsQuery, TrendReader } from '@trendverse/application/ports/trends'
import { isUuid } from '@trendverse/domain/primitives/is-uuid'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { NewsItem, TrendDetail } from '@trendverse/domain/trends/trend'
import { and, asc, desc, eq, exists, inArray, isNull, not, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { composeTrendDetail } from '../../reading/compose-trend-detail'
import { toNewsItem } from '../../reading/news-item'
import { keepActiveRelations, type TrendFacts, toTrendRecord } from '../../reading/trend-facts'
import { observations, sourceItems } from '../schema/items'
import { lifecycleChanges, mergeDecisions, relatedTrends, trends } from '../schema/trends'
import type { Queries, SqlDatabase } from '../sql-database'
import { fromItemRow, fromTrendRow } from './trend-row'

/** The rule of `isShown` in the domain. */
export const isShown = or(
  eq(trends.status, 'active'),
  and(eq(trends.status, 'archived'), eq(trends.lifecycle, 'dormant'), isNull(trends.mergedIntoId)),
)

/** What visitors read, from SQL. Lists are meant to be cached by the caller until `trends_changed`. */
export function sqlTrendReader(database: SqlDatabase): TrendReader {
  return {
    listActive: () =>
      database.run(async (queries) => {
        const rows = await queries.select().from(trends).where(eq(trends.status, 'active'))
        return keepActiveRelations(rows.map((row) => toTrendRecord(fromTrendRow(row))))
      }),
    findShown: async (id): Promise<TrendDetail | null> => {
      if (!isUuid(id)) return null
      const facts = await database.run((queries) => loadTrendFacts(queries, id))
      return facts && composeTrendDetail(facts)
    },
    findSurvivor: async (id) => (isUuid(id) ? database.run((queries) => findSurvivor(queries, id)) : null),
    listNews: (query) => database.run((queries) => listNews(queries, query)),
    countEvent: async (id, kind) => {
      if (!isUuid(id)) return null
      const add = async (queries: Queries, to: Uuid) => {
        const column = kind === 'view' ? trends.views : trends.interactions
        const [counts] = await queries
          .update(trends)
          .set(kind === 'view' ? { views: sql`${column} + 1` } : { interactions: sql`${column} + 1` })
          .where(and(eq(trends.id, to), isShown))
          .returning({ views: trends.views, interactions: trends.interactions })
        return counts ?? null
      }
      return database.run(async (queries) => {
        const counts = await add(queries, id)
        if (counts !== null) return counts
        const survivor = await findSurvivor(queries, id)
        return survivor === null ? null : add(queries, survivor)
      })
    },
    countInteractions: (ids) => database.run((queries) => countInteractions(queries, ids)),
  }
}

/** Rows are locked in the order of their ids, so that two that count the same ones do not wait for each other. */
async function countInteractions(queries: Queries, ids: readonly Uuid[]): Promise<ReadonlyMap<Uuid, EventCounts>> {
  const asked = [...new Set(ids)].filter(isUuid)
  if (asked.length === 0) return new Map()
  const held = queries
    .select({ id: trends.id })
    .from(trends)
    .where(and(inArray(trends.id, asked), isShown))
    .orderBy(asc(trends.id))
    .for('no key update')
  const rows = await queries
    .update(trends)
    .set({ interactions: sql`${trends.interactions} + 1` })
    .where(inArray(trends.id, held))
    .returning({ id: trends.id, views: trends.views, interactions: trends.interactions })
  return new Map(rows.map(({ id, ...counts }) => [id, counts]))
}

/** The rule of `newsAtMs` in the domain, as its index spells it. */
const newsAt = sql`(case when ${sourceItems.firstSeenAtMs} - ${sourceItems.publishedAtMs} between interval '0' and interval '48 hours'
  then ${sourceItems.publishedAtMs} else ${sourceItems.firstSeenAtMs} end)`

async function listNews(queries: Queries, query: NewsQuery): Promise<NewsItem[]> {
  const earlier = alias(sourceItems, 'earlier')
  const hasEarlier = exists(
    queries
      .select({ one: sql`1` })
      .from(earlier)
      .where(
        and(
          eq(earlier.storyId, sourceItems.storyId),
          sql`(${earlier.firstSeenAtMs}, ${earlier.id}) < (${sourceItems.firstSeenAtMs}, ${sourceItems.id})`,
        ),
      ),
  )
  const rows = await queries
    .select({ item: sourceItems, trend: trends, isFirst: sql<boolean>`${not(hasEarlier)}` })
    .from(sourceItems)
    .leftJoin(trends, eq(trends.id, sourceItems.storyId))
    .where(
      and(
        or(isNull(trends.id), eq(trends.status, 'active')),
        query.source === null ? undefined : eq(sourceItems.source, query.source),
        sql`${newsAt} < ${sql.param(query.beforeMs, sourceItems.firstSeenAtMs)}`,
      ),
    )
    .orderBy(sql`${newsAt} desc`, desc(sourceItems.id))
    .limit(Math.max(0, query.limit))
  return rows.map(({ item, trend, isFirst }) => toNewsItem(fromItemRow(item), trend && fromTrendRow(trend), isFirst))
}

/** Everything kept about a trend on show, or the one it became part of; null when there is none. */
async function loadTrendFacts(queries: Queries, asked: Uuid): Promise<TrendFacts | null> {
  const id = (await findSurvivor(queries, asked)) ?? asked
  const [row] = await queries
    .select()
    .from(trends)
    .where(and(eq(trends.id, id), isShown))
  if (!row) return null
  const trend = fromTrendRow(row)
  const items = await queries.select().from(sourceItems).where(eq(sourceItems.storyId, id))
  const decisions = await queries.select().from(mergeDecisions).where(eq(mergeDecisions.storyId, id))
  const changes = await queries.select().from(lifecycleChanges).where(eq(lifecycleChanges.trendId, id))
  const points = await loadPoints(
    queries,
    items.map((item) => item.id),
  )
  const related = await loadRelated(queries, id, trend.relatedIds)
  return { trend, items: items.map(fromItemRow), decisions, lifecycleChanges: changes, points, related }
}

/** The trend that an archived one became part of, or null. One an administrator shows again stands for itself. */
async function findSurvivor(queries: Queries, id: Uuid): Promise<Uuid | null> {
  const [row] = await queries
    .select({ mergedIntoId: trends.mergedIntoId })
    .from(trends)
    .where(and(eq(trends.id, id), eq(trends.status, 'archived')))
  return row?.mergedIntoId ?? null
}

async function loadPoints(queries: Queries, itemIds: readonly Uuid[]): Promise<Map<Uuid, ItemPoint[]>> {
  const points = new Map<Uuid, ItemPoint[]>()
  if (itemIds.length === 0) return points
  const rows = await queries
    .select()
    .from(observations)
    .where(inArray(observations.itemId, [...itemIds]))
    .orderBy(asc(observations.atMs))
  for (const { itemId, ...point } of rows) {
    const list = points.get(itemId)
    if (list) list.push(point)
    else points.set(itemId, [point])
  }
  return points
}

async function loadRelated(queries: Queries, id: Uuid, stated: readonly Uuid[]): Promise<TrendFacts['related']> {
  const edges = await queries
    .select()
    .from(relatedTrends)
    .where(or(eq(relatedTrends.a, id), eq(relatedTrends.b, id)))
  const strengths = new Map<Uuid, number | null>(stated.filter((other) => other !== id).map((other) => [other, null]))
  for (const { a, b, strength } of edges) strengths.set(a === id ? b : a, strength)
  if (strengths.size === 0) return []
  const rows = await queries
    .select()
    .from(trends)
    .where(and(inArray(trends.id, [...strengths.keys()]), eq(trends.status, 'active')))
  return rows.map((row) => ({
    trend: toTrendRecord(fromTrendRow(row)),
    strength: strengths.get(row.id) ?? null,
  }))
}
