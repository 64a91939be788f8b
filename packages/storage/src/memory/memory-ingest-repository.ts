import type {
  IngestRepository,
  ItemPoint,
  ModelChange,
  SnapshotRecord,
  StoredItem,
} from '@trendverse/application/ports/ingest'
import { DAY_MS, HOUR_MS } from '@trendverse/domain/primitives/time'
import type { SourceId } from '@trendverse/domain/trends/items/source'
import type { SourceItem } from '@trendverse/domain/trends/items/source-item'
import { cleanCopy } from '../reading/clean-text'
import { MAX_ITEMS_PER_TREND, toPagesOnShow } from '../reading/pages-on-show'
import { itemKey } from './item-key'
import { sampleForecasts } from './memory-forecast-sample'
import { recordForecasts } from './memory-forecasts'
import type { MemoryStore } from './memory-store'

/** Observations, items, models, forecasts and source health in memory. */
export function memoryIngestRepository(store: MemoryStore): IngestRepository {
  return {
    loadModel: async (source) => store.models.get(source) ?? null,
    saveSnapshot: async (snapshot) => saveSnapshot(store, cleanCopy(snapshot)),
    fillFromPage: async (key, { publisher, summary, language }) => {
      for (const [id, keys] of store.storyKeys) {
        const item = keys.has(`page:${key}`) ? store.items.get(id) : undefined
        if (item === undefined) continue
        store.items.set(id, {
          ...item,
          publisher: item.publisher ?? publisher,
          summary: item.summary ?? summary,
          language: item.language ?? language,
        })
      }
    },
    listPagesOnShow: async (limit) => toPagesOnShow(strongestItems(store), limit),
    listObservations: async (itemIds, sinceMs) =>
      new Map(itemIds.map((id) => [id, (store.points.get(id) ?? []).filter(({ atMs }) => atMs >= sinceMs)])),
    sampleForecasts: async (query) => sampleForecasts(store, query),
    thinObservations: async ({ hourlyBeforeMs, dailyBeforeMs }) => {
      let removed = 0
      for (const [id, points] of store.points) {
        const byDay = newestPer(points, DAY_MS, Math.floor(dailyBeforeMs / DAY_MS) * DAY_MS)
        const kept = newestPer(byDay, HOUR_MS, Math.floor(hourlyBeforeMs / HOUR_MS) * HOUR_MS)
        removed += points.length - kept.length
        store.points.set(id, kept)
      }
      // All of it is one step here: the next one has nothing left.
      return { removed, isDone: removed === 0 }
    },
    forgetItems: async (notSeenSinceMs) => {
      const beforeMs = Math.floor(notSeenSinceMs / HOUR_MS) * HOUR_MS
      const isForgotten = ({ lastSeenAtMs, storyId }: StoredItem): boolean =>
        lastSeenAtMs < beforeMs && (storyId === null || !store.trends.has(storyId))
      const forgotten = [...store.items.values()].filter(isForgotten)
      for (const { id, source, itemId } of forgotten) {
        for (const table of [store.items, store.points, store.storyKeys]) table.delete(id)
        store.itemIds.delete(itemKey(source, itemId))
      }
      return { removed: forgotten.length, isDone: forgotten.length === 0 }
    },
    latestSightingMs: async () =>
      [...store.items.values()].reduce<number | null>((latest, item) => Math.max(latest ?? 0, item.lastSeenAtMs), null),
    listHealth: async () => [...store.health.values()].sort((a, b) => (a.source < b.source ? -1 : 1)),
    saveHealth: async (health) => void store.health.set(health.source, cleanCopy(health)),
  }
}

/** Of each active trend the strongest items, those of the strongest trend first. */
function strongestItems(store: MemoryStore): StoredItem[] {
  const byId = (a: string, b: string): number => (a < b ? -1 : 1)
  return [...store.trends.values()]
    .filter(({ status }) => status === 'active')
    .sort((a, b) => b.attention - a.attention || byId(a.id, b.id))
    .flatMap((trend) =>
      [...store.items.values()]
        .filter(({ storyId }) => storyId === trend.id)
        .sort((a, b) => b.momentum - a.momentum || a.firstSeenAtMs - b.firstSeenAtMs || byId(a.id, b.id))
        .slice(0, MAX_ITEMS_PER_TREND),
    )
}

/** Nothing here can fail halfway: whatever could throw happened while copying. */
function saveSnapshot(store: MemoryStore, snapshot: SnapshotRecord): 'kept' | 'repeated' | 'stale_model' {
  const { source, observedAtMs } = snapshot
  const key = itemKey(source, String(observedAtMs))
  if (store.snapshots.has(key)) return 'repeated'
  store.snapshots.add(key)
  const seen = new Set<string>()
  for (const { item: sighted, score, newId } of snapshot.sightings) {
    const { history, ...item } = sighted
    if (seen.has(item.itemId)) continue
    seen.add(item.itemId)
    const id = store.itemIds.get(itemKey(source, item.itemId)) ?? newId
    store.itemIds.set(itemKey(source, item.itemId), id)
    const known = store.items.get(id)
    if (!known || known.lastSeenAtMs <= observedAtMs) {
      store.items.set(id, { ...item, ...score, source, id, ...remembered(known, item, observedAtMs) })
    }
    const { metric, rank } = item
    const points = [...(store.points.get(id) ?? []), { atMs: observedAtMs, metric, rank, stated: false }]
    const stated = statedBefore(known?.firstSeenAtMs ?? observedAtMs, history, points)
    store.points.set(
      id,
      [...points, ...stated].sort((a, b) => a.atMs - b.atMs),
    )
  }
  if (!saveModel(store, source, snapshot.model)) return 'stale_model'
  recordForecasts(store, snapshot)
  saveForecasts(store, snapshot)
  return 'kept'
}

/** False, and nothing changed, when another revision is stored than the one the change is based on. */
function saveModel(store: MemoryStore, source: SourceId, { basedOn, written, removed }: ModelChange): boolean {
  const stored = store.models.get(source)
  if ((stored?.revision ?? 0) !== basedOn) return false
  const kept = Object.entries(stored?.parts ?? {}).filter(([name]) => !removed.includes(name))
  store.models.set(source, { revision: basedOn + 1, parts: { ...Object.fromEntries(kept), ...written } })
  return true
}

/** What a source states of the time before an item was first seen, as far as it is not known. */
function statedBefore(
  firstSeenAtMs: number,
  history: SourceItem['history'],
  known: readonly ItemPoint[],
): readonly ItemPoint[] {
  const instants = new Set(known.map(({ atMs }) => atMs))
  return history
    .filter(({ atMs }) => atMs < firstSeenAtMs && !instants.has(atMs))
    .map(({ atMs, metric }) => ({ atMs, metric, rank: null, stated: true }))
}

function remembered(known: StoredItem | undefined, item: Omit<SourceItem, 'history'>, nowMs: number) {
  return {
    usual: item.usual ?? known?.usual ?? null,
    publisher: item.publisher ?? known?.publisher ?? null,
    summary: item.summary ?? known?.summary ?? null,
    language: item.language ?? known?.language ?? null,
    storyId: known?.storyId ?? null,
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
