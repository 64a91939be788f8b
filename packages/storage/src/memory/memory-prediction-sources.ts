import type { PredictionRepository } from '@trendverse/application/ports/predictions'
import type { RoundCandidate, SourceRecord } from '@trendverse/domain/games/predictions/choose-round'
import type { RememberedRound } from '@trendverse/domain/games/predictions/prediction-round'
import type { SourceId } from '@trendverse/domain/trends/items/source'
import type { Forecast, ForecastOutcome } from '@trendverse/domain/trends/momentum/item-score'
import { itemKey } from './item-key'
import type { MemoryStore } from './memory-store'

type KnownForecast = Forecast & { readonly source: SourceId; readonly outcome: ForecastOutcome | null }

/** What rounds are made of, as `PredictionRepository.findCandidates` promises it. */
export function findCandidates(
  store: MemoryStore,
  { seenFromMs, recordFromMs, limit }: Parameters<PredictionRepository['findCandidates']>[0],
): Awaited<ReturnType<PredictionRepository['findCandidates']>> {
  const known = [...store.items.values()].flatMap((item): KnownForecast[] => {
    const forecast = store.forecasts.get(itemKey(item.source, item.itemId))
    return forecast === undefined ? [] : [{ ...forecast, source: item.source }]
  })
  const candidates = known
    .filter(({ outcome, forecastAtMs }) => outcome === null && forecastAtMs >= seenFromMs)
    .sort((a, b) => b.forecastAtMs - a.forecastAtMs || (a.itemId < b.itemId ? -1 : 1))
    .flatMap((forecast) => toCandidate(store, forecast) ?? [])
    .slice(0, Math.max(0, limit))
  const sources = [...new Set(candidates.map(({ source }) => source))].sort()
  return { candidates, records: sources.map((source) => recordOf(known, source, recordFromMs)) }
}

function toCandidate(store: MemoryStore, forecast: KnownForecast): RoundCandidate | null {
  const { source, itemId, forecastAtMs, probability, bar } = forecast
  const item = store.items.get(store.itemIds.get(itemKey(source, itemId)) ?? '')
  const trend = store.trends.get(item?.storyId ?? '')
  if (item === undefined || bar === null || trend?.status !== 'active' || store.removedTrends.has(trend.id)) return null
  const { id: sightingId, title, url, sourceUrl, publishedAtMs, firstSeenAtMs, rank, peakMetric } = item
  const { id, name, description, tags, category, origin } = trend
  return {
    source,
    itemId,
    forecastAtMs,
    probability,
    bar,
    sightingId,
    title,
    url: sourceUrl ?? url,
    publishedAtMs,
    firstSeenAtMs,
    rank,
    peak: peakMetric,
    trend: { id, name, description, tags, category, origin },
  }
}

function recordOf(known: readonly KnownForecast[], source: SourceId, recordFromMs: number): SourceRecord {
  const outcomes = known.flatMap((one) => (one.source === source && one.outcome !== null ? [one.outcome] : []))
  const lately = outcomes.filter(({ resolvedAtMs }) => resolvedAtMs >= recordFromMs)
  return {
    source,
    everResolved: outcomes.length,
    resolved: lately.length,
    brokeOut: lately.filter(({ brokeOut }) => brokeOut).length,
  }
}

/** A round with the outcomes that are known by now. */
export function settledRound({ forecasts }: MemoryStore, round: RememberedRound): RememberedRound {
  const items = round.items.map((item) => {
    const forecast = forecasts.get(itemKey(item.source, item.itemId))
    const isSettled = item.outcome === null && forecast?.forecastAtMs === item.forecastAtMs
    if (!isSettled || forecast.outcome === null) return item
    const { brokeOut, peakMetric: peak, resolvedAtMs } = forecast.outcome
    return { ...item, outcome: { brokeOut, peak, resolvedAtMs } }
  })
  return { ...round, items }
}
