import type { ForecastRepository, UngradedForecast } from '@trendverse/application/ports/forecasts'
import type { SourceId } from '@trendverse/domain/trends/items/source'
import { and, asc, eq, getTableColumns, gte, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { inBatches } from '../insert-in-batches'
import { forecasts, snapshots, sourceItems } from '../schema/items'
import { trends } from '../schema/trends'
import type { Queries, SqlDatabase } from '../sql-database'
import { foldForecasts } from './fold-forecasts'
import { listNamed } from './named-forecasts'
import { lookAgainFrom } from './retention-window'
import { listLeads, tally } from './tally-forecasts'

const IS_ITEM_OF = and(eq(sourceItems.source, forecasts.source), eq(sourceItems.itemId, forecasts.itemId))
const ORDER = [forecasts.dueAtMs, forecasts.source, forecasts.itemId, forecasts.moment, forecasts.forecastAtMs] as const

/** Recorded forecasts and their grades in SQL. */
export function sqlForecasts(database: SqlDatabase): ForecastRepository {
  return {
    listUngraded: (query) => database.run((queries) => listUngraded(queries, query)),
    saveGrades: (grades) =>
      database.transaction(async (queries) => {
        let saved = 0
        await inBatches(grades, async (batch) => {
          const listed = JSON.stringify(
            batch.map(({ forecastAtMs, crossedAtMs, ...grade }) => ({
              ...grade,
              forecastAt: new Date(forecastAtMs).toISOString(),
              crossedAt: crossedAtMs === null ? null : new Date(crossedAtMs).toISOString(),
            })),
          )
          const result = await queries.execute(sql`
            update ${forecasts} set outcome = graded.outcome, crossed_at = graded."crossedAt"
            from json_to_recordset(${listed}::json) as graded(
              source text, "itemId" text, "forecastAt" timestamptz, moment text, outcome text, "crossedAt" timestamptz)
            where ${forecasts.source} = graded.source and ${forecasts.itemId} = graded."itemId"
              and ${forecasts.forecastAtMs} = graded."forecastAt" and ${forecasts.moment} = graded.moment
              and ${forecasts.outcome} is null`)
          saved += result.rowCount ?? 0
          // What was graded late is folded with the next steps.
          await lookAgainFrom(queries, Math.min(...batch.map(({ forecastAtMs }) => forecastAtMs)), 'forecast')
        })
        return saved
      }),
    listReadings: (sinceMs) =>
      database.run(async (queries) => {
        const rows = await queries
          .select()
          .from(snapshots)
          .where(gte(snapshots.observedAtMs, sinceMs))
          .orderBy(asc(snapshots.observedAtMs))
        const readings = new Map<SourceId, number[]>()
        for (const { source, observedAtMs } of rows) {
          const known = readings.get(source)
          if (known) known.push(observedAtMs)
          else readings.set(source, [observedAtMs])
        }
        return readings
      }),
    markShown: (nowMs) =>
      database.run(async (queries) => {
        const result = await queries.execute(sql`
          update ${forecasts} set shown_at = ${instantOf(nowMs)}
          from ${sourceItems}, ${trends}
          where ${IS_ITEM_OF} and ${trends.id} = ${sourceItems.storyId} and ${trends.status} = 'active'
            and ${trends.breakoutProbability} = ${forecasts.probability}
            and ${forecasts.outcome} is null and ${forecasts.dueAtMs} > ${instantOf(nowMs)} and ${forecasts.shownAtMs} is null`)
        return result.rowCount ?? 0
      }),
    tally: (sinceMs) => database.run((queries) => tally(queries, sinceMs)),
    listLeads: (sinceMs) => database.run((queries) => listLeads(queries, sinceMs)),
    foldOld: (beforeMs) => foldForecasts(database, beforeMs),
    listNamed: (query) => database.run((queries) => listNamed(queries, query)),
  }
}

async function listUngraded(
  queries: Queries,
  { nowMs, after, limit }: Parameters<ForecastRepository['listUngraded']>[0],
): Promise<UngradedForecast[]> {
  const { source, itemId, forecastAtMs, moment, probability, bar, dueAtMs, rank } = getTableColumns(forecasts)
  return queries
    .select({
      source,
      itemId,
      forecastAtMs,
      moment,
      probability,
      bar,
      dueAtMs,
      rank,
      sightingId: sourceItems.id,
    })
    .from(forecasts)
    .leftJoin(sourceItems, IS_ITEM_OF)
    .where(
      and(
        isNull(forecasts.outcome),
        or(lte(dueAtMs, nowMs), isNull(bar), gte(sourceItems.peakMetric, bar)),
        after === null ? undefined : isBehind(after),
      ),
    )
    .orderBy(...ORDER.map((column) => asc(column)))
    .limit(limit)
}

function isBehind(after: UngradedForecast): SQL {
  const { source, itemId, moment } = after
  return sql`(${sql.join([...ORDER], sql`, `)}) > (${instantOf(after.dueAtMs)}, ${source}, ${itemId}, ${moment}, ${instantOf(after.forecastAtMs)})`
}

function instantOf(ms: number): SQL {
  return sql`${sql.param(ms, forecasts.forecastAtMs)}::timestamptz`
}
