import type { SnapshotRecord } from '@trendverse/application/ports/ingest-repository'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import { and, eq, getTableColumns, inArray, isNull, lte, sql } from 'drizzle-orm'
import { excluded, replacing } from './excluded'
import { inBatches } from './insert-in-batches'
import { sourceModels } from './schema/installation'
import { forecasts, observations, snapshots, sourceItems } from './schema/items'
import type { Queries } from './sql-database'
import { storableItemId } from './storable-item-id'
import type { SourceItemRow } from './trend-row'

/** What a later sighting brings up to date; id, trend and first sight stay. */
const LATEST = [
  'title',
  'url',
  'sourceUrl',
  'summary',
  'metric',
  'rank',
  'publishedAtMs',
  'tags',
  'references',
  'category',
  'language',
  'momentum',
  'breakoutProbability',
  'velocityPerHour',
  'alert',
  'lifecycle',
  'lastSeenAtMs',
] as const

/** Keeps one snapshot inside the caller's transaction. The instant itself is the guard against saving it twice. */
export async function saveSnapshot(queries: Queries, snapshot: SnapshotRecord): Promise<void> {
  const { source, observedAtMs } = snapshot
  const fresh = await queries
    .insert(snapshots)
    .values({ source, observedAtMs })
    .onConflictDoNothing()
    .returning({ source: snapshots.source })
  if (fresh.length === 0) return
  const rows = toRows(snapshot)
  await inBatches(rows, (batch) => upsertItems(queries, batch))
  const ids = await idsOf(queries, snapshot)
  await inBatches(rows, (batch) =>
    queries
      .insert(observations)
      .values(
        batch.map((row) => ({
          itemId: ids.get(row.itemId) ?? row.id,
          atMs: observedAtMs,
          metric: row.metric,
          rank: row.rank,
        })),
      )
      .onConflictDoNothing(),
  )
  await queries
    .insert(sourceModels)
    .values({ source, model: snapshot.model, observedAtMs })
    .onConflictDoUpdate({
      target: sourceModels.source,
      set: replacing(getTableColumns(sourceModels), ['model', 'observedAtMs']),
      setWhere: lte(sourceModels.observedAtMs, observedAtMs),
    })
  await saveForecasts(queries, snapshot)
}

/** One row per item: a source that lists an item twice is taken at its first word. Ordered, so that writers never cross. */
function toRows({ source, observedAtMs, sightings }: SnapshotRecord): SourceItemRow[] {
  const rows = new Map<string, SourceItemRow>()
  for (const { item, score, newId } of sightings) {
    const itemId = storableItemId(item.itemId)
    if (rows.has(itemId)) continue
    rows.set(itemId, {
      ...item,
      ...score,
      source,
      itemId,
      id: newId,
      trendId: null,
      firstSeenAtMs: observedAtMs,
      lastSeenAtMs: observedAtMs,
      peakMetric: item.metric,
      bestRank: item.rank,
    })
  }
  return [...rows.values()].sort((a, b) => (a.itemId < b.itemId ? -1 : 1))
}

async function upsertItems(queries: Queries, rows: SourceItemRow[]): Promise<void> {
  const { peakMetric, bestRank, lastSeenAtMs } = sourceItems
  await queries
    .insert(sourceItems)
    .values(rows)
    .onConflictDoUpdate({
      target: [sourceItems.source, sourceItems.itemId],
      set: {
        ...replacing(getTableColumns(sourceItems), LATEST),
        // greatest and least pass over nulls
        peakMetric: sql`greatest(${peakMetric}, ${excluded(peakMetric)})`,
        bestRank: sql`least(${bestRank}, ${excluded(bestRank)})`,
      },
      setWhere: lte(lastSeenAtMs, excluded(lastSeenAtMs)),
    })
}

async function idsOf(queries: Queries, { source, sightings }: SnapshotRecord): Promise<Map<string, Uuid>> {
  const ids = new Map<string, Uuid>()
  const wanted = sightings.map(({ item }) => storableItemId(item.itemId))
  await inBatches(wanted, async (batch) => {
    const rows = await queries
      .select({ id: sourceItems.id, itemId: sourceItems.itemId })
      .from(sourceItems)
      .where(and(eq(sourceItems.source, source), inArray(sourceItems.itemId, batch)))
    for (const row of rows) ids.set(row.itemId, row.id)
  })
  return ids
}

async function saveForecasts(queries: Queries, { source, forecasts: made, outcomes }: SnapshotRecord): Promise<void> {
  await inBatches(made, (batch) =>
    queries
      .insert(forecasts)
      .values(batch.map((forecast) => ({ ...forecast, source, itemId: storableItemId(forecast.itemId) })))
      .onConflictDoNothing(),
  )
  for (const { itemId, resolvedAtMs, peakMetric, brokeOut } of outcomes) {
    await queries
      .update(forecasts)
      .set({ resolvedAtMs, peakMetric, brokeOut })
      .where(
        and(eq(forecasts.source, source), eq(forecasts.itemId, storableItemId(itemId)), isNull(forecasts.resolvedAtMs)),
      )
  }
}
