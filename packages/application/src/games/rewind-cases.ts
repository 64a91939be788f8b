import type { RewindCase } from '@trendverse/domain/games/rewind-case'
import { DAY_MS } from '@trendverse/domain/primitives/time'
import { ENOUGH_RESOLVED_ITEMS } from '@trendverse/domain/trends/momentum/breakout-learner'
import type { IngestRepository } from '../ports/ingest'

/** Where forecasts, their outcomes and what was counted are kept. */
export type ForecastHistory = Pick<IngestRepository, 'sampleForecasts' | 'listObservations'>

/** Beyond it one observation a day is kept, which draws no curve of a day. */
const LOOKS_BACK_MS = 60 * DAY_MS
/** Of each source and outcome: many of them are no playthings, or were hardly seen. */
const PER_OUTCOME = 40
/** Sources that state the past of what they list state at most so much of it. */
const STATED_PAST_MS = 7 * DAY_MS

/**
 * Cases of the last 60 days whose future is known by now, as the database recorded them: what was counted when, what the
 * engine said at first sight, what became of it. Another seed finds others. Empty where the site is too young.
 */
export async function findRewindCases(
  ingest: ForecastHistory,
  { nowMs, seed }: { readonly nowMs: number; readonly seed: string },
): Promise<readonly RewindCase[]> {
  const fromMs = nowMs - LOOKS_BACK_MS
  const { records, sample } = await ingest.sampleForecasts({
    fromMs,
    beforeMs: nowMs,
    perOutcome: PER_OUTCOME,
    seed,
    learntFrom: ENOUGH_RESOLVED_ITEMS,
  })
  const recordOf = new Map(records.map((record) => [record.source, record]))
  const ids = [...new Set(sample.map(({ id }) => id))]
  const history = await ingest.listObservations(ids, fromMs - STATED_PAST_MS)
  return sample.flatMap(({ id, ...forecast }) => {
    const record = recordOf.get(forecast.source)
    if (record === undefined || record.resolved === 0) return []
    const { learntAtMs, resolved, brokeOut } = record
    return [
      {
        ...forecast,
        hadLearnt: learntAtMs !== null && learntAtMs <= forecast.forecastAtMs,
        baseRate: brokeOut / resolved,
        points: (history.get(id) ?? []).flatMap(({ atMs, metric, rank }) =>
          metric === null ? [] : [{ atMs, count: metric, rank }],
        ),
      },
    ]
  })
}
