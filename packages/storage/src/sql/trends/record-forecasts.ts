import type { SnapshotRecord } from '@trendverse/application/ports/ingest'
import type { MadeForecast } from '@trendverse/domain/trends/forecasts/forecast-row'
import {
  firstSightRows,
  mayHavePassed,
  passedRows,
  type StatedChance,
} from '@trendverse/domain/trends/forecasts/record-forecasts'
import type { SourceId } from '@trendverse/domain/trends/items/source'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { inBatches } from '../insert-in-batches'
import { insertRows } from '../insert-rows'
import { forecasts } from '../schema/items'
import type { Queries } from '../sql-database'
import { storableItemId } from './storable-item-id'

type Sighting = SnapshotRecord['sightings'][number] & { readonly itemId: string }

/** Records what a snapshot foretells, and what the engine learnt of earlier forecasts. */
export async function recordForecasts(
  queries: Queries,
  { source, observedAtMs, forecasts: made, outcomes }: SnapshotRecord,
  sightings: readonly Sighting[],
): Promise<void> {
  const stated = sightings.map(({ itemId, item, score }): StatedChance => {
    return { itemId, rank: item.rank, chance: score.breakoutProbability }
  })
  const stored = made.map((forecast) => ({ ...forecast, itemId: storableItemId(forecast.itemId) }))
  await insertForecasts(queries, firstSightRows(source, stored, stated))
  await inBatches(stated.filter(mayHavePassed), async (batch) => {
    const { itemId, moment, bar, dueAtMs } = forecasts
    const open = await queries
      .select({ itemId, moment, bar, dueAtMs })
      .from(forecasts)
      .where(
        and(
          eq(forecasts.source, source),
          inArray(
            itemId,
            batch.map((one) => one.itemId),
          ),
          gt(dueAtMs, observedAtMs),
        ),
      )
    await insertForecasts(queries, passedRows({ source, observedAtMs }, batch, open))
  })
  await resolveForecasts(queries, source, outcomes)
}

async function insertForecasts(queries: Queries, rows: readonly MadeForecast[]): Promise<void> {
  await inBatches(rows, (batch) => insertRows(queries, forecasts, batch).onConflictDoNothing())
}

/** The open forecasts of these items, in one statement: a source of a hundred items may resolve as many at once. */
async function resolveForecasts(
  queries: Queries,
  source: SourceId,
  outcomes: SnapshotRecord['outcomes'],
): Promise<void> {
  const listed = new Map<string, Readonly<Record<string, string | boolean>>>()
  for (const { itemId: given, resolvedAtMs, peakMetric, brokeOut } of outcomes) {
    const itemId = storableItemId(given)
    if (listed.has(itemId)) continue
    const resolvedAt = String(forecasts.resolvedAtMs.mapToDriverValue(resolvedAtMs))
    listed.set(itemId, { itemId, resolvedAt, peakMetric: String(peakMetric), brokeOut })
  }
  await inBatches([...listed.values()], (batch) =>
    queries.execute(sql`
      update ${forecasts} set
        resolved_at = listed."resolvedAt"::timestamptz,
        peak_metric = listed."peakMetric"::double precision,
        broke_out = listed."brokeOut"
      from json_to_recordset(${JSON.stringify(batch)}::json)
        as listed("itemId" text, "resolvedAt" text, "peakMetric" text, "brokeOut" boolean)
      where ${forecasts.source} = ${source} and ${forecasts.itemId} = listed."itemId"
        and ${forecasts.moment} = 'first_sight' and ${forecasts.resolvedAtMs} is null`),
  )
}
