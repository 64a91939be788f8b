import type { IngestRepository, SnapshotRecord, StoredItem } from '@trendverse/application/ports/ingest-repository'
import { DAY_MS, HOUR_MS } from '@trendverse/domain/primitives/time'
import { cleanCopy } from '../reading/clean-text'
import type { ItemPoint } from '../reading/trend-facts'
import { itemKey, type MemoryStore } from './memory-store'

/** Observations, items, models, forecasts and source health in memory. */
export function memoryIngestRepository(store: MemoryStore): IngestRepository {
  return {
    loadModel: async (source) => store.models.get(source)?.model ?? null,
    saveSnapshot: async (snapshot) => saveSnapshot(store, cleanCopy(snapshot)),
    listItemsSeenSince: async (sinceMs) => [...store.items.values()].filter((item) => item.lastSeenAtMs >= sinceMs),
    listObservations: async (itemIds, sinceMs) =>
      new Map(itemIds.map((id) => [id, (store.points.get(id) ?? []).filter(({ atMs }) => atMs >= sinceMs)])),
    thinObservations: async ({ hourlyBeforeMs, dailyBeforeMs }) => {
      let removed = 0
      for (const [id, points] of store.points) {
        const kept = newestPer(newestPer(points, DAY_MS, dailyBeforeMs), HOUR_MS, hourlyBeforeMs)
        removed += points.length - kept.length
        store.points.set(id, kept)
      }
      return removed
    },
    listHealth: async () => [...store.health.values()].sort((a, b) => (a.source < b.source ? -1 : 1)),
    saveHealth: async (health) => void store.health.set(health.source, cleanCopy(health)),
  }
}

/** Nothing here can fail halfway: whatever could throw happened while copying. */
function saveSnapshot(store: MemoryStore, snapshot: SnapshotRecord): void {
  const { source, observedAtMs } = snapshot
  const key = itemKey(source, String(observedAtMs))
  if (store.snapshots.has(key)) return
  store.snapshots.add(key)
  const seen = new Set<string>()
  for (const { item, score, newId } of snapshot.sightings) {
    if (seen.has(item.itemId)) continue
    seen.add(item.itemId)
    const id = store.itemIds.get(itemKey(source, item.itemId)) ?? newId
    store.itemIds.set(itemKey(source, item.itemId), id)
    const known = store.items.get(id)
    if (!known || known.lastSeenAtMs <= observedAtMs) {
      store.items.set(id, { ...item, ...score, source, id, ...remembered(known, item, observedAtMs) })
    }
    const { metric, rank } = item
    const points = [...(store.points.get(id) ?? []), { atMs: observedAtMs, metric, rank }]
    store.points.set(
      id,
      points.sort((a, b) => a.atMs - b.atMs),
    )
  }
  if ((store.models.get(source)?.observedAtMs ?? Number.NEGATIVE_INFINITY) <= observedAtMs) {
    store.models.set(source, { model: snapshot.model, observedAtMs })
  }
  saveForecasts(store, snapshot)
}

function remembered(known: StoredItem | undefined, item: SnapshotRecord['sightings'][number]['item'], nowMs: number) {
  return {
    trendId: known?.trendId ?? null,
    firstSeenAtMs: known?.firstSeenAtMs ?? nowMs,
    lastSeenAtMs: nowMs,
    peakMetric: best(Math.max, known?.peakMetric, item.metric),
    bestRank: best(Math.min, known?.bestRank, item.rank),
  }
}

function best(choose: (a: number, b: number) => number, a: number | null | undefined, b: number | null): number | null {
  if (a === null || a === undefined) return b
  return b === null ? a : choose(a, b)
}

function saveForecasts(store: MemoryStore, { source, forecasts, outcomes }: SnapshotRecord): void {
  for (const forecast of forecasts) {
    const key = itemKey(source, forecast.itemId)
    if (!store.forecasts.has(key)) store.forecasts.set(key, { ...forecast, outcome: null })
  }
  for (const outcome of outcomes) {
    const key = itemKey(source, outcome.itemId)
    const forecast = store.forecasts.get(key)
    if (forecast && forecast.outcome === null) store.forecasts.set(key, { ...forecast, outcome })
  }
}

/** Points come oldest first: of each unit before the limit the last one stays. */
function newestPer(points: readonly ItemPoint[], unitMs: number, beforeMs: number): readonly ItemPoint[] {
  return points.filter((point, index) => {
    const next = points[index + 1]
    const sameUnit = next && Math.floor(next.atMs / unitMs) === Math.floor(point.atMs / unitMs)
    return point.atMs >= beforeMs || !sameUnit || next.atMs >= beforeMs
  })
}
