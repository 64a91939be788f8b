import type { PredictionRepository } from '@trendverse/application/ports/predictions'
import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, notInArray, sql } from 'drizzle-orm'
import { forecasts, sourceItems } from '../schema/items'
import { removedTrends, trends } from '../schema/trends'
import type { Queries } from '../sql-database'

type Query = Parameters<PredictionRepository['findCandidates']>[0]

/** What rounds are made of, as `PredictionRepository.findCandidates` promises it. */
export async function findCandidates(queries: Queries, query: Query) {
  const candidates = await openForecasts(queries, query)
  const sources = [...new Set(candidates.map(({ source }) => source))]
  return { candidates, records: await recordsOf(queries, sources, query.recordFromMs) }
}

async function openForecasts(queries: Queries, { seenFromMs, limit }: Query) {
  const removed = queries.select({ id: removedTrends.trendId }).from(removedTrends)
  const { id, name, description, tags, category, origin } = trends
  const rows = await queries
    .select({
      source: forecasts.source,
      itemId: forecasts.itemId,
      forecastAtMs: forecasts.forecastAtMs,
      probability: forecasts.probability,
      bar: forecasts.bar,
      sightingId: sourceItems.id,
      title: sourceItems.title,
      url: sql<string | null>`coalesce(${sourceItems.sourceUrl}, ${sourceItems.url})`,
      publishedAtMs: sourceItems.publishedAtMs,
      firstSeenAtMs: sourceItems.firstSeenAtMs,
      rank: sourceItems.rank,
      peak: sourceItems.peakMetric,
      trend: { id, name, description, tags, category, origin },
    })
    .from(forecasts)
    .innerJoin(sourceItems, and(eq(sourceItems.source, forecasts.source), eq(sourceItems.itemId, forecasts.itemId)))
    .innerJoin(trends, eq(trends.id, sourceItems.storyId))
    .where(
      and(
        eq(forecasts.moment, 'first_sight'),
        isNull(forecasts.resolvedAtMs),
        gte(forecasts.forecastAtMs, seenFromMs),
        isNotNull(forecasts.bar),
        eq(trends.status, 'active'),
        notInArray(id, removed),
      ),
    )
    .orderBy(desc(forecasts.forecastAtMs), asc(forecasts.itemId))
    .limit(Math.max(0, limit))
  return rows.flatMap(({ bar, ...row }) => (bar === null ? [] : [{ ...row, bar }]))
}

async function recordsOf(
  queries: Queries,
  sources: readonly (typeof forecasts.$inferSelect)['source'][],
  fromMs: number,
) {
  if (sources.length === 0) return []
  const { source, resolvedAtMs, brokeOut, moment } = forecasts
  const isLate = gte(resolvedAtMs, fromMs)
  return queries
    .select({
      source,
      everResolved: sql<number>`count(*)`.mapWith(Number),
      resolved: sql<number>`count(*) filter (where ${isLate})`.mapWith(Number),
      brokeOut: sql<number>`count(*) filter (where ${and(isLate, eq(brokeOut, true))})`.mapWith(Number),
    })
    .from(forecasts)
    .where(and(eq(moment, 'first_sight'), isNotNull(resolvedAtMs), inArray(source, [...sources])))
    .groupBy(source)
    .orderBy(asc(sql`${source} collate "C"`))
}
