import type { ForecastRecord, ForecastSampleQuery, ResolvedForecast } from '@trendverse/application/ports/ingest'
import { DAY_MS } from '@trendverse/domain/primitives/time'
import type { SourceId } from '@trendverse/domain/trends/items/source'
import { and, asc, eq, gt, gte, isNotNull, lt, lte, sql } from 'drizzle-orm'
import { forecastDays, forecasts, sourceItems } from '../schema/items'
import { trends } from '../schema/trends'
import type { Queries } from '../sql-database'
import { isPresent } from './list-trends'
import { isShown } from './sql-trend-reader'

/** Forecasts whose outcome is known, as `IngestRepository.sampleForecasts` promises them. */
export async function sampleForecasts(
  queries: Queries,
  query: ForecastSampleQuery,
): Promise<{ readonly records: readonly ForecastRecord[]; readonly sample: readonly ResolvedForecast[] }> {
  return { records: await recordsOf(queries, query), sample: await sampleOf(queries, query) }
}

async function recordsOf(queries: Queries, { fromMs, beforeMs, learntFrom }: ForecastSampleQuery) {
  const { source, resolvedAtMs, brokeOut, moment } = forecasts
  const numbered = queries
    .select({
      source,
      resolvedAtMs,
      brokeOut,
      number: sql<number>`row_number() over (partition by ${source} order by ${resolvedAtMs})`.as('number'),
    })
    .from(forecasts)
    .where(and(eq(moment, 'first_sight'), isNotNull(resolvedAtMs)))
    .as('numbered')
  const folded = await foldedOf(queries, learntFrom)
  // What is folded comes before all that is numbered here.
  const foldedBySource = JSON.stringify(Object.fromEntries(folded.map((one) => [one.source, one.learnt])))
  const wanted = sql`${learntFrom}::int - coalesce((${foldedBySource}::jsonb ->> ${numbered.source})::int, 0)`
  const learnt = await queries
    .select({ source: numbered.source, learntAtMs: numbered.resolvedAtMs })
    .from(numbered)
    .where(eq(numbered.number, wanted))
  const learntAt = new Map(learnt.map((row) => [row.source, row.learntAtMs]))
  for (const { source: of, learntAtMs } of folded) if (learntAtMs !== null) learntAt.set(of, learntAtMs)
  const isInTime = and(gte(resolvedAtMs, fromMs), lt(resolvedAtMs, beforeMs))
  const counted = await queries
    .select({
      source,
      resolved: sql<number>`count(*) filter (where ${isInTime})`.mapWith(Number),
      brokeOut: sql<number>`count(*) filter (where ${and(isInTime, eq(brokeOut, true))})`.mapWith(Number),
    })
    .from(forecasts)
    .where(and(eq(moment, 'first_sight'), isNotNull(resolvedAtMs)))
    .groupBy(source)
    .orderBy(asc(source))
  return counted.map((record) => ({ ...record, learntAtMs: learntAt.get(record.source) ?? null }))
}

/** How many of what is folded by now the engine learnt from, by source, and the end of the day that made them so many. */
async function foldedOf(
  queries: Queries,
  learntFrom: number,
): Promise<readonly { readonly source: SourceId; readonly learnt: number; readonly learntAtMs: number | null }[]> {
  const { source, dayMs, learnt } = forecastDays
  const days = queries
    .select({
      source,
      dayMs,
      sum: sql<number>`sum(sum(${learnt})) over (partition by ${source} order by ${dayMs})`.as('sum'),
    })
    .from(forecastDays)
    .where(gt(learnt, 0))
    .groupBy(source, dayMs)
    .as('days')
  const rows = await queries
    .select({
      source: days.source,
      learnt: sql<number>`max(${days.sum})`.mapWith(Number),
      dayMs: sql<number | null>`min(${days.dayMs}) filter (where ${gte(days.sum, learntFrom)})`.mapWith(dayMs),
    })
    .from(days)
    .groupBy(days.source)
  return rows.map((row) => ({ ...row, learntAtMs: row.dayMs === null ? null : row.dayMs + DAY_MS }))
}

async function sampleOf(
  queries: Queries,
  { fromMs, beforeMs, perOutcome, seed }: ForecastSampleQuery,
): Promise<readonly ResolvedForecast[]> {
  const placed = queries
    .select({
      id: sourceItems.id,
      source: forecasts.source,
      title: sourceItems.title,
      publishedAtMs: sourceItems.publishedAtMs,
      forecastAtMs: forecasts.forecastAtMs,
      probability: forecasts.probability,
      bar: forecasts.bar,
      brokeOut: forecasts.brokeOut,
      storyId: sourceItems.storyId,
      place: sql<number>`row_number() over (
        partition by ${forecasts.source}, ${forecasts.brokeOut}
        order by md5(${sourceItems.id}::text || ${seed}::text)
      )`.as('place'),
    })
    .from(forecasts)
    .innerJoin(sourceItems, and(eq(sourceItems.source, forecasts.source), eq(sourceItems.itemId, forecasts.itemId)))
    .innerJoin(trends, eq(trends.id, sourceItems.storyId))
    .where(
      and(
        eq(forecasts.moment, 'first_sight'),
        gte(forecasts.resolvedAtMs, fromMs),
        lt(forecasts.resolvedAtMs, beforeMs),
        isNotNull(forecasts.bar),
        isNotNull(sourceItems.metric),
        isShown,
        isPresent(queries),
      ),
    )
    .as('placed')
  const { id, name, description, tags, category, origin, color } = trends
  const rows = await queries
    .select({
      id: placed.id,
      source: placed.source,
      title: placed.title,
      publishedAtMs: placed.publishedAtMs,
      forecastAtMs: placed.forecastAtMs,
      probability: placed.probability,
      bar: placed.bar,
      brokeOut: placed.brokeOut,
      trend: { id, name, description, tags, category, origin, color },
    })
    .from(placed)
    .innerJoin(trends, eq(trends.id, placed.storyId))
    .where(lte(placed.place, perOutcome))
  return rows.flatMap(({ bar, brokeOut, ...row }) =>
    bar === null || brokeOut === null ? [] : [{ ...row, bar, brokeOut }],
  )
}
