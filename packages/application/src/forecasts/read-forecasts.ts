import { beginOfPeriod, type ForecastPeriod } from '@trendverse/domain/trends/forecasts/forecast-period'
import { reportForecasts } from '@trendverse/domain/trends/forecasts/forecast-report'
import type { SourceId } from '@trendverse/domain/trends/items/source'
import type { ForecastRepository, NamedForecast, NamedForecasts } from '../ports/forecasts'
import type { Needs } from '../ports/ports'

/** What the report is made of. */
export type ForecastFigures = Pick<ForecastRepository, 'tally' | 'listLeads' | 'listNamed'>

/** Of each list by name. */
const NAMED_LIMIT = 10

/** How forecasts came out: of all sources or of one, made in so many days or ever. */
export async function readForecasts(
  { clock, forecasts }: Needs<'clock'> & { readonly forecasts: ForecastFigures },
  input: { readonly source?: SourceId | undefined; readonly days: ForecastPeriod },
) {
  const source = input.source ?? null
  const beginMs = beginOfPeriod(input.days, clock.nowMs())
  const sinceMs = beginMs ?? 0
  const named = async (list: NamedForecasts) =>
    (await forecasts.listNamed({ list, source, sinceMs, limit: NAMED_LIMIT })).map(describe)
  const [tallies, leads, open, hits, misses, surprises] = await Promise.all([
    forecasts.tally(sinceMs),
    forecasts.listLeads(sinceMs),
    named('open'),
    named('hit'),
    named('miss'),
    named('surprise'),
  ])
  return {
    source,
    days: input.days === 'all' ? null : Number(input.days),
    since: isoOrNull(beginMs),
    ...reportForecasts(tallies, leads, source),
    named: { open, hits, misses, surprises },
  }
}

const iso = (ms: number): string => new Date(ms).toISOString()
const isoOrNull = (ms: number | null): string | null => (ms === null ? null : iso(ms))

function describe({ dueAtMs, crossedAtMs, said, ...forecast }: NamedForecast) {
  return {
    ...forecast,
    dueAt: iso(dueAtMs),
    crossedAt: isoOrNull(crossedAtMs),
    said: said.map(({ moment, atMs, probability, shownAtMs }) => {
      return { moment, at: iso(atMs), chance: probability, shownAt: isoOrNull(shownAtMs) }
    }),
  }
}
