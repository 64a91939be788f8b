import type { ForecastFigures } from '@trendverse/application/forecasts/read-forecasts'
import { HOUR_MS } from '@trendverse/domain/primitives/time'
import type { Log } from '../log'
import { cacheRead } from './read-cache'

type NamedQuery = Parameters<ForecastFigures['listNamed']>[0]

/** Periods begin with an hour; the first grades of an hour are announced. */
const STALE_AFTER_MS = HOUR_MS
/** One per period of days that can be asked for, of this hour and the last, and all time. */
const MAX_PERIODS = 7
/** Lists by name: of every source and of all, in every period. */
const MAX_LISTS = 260

/**
 * Figures over years of forecasts, counted once or twice an hour however much is graded: every selection of the page and of the
 * call is made from them. Lists by name change with the trends in them. They serve while the database is gone.
 */
export function cacheForecasts(
  forecasts: ForecastFigures,
  nowMs: () => number,
  log: Log,
): {
  readonly forecasts: ForecastFigures
  /** Forecasts were graded. */
  readonly invalidate: () => void
  /** Trends changed: some may not be named any more. */
  readonly forgetNamed: () => void
} {
  const shared = { staleAfterMs: STALE_AFTER_MS, nowMs, log, what: 'The figures of forecasts' }
  const tallies = cacheRead({
    ...shared,
    maxEntries: MAX_PERIODS,
    load: (since: string) => forecasts.tally(Number(since)),
  })
  const leads = cacheRead({
    ...shared,
    maxEntries: MAX_PERIODS,
    load: (since: string) => forecasts.listLeads(Number(since)),
  })
  const named = cacheRead({
    ...shared,
    maxEntries: MAX_LISTS,
    load: (query: string) => forecasts.listNamed(JSON.parse(query) as NamedQuery),
  })
  return {
    forecasts: {
      tally: (sinceMs) => tallies.read(String(sinceMs)),
      listLeads: (sinceMs) => leads.read(String(sinceMs)),
      listNamed: (query) => named.read(JSON.stringify(query)),
    },
    forgetNamed: () => named.invalidate(),
    invalidate() {
      for (const figures of [tallies, leads, named]) figures.invalidate()
    },
  }
}
