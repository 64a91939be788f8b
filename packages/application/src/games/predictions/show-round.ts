import {
  hasReachedBar,
  isOpen,
  isRevealed,
  type Prediction,
  type RememberedRound,
  stageOf,
} from '@trendverse/domain/games/predictions/prediction-round'
import { pointsOf } from '@trendverse/domain/games/predictions/prediction-score'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { ItemPoint } from '../../ports/ingest'

/** Points of a curve that anybody could tell apart. */
const MAX_COUNTS = 60

type Item = RememberedRound['items'][number]

/** A round as somebody sees it who said this of it, or nothing. What others say is told to who has spoken (`isRevealed`). */
export function showRound(
  round: RememberedRound,
  said: readonly Prediction[],
  counted: ReadonlyMap<Uuid, readonly ItemPoint[]>,
  nowMs: number,
) {
  const saidOf = new Map(said.map(({ number, percent }) => [number, percent]))
  const showItem = (item: Item) => {
    const { number, source, trendId, trendName, title, url, rank, bar, outcome } = item
    const points = counted.get(item.sightingId) ?? []
    const stage = stageOf(round, item, nowMs, hasReachedBar(item, points))
    const yours = saidOf.get(number) ?? null
    return {
      number,
      source,
      trendId,
      trendName,
      title,
      url,
      rank,
      bar,
      publishedAt: isoOrNull(item.publishedAtMs),
      firstSeenAt: iso(item.firstSeenAtMs),
      resolvesAt: iso(item.resolvesAtMs),
      stage,
      counts: countsOf(points, item.resolvesAtMs),
      yours,
      points: yours === null || outcome === null ? null : pointsOf(yours, outcome),
      others: isRevealed(stage, yours !== null) ? othersOf(item) : null,
      outcome: outcome && { brokeOut: outcome.brokeOut, peak: outcome.peak, resolvedAt: iso(outcome.resolvedAtMs) },
    }
  }
  return {
    day: round.day,
    openedAt: iso(round.openedAtMs),
    closesAt: iso(round.closesAtMs),
    isOpen: isOpen(round, nowMs),
    items: round.items.map(showItem),
  }
}

function othersOf({ enginePercent, basePercent, outcome }: Item) {
  const worth = (percent: number | null) => (percent === null || outcome === null ? null : pointsOf(percent, outcome))
  return {
    enginePercent,
    basePercent,
    enginePoints: worth(enginePercent),
    basePoints: worth(basePercent),
  }
}

/** What was counted until its fate was settled, thinned to what can be drawn; the last count stays. */
function countsOf(points: readonly ItemPoint[], untilMs: number) {
  const counts = points.flatMap(({ atMs, metric }) =>
    metric === null || atMs > untilMs ? [] : [{ at: iso(atMs), count: metric }],
  )
  const every = Math.ceil(counts.length / MAX_COUNTS)
  return counts.filter((_, index) => (counts.length - 1 - index) % every === 0)
}

const iso = (atMs: number): string => new Date(atMs).toISOString()
const isoOrNull = (atMs: number | null): string | null => (atMs === null ? null : iso(atMs))
