import type { ForecastRecord, ForecastSampleQuery, ResolvedForecast } from '@trendverse/application/ports/ingest'
import { DAY_MS } from '@trendverse/domain/primitives/time'
import type { ForecastDay } from '@trendverse/domain/trends/forecasts/forecast-day'
import { isSourceId, type SourceId } from '@trendverse/domain/trends/items/source'
import type { Forecast, ForecastOutcome } from '@trendverse/domain/trends/momentum/item-score'
import { seededFraction } from '@trendverse/domain/trends/planets/planet-seed'
import { isShown } from '@trendverse/domain/trends/remembered-trend'
import { readItemKey } from './item-key'
import { foldedSince } from './memory-forecast-days'
import type { MemoryStore } from './memory-store'

type Resolved = {
  readonly key: string
  readonly source: SourceId
  readonly forecast: Forecast
  readonly outcome: ForecastOutcome
}

/** Forecasts whose outcome is known, as `IngestRepository.sampleForecasts` promises them. */
export function sampleForecasts(
  store: MemoryStore,
  query: ForecastSampleQuery,
): { readonly records: readonly ForecastRecord[]; readonly sample: readonly ResolvedForecast[] } {
  const resolved = resolvedOf(store)
  const inTime = resolved.filter(
    ({ outcome }) => outcome.resolvedAtMs >= query.fromMs && outcome.resolvedAtMs < query.beforeMs,
  )
  const places = inTime
    .flatMap((one) => {
      const shown = toShown(store, one)
      return shown === null ? [] : [{ shown, place: seededFraction(one.key, query.seed) }]
    })
    .toSorted((a, b) => a.place - b.place)
  const taken = new Map<string, number>()
  const sample = places.flatMap(({ shown }) => {
    const group = `${shown.source} ${shown.brokeOut}`
    const count = (taken.get(group) ?? 0) + 1
    taken.set(group, count)
    return count > query.perOutcome ? [] : [shown]
  })
  return { records: recordsOf(store, resolved, inTime, query.learntFrom), sample }
}

function resolvedOf(store: MemoryStore): readonly Resolved[] {
  return [...store.forecasts].flatMap(([key, { outcome, ...forecast }]) => {
    const [source] = readItemKey(key)
    return outcome !== null && isSourceId(source) ? [{ key, source, forecast, outcome }] : []
  })
}

function recordsOf(
  store: MemoryStore,
  resolved: readonly Resolved[],
  inTime: readonly Resolved[],
  learntFrom: number,
): readonly ForecastRecord[] {
  return [...new Set(resolved.map(({ source }) => source))].map((source) => {
    const instants = resolved
      .filter((one) => one.source === source)
      .map(({ outcome }) => outcome.resolvedAtMs)
      .toSorted((a, b) => a - b)
    const folded = learntWithin(
      foldedSince(store, 0).filter((day) => day.source === source),
      learntFrom,
    )
    const own = inTime.filter((one) => one.source === source)
    return {
      source,
      resolved: own.length,
      brokeOut: own.filter(({ outcome }) => outcome.brokeOut).length,
      learntAtMs: folded.learntAtMs ?? instants[learntFrom - folded.learnt - 1] ?? null,
    }
  })
}

/** How many of what was folded the engine learnt from, and the end of the day that made them so many. */
function learntWithin(days: readonly ForecastDay[], learntFrom: number) {
  let learnt = 0
  let learntAtMs: number | null = null
  for (const day of days.toSorted((a, b) => a.dayMs - b.dayMs)) {
    learnt += day.learnt
    if (learnt >= learntFrom) learntAtMs ??= day.dayMs + DAY_MS
  }
  return { learnt, learntAtMs }
}

function toShown(store: MemoryStore, { key, source, forecast, outcome }: Resolved): ResolvedForecast | null {
  const item = store.items.get(store.itemIds.get(key) ?? '')
  const trend = store.trends.get(item?.storyId ?? '')
  if (item === undefined || trend === undefined || forecast.bar === null || item.metric === null) return null
  if (!isShown(trend) || store.removedTrends.has(trend.id)) return null
  const { id, name, description, tags, category, origin, color } = trend
  return {
    id: item.id,
    source,
    title: item.title,
    publishedAtMs: item.publishedAtMs,
    forecastAtMs: forecast.forecastAtMs,
    probability: forecast.probability,
    bar: forecast.bar,
    brokeOut: outcome.brokeOut,
    trend: { id, name, description, tags, category, origin, color },
  }
}
