import { isPlayful } from '@trendverse/domain/games/is-playful'
import { DAY_MS } from '@trendverse/domain/primitives/time'
import { isClassic } from '@trendverse/domain/trends/classic'
import { seededFraction } from '@trendverse/domain/trends/planets/planet-seed'
import type { Trend } from '@trendverse/domain/trends/trend'
import { shortName } from '../pack-kit/short-name'
import { choosePairs, type Pair } from './choose-pairs'
import {
  type PackTrend,
  QUESTIONS_PER_PACK,
  type TrendQuizPack,
  type TrendQuizQuestion,
  trendQuizPackSchema,
} from './pack'
import { archiveReadings, liveReadings, type Reading } from './readings'

/** Pairs grow with the square of it, and what ranks below is hardly known. */
const MAX_TRENDS = 120

/** Why an edition could not be made. */
export type PackRefusal = {
  readonly edition: TrendQuizPack['edition']
  /** Trends that may be played with and have a figure. */
  readonly trends: number
  /** Gates that had a fitting pair, of ten; null: the pack broke its own schema. */
  readonly gates: number | null
}

export type PackResult =
  | { readonly kind: 'pack'; readonly pack: TrendQuizPack }
  | { readonly kind: 'refused'; readonly reasons: readonly PackRefusal[] }

/**
 * The pack of a day: from today's figures, else from dated facts of the starter catalogue, else the reasons why there is
 * none. Only trends that may be played with (`isPlayful`), and only figures that can be compared: one measure, one source,
 * one window. The same trends give the same pack.
 *
 * @param day `2026-11-22`, UTC.
 * @param trends Live ones and those of the catalogue, in any order.
 */
export function buildTrendQuizPack({
  day,
  trends,
}: {
  readonly day: string
  readonly trends: readonly Trend[]
}): PackResult {
  const shown = trends.flatMap(shownTrend)
  const live = shown.filter(({ origin }) => origin === 'live')
  const countedAtMs = newest(live.length > 0 ? live : shown, Date.parse(day))
  // A trend without news for a day may show yesterday's count beside today's.
  const fresh = live.filter(({ updatedDate }) => Date.parse(updatedDate) > countedAtMs - DAY_MS)
  const today = editionOf('today', day, countedAtMs, mostSeen(fresh), (trend) => liveReadings(trend, countedAtMs))
  if ('questions' in today) return { kind: 'pack', pack: today }
  const archive = editionOf('archive', day, countedAtMs, shown.filter(isClassic), (trend) =>
    archiveReadings(trend, day),
  )
  if ('questions' in archive) return { kind: 'pack', pack: archive }
  return { kind: 'refused', reasons: [today, archive] }
}

/** Trends whose name can be shown at a gate, under the name it shows. */
function shownTrend(trend: Trend): Trend[] {
  const name = shortName(trend.name)
  return trend.status === 'active' && name !== '' && isPlayful(trend) ? [{ ...trend, name }] : []
}

function newest(trends: readonly Trend[], otherwiseMs: number): number {
  const instants = trends.map(({ updatedDate }) => Date.parse(updatedDate)).filter(Number.isFinite)
  return instants.length === 0 ? otherwiseMs : Math.max(...instants)
}

function mostSeen(trends: readonly Trend[]): readonly Trend[] {
  return trends.toSorted((a, b) => b.attention - a.attention || (a.id < b.id ? -1 : 1)).slice(0, MAX_TRENDS)
}

function editionOf(
  edition: TrendQuizPack['edition'],
  day: string,
  countedAtMs: number,
  trends: readonly Trend[],
  readingsOf: (trend: Trend) => readonly Reading[],
): TrendQuizPack | PackRefusal {
  const readings = trends.flatMap(readingsOf)
  const known = new Set(readings.map(({ trend }) => trend.id)).size
  const pairs = choosePairs(readings, day)
  if (typeof pairs === 'number') return { edition, trends: known, gates: pairs }
  const { data } = trendQuizPackSchema.safeParse({
    game: 'trend-quiz',
    day,
    edition,
    countedAt: new Date(countedAtMs).toISOString(),
    questions: pairs.slice(0, QUESTIONS_PER_PACK).map((pair, gate) => questionOf(pair, `${day}/${gate}`)),
  })
  return data ?? { edition, trends: known, gates: null }
}

function questionOf({ a, b }: Pair, seed: string): TrendQuizQuestion {
  const [left, right] = seededFraction(seed, 'side') < 0.5 ? [a, b] : [b, a]
  return { ...a.measure, left: sideOf(left), right: sideOf(right) }
}

function sideOf({ trend, value }: Reading): TrendQuizQuestion['left'] {
  return { trend: packTrendOf(trend), value, link: `/trends/${trend.id}` }
}

function packTrendOf({ id, name, category, color, momentum, lifecycle, sources }: Trend): PackTrend {
  return { id, name, category, color, momentum, lifecycle, sources: [...new Set(sources)] }
}
