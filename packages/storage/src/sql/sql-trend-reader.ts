import type { NewsQuery, TrendReader } from '@trendverse/application/ports/trend-reader'
import { isUuid, type Uuid } from '@trendverse/domain/primitives/uuid'
import type { NewsItem, TrendDetail } from '@trendverse/domain/trends/trend'
import { and, desc, eq, exists, lt, not, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { composeTrendDetail } from '../reading/compose-trend-detail'
import { toNewsItem } from '../reading/news-item'
import { keepActiveRelations, toTrendRecord } from '../reading/trend-facts'
import { findSurvivor, loadTrendFacts } from './load-trend-facts'
import { sourceItems } from './schema/items'
import { trends } from './schema/trends'
import type { Queries, SqlDatabase } from './sql-database'
import { fromItemRow, fromTrendRow } from './trend-row'

/** What visitors read, from SQL. Lists are meant to be cached by the caller until `trends_changed`. */
export function sqlTrendReader(database: SqlDatabase): TrendReader {
  return {
    listActive: () =>
      database.run(async (queries) => {
        const rows = await queries.select().from(trends).where(eq(trends.status, 'active'))
        return keepActiveRelations(rows.map((row) => toTrendRecord(fromTrendRow(row))))
      }),
    findActive: async (id): Promise<TrendDetail | null> => {
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
          .where(and(eq(trends.id, to), eq(trends.status, 'active')))
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
  }
}

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
    .innerJoin(trends, eq(trends.id, sourceItems.storyId))
    .where(
      and(
        eq(trends.status, 'active'),
        query.source === null ? undefined : eq(sourceItems.source, query.source),
        lt(sourceItems.firstSeenAtMs, query.beforeMs),
      ),
    )
    .orderBy(desc(sourceItems.firstSeenAtMs), desc(sourceItems.id))
    .limit(Math.max(0, query.limit))
  return rows.map(({ item, trend, isFirst }) => toNewsItem(fromItemRow(item), fromTrendRow(trend), isFirst))
}
