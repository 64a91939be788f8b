import { HOUR_MS } from '../../primitives/time'
import { SOURCE_PROFILES } from '../items/source'
import { countsFromRank } from '../momentum/rank-attention'
import { usableCount, usableRank } from '../momentum/usable-figures'
import { type ForecastKey, type ForecastOutcomeKind, forecastWindowMs, type StatedForecast } from './forecast-row'
import type { Watched } from './source-watch'

/** What a source showed of an item at an instant. */
export type SeenPoint = { readonly atMs: number; readonly metric: number | null; readonly rank: number | null }

export type ForecastGrade = ForecastKey & {
  readonly outcome: ForecastOutcomeKind
  /** When it passed its bar, for hits and for what had passed it already. */
  readonly crossedAtMs: number | null
}

/**
 * What became of a forecast, or null while that is open. Everything it needs is stored: the forecast itself, what was seen of
 * the item, and when its source was read.
 *
 * @param points What was seen of the item, oldest first.
 */
export function gradeForecast(
  forecast: StatedForecast,
  points: readonly SeenPoint[],
  watch: (span: { readonly fromMs: number; readonly dueAtMs: number }) => Watched,
): ForecastGrade | null {
  const { source, itemId, forecastAtMs, moment, bar, dueAtMs } = forecast
  const gradedAs = (outcome: ForecastOutcomeKind, crossedAtMs: number | null = null): ForecastGrade => ({
    source,
    itemId,
    forecastAtMs,
    moment,
    outcome,
    crossedAtMs,
  })
  if (bar === null) return gradedAs('no_bar')
  const crossedAtMs = crossingOf(forecast, points, bar)
  if (crossedAtMs !== null) return gradedAs(crossedAtMs > forecastAtMs ? 'hit' : 'already', crossedAtMs)
  // What was forecast first says how long the item was to be watched, also where this chance was passed later.
  const watched = watch({ fromMs: dueAtMs - forecastWindowMs(source), dueAtMs })
  if (watched === 'undecided') return null
  return gradedAs(watched === 'watched' ? 'miss' : 'unknown')
}

/**
 * When an item first stood at its bar or above, between first sight and the end. Lists that state no counts are counted by
 * the time an item spends at its ranks; once a count is stated, what came of ranks before means nothing any more.
 */
function crossingOf(
  { source, dueAtMs }: Pick<StatedForecast, 'source' | 'dueAtMs'>,
  points: readonly SeenPoint[],
  bar: number,
): number | null {
  const unitMs = SOURCE_PROFILES[source].timeUnitHours * HOUR_MS
  const fromMs = dueAtMs - forecastWindowMs(source)
  let before: SeenPoint | null = null
  let count = 0
  let isCounted = false
  let crossedAtMs: number | null = null
  for (const point of points) {
    if (point.atMs < fromMs || point.atMs >= dueAtMs) continue
    const stated = usableCount(point.metric)
    const rank = usableRank(point.rank)
    if (stated !== null) {
      if (!isCounted) crossedAtMs = null
      isCounted = true
      count = stated
    } else if (!isCounted && rank !== null) {
      count += countsFromRank(rank, before === null ? 1 : (point.atMs - before.atMs) / unitMs)
    }
    if (crossedAtMs === null && count >= bar) crossedAtMs = point.atMs
    before = point
  }
  return crossedAtMs
}
