import type { RetentionStep } from '@trendverse/application/ports/ingest'
import { DAY_MS } from '@trendverse/domain/primitives/time'
import { type FoldedForecast, type ForecastDay, foldForecasts } from '@trendverse/domain/trends/forecasts/forecast-day'
import { itemKey } from './item-key'
import type { MemoryStore } from './memory-store'
import type { RecordedForecast } from './recorded-forecast'

/** What was folded of days that begin at an instant or later. */
export const foldedSince = (store: MemoryStore, sinceMs: number): readonly ForecastDay[] =>
  (store.forecastDays.get('days') ?? []).filter(({ dayMs }) => dayMs >= sinceMs)

/** See `ForecastRepository.foldOld`: all of it is one step here. */
export function foldOld(store: MemoryStore, limitMs: number): RetentionStep {
  const beforeMs = Math.floor(limitMs / DAY_MS) * DAY_MS
  const old = [...store.forecastRows].filter(([, { grade, forecastAtMs }]) => grade !== null && forecastAtMs < beforeMs)
  if (old.length === 0) return { removed: 0, isDone: true }
  const folded = old.map(([, row]) => ({ ...graded(row), isLearnt: learntFrom(store, row)?.outcome != null }))
  store.forecastDays.set('days', foldForecasts(foldedSince(store, 0), folded))
  for (const [key, row] of old) {
    if (learntFrom(store, row)) store.forecasts.delete(itemKey(row.source, row.itemId))
    store.forecastRows.delete(key)
  }
  return { removed: old.length, isDone: false }
}

/** A forecast with its grade, as it is counted. */
export function graded({ grade, ...row }: RecordedForecast): Omit<FoldedForecast, 'isLearnt'> {
  return { ...row, outcome: grade?.outcome ?? null, crossedAtMs: grade?.crossedAtMs ?? null }
}

/** What the engine knows of a forecast at first sight. */
function learntFrom(store: MemoryStore, { source, itemId, moment, forecastAtMs }: RecordedForecast) {
  const known = store.forecasts.get(itemKey(source, itemId))
  return moment === 'first_sight' && known?.forecastAtMs === forecastAtMs ? known : undefined
}
