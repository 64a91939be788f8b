import type { SnapshotRecord } from '@trendverse/application/ports/ingest'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { SourceId } from '@trendverse/domain/trends/items/source'
import { and, type Column, eq, getTableColumns, inArray, lte, sql } from 'drizzle-orm'
import { excluded, replacing } from '../excluded'
import { inBatches } from '../insert-in-batches'
import { insertRows } from '../insert-rows'
import { observations, snapshots, sourceItems } from '../schema/items'
import type { Queries } from '../sql-database'
import { recordForecasts } from './record-forecasts'
import { lookAgainFrom } from './retention-window'
import { saveModel } from './save-model'
import { storableItemId } from './storable-item-id'
import type { SourceItemRow } from './trend-row'

/** What a later sighting brings up to date; id, trend and first sight stay. */
const LATEST = [
  'title',
  'url',
  'sourceUrl',
  'metric',
  'rank',
  'publishedAtMs',
  'tags',
  'references',
  'category',
  'momentum',
  'pace',
  'breakoutProbability',
  'velocityPerHour',
  'alert',
  'lifecycle',
  'lastSeenAtMs',
] as const

/** Keeps one snapshot inside the caller's transaction. The instant itself is the guard against saving it twice. */
export async function saveSnapshot(
  queries: Queries,
  snapshot: SnapshotRecord,
): Promise<'kept' | 'repeated' | 'stale_model'> {
  const { source, observedAtMs } = snapshot
  const fresh = await queries
    .insert(snapshots)
    .values({ source, observedAtMs })
    .onConflictDoNothing()
    .returning({ source: snapshots.source })
  if (fresh.length === 0) return 'repeated'
  const sightings = distinctSightings(snapshot)
  await inBatches(sightings, (batch) =>
    upsertItems(
      queries,
      batch.map((sighting) => toRow(sighting, snapshot)),
    ),
  )
  await saveObservations(queries, snapshot, sightings)
  await lookAgainFrom(queries, observedAtMs)
  if (!(await saveModel(queries, source, snapshot.model))) return 'stale_model'
  await recordForecasts(queries, snapshot, sightings)
  return 'kept'
}

type Sighting = SnapshotRecord['sightings'][number] & { readonly itemId: string }

/** One per item: a source that lists an item twice is taken at its first word. Ordered, so that writers never cross. */
function distinctSightings({ sightings }: SnapshotRecord): Sighting[] {
  const distinct = new Map<string, Sighting>()
  for (const sighting of sightings) {
    const itemId = storableItemId(sighting.item.itemId)
    if (!distinct.has(itemId)) distinct.set(itemId, { ...sighting, itemId })
  }
  return [...distinct.values()].sort((a, b) => (a.itemId < b.itemId ? -1 : 1))
}

function toRow({ item, score, newId, itemId }: Sighting, { source, observedAtMs }: SnapshotRecord): SourceItemRow {
  const { history, ...latest } = item
  return {
    ...latest,
    ...score,
    source,
    itemId,
    id: newId,
    storyId: null,
    firstSeenAtMs: observedAtMs,
    lastSeenAtMs: observedAtMs,
    peakMetric: item.metric,
    bestRank: item.rank,
  }
}

async function upsertItems(queries: Queries, rows: SourceItemRow[]): Promise<void> {
  const { peakMetric, bestRank, lastSeenAtMs, usual, summary, publisher, language } = sourceItems
  const kept = (column: Column) => sql`coalesce(${excluded(column)}, ${column})`
  await insertRows(queries, sourceItems, rows).onConflictDoUpdate({
    target: [sourceItems.source, sourceItems.itemId],
    set: {
      ...replacing(getTableColumns(sourceItems), LATEST),
      // greatest and least pass over nulls
      peakMetric: sql`greatest(${peakMetric}, ${excluded(peakMetric)})`,
      bestRank: sql`least(${bestRank}, ${excluded(bestRank)})`,
      // what an earlier sighting or the page itself said stays where this one says nothing
      usual: kept(usual),
      summary: kept(summary),
      publisher: kept(publisher),
      language: kept(language),
    },
    setWhere: lte(lastSeenAtMs, excluded(lastSeenAtMs)),
  })
}

/** What was seen now, and what the source states of the time before an item was first seen. */
async function saveObservations(
  queries: Queries,
  { source, observedAtMs }: SnapshotRecord,
  sightings: readonly Sighting[],
): Promise<void> {
  const known = await knownItems(
    queries,
    source,
    sightings.map(({ itemId }) => itemId),
  )
  const rows = sightings.flatMap(({ item, itemId, newId }) => {
    const { id, firstSeenAtMs } = known.get(itemId) ?? { id: newId, firstSeenAtMs: observedAtMs }
    const { metric, rank, history } = item
    return [
      { itemId: id, atMs: observedAtMs, metric, rank, stated: false },
      ...history
        .filter(({ atMs }) => atMs < firstSeenAtMs)
        .map((count) => ({ ...count, itemId: id, rank: null, stated: true })),
    ]
  })
  await inBatches(rows, (batch) => insertRows(queries, observations, batch).onConflictDoNothing())
}

async function knownItems(
  queries: Queries,
  source: SourceId,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly id: Uuid; readonly firstSeenAtMs: number }>> {
  const known = new Map<string, { readonly id: Uuid; readonly firstSeenAtMs: number }>()
  await inBatches(itemIds, async (batch) => {
    const rows = await queries
      .select({ id: sourceItems.id, itemId: sourceItems.itemId, firstSeenAtMs: sourceItems.firstSeenAtMs })
      .from(sourceItems)
      .where(and(eq(sourceItems.source, source), inArray(sourceItems.itemId, batch)))
    for (const { itemId, ...row } of rows) known.set(itemId, row)
  })
  return known
}
