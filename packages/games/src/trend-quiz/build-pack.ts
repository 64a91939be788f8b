import { isPlayful } from '@trendverse/domain/games/is-playful'
import { DAY_MS } from '@trendverse/domain/primitives/time'
import { isClassic } from '@trendverse/domain/trends/classic'
import type { Trend } from '@trendverse/domain/trends/trend'
import { shortName } from '../pack-kit/short-name'
import { archiveQuestions, type CourseMaterial } from './archive-questions'
import { choosePairs, LADDER } from './choose-pairs'
import { MOST_OF_A_KIND, type TrendQuizPack, type TrendQuizQuestion, trendQuizPackSchema } from './pack'
import { pairQuestion, storyLine } from './pack-question'
import { archiveReadings, liveReadings } from './readings'

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
 * The pack of a day: from today's figures, else from the starter catalogue, else the reasons why there is none. Only trends
 * that may be played with (`isPlayful`), and only figures that can be compared: one measure, one source, one window. At most
 * four gates ask alike, unless nothing but the years of the catalogue is known. The same material gives the same pack.
 */
export async function buildTrendQuizPack({ day, trends, ...reads }: CourseMaterial): Promise<PackResult> {
  const shown = trends.flatMap(shownTrend)
  const live = shown.filter(({ origin }) => origin === 'live')
  const countedAtMs = newest(live.length > 0 ? live : shown, Date.parse(day))
  // A trend without news for a day may show yesterday's count beside today's.
  const fresh = mostSeen(live.filter(({ updatedDate }) => Date.parse(updatedDate) > countedAtMs - DAY_MS))
  const head = { game: 'trend-quiz', day, countedAt: new Date(countedAtMs).toISOString() } as const

  const counted = fresh.flatMap((trend) => liveReadings(trend, countedAtMs))
  const pairs = choosePairs(counted, day, { ladder: LADDER, mostOfAMeasure: MOST_OF_A_KIND })
  const today =
    typeof pairs === 'number' ? pairs : pairs.map((pair, gate) => pairQuestion(pair, `${day}/${gate}`, storyLine))
  const packOfToday = packOf({ ...head, edition: 'today' }, today)
  if (packOfToday !== null) return { kind: 'pack', pack: packOfToday }

  const classics = shown.filter(isClassic)
  const archive = await archiveQuestions({ day, trends: classics, ...reads })
  const packOfArchive = packOf({ ...head, edition: 'archive' }, archive)
  if (packOfArchive !== null) return { kind: 'pack', pack: packOfArchive }
  const dated = classics.flatMap((trend) => archiveReadings(trend, day))
  return { kind: 'refused', reasons: [refusal('today', counted, today), refusal('archive', dated, archive)] }
}

type Questions = readonly TrendQuizQuestion[] | number

function packOf(head: Omit<TrendQuizPack, 'questions'>, questions: Questions): TrendQuizPack | null {
  return trendQuizPackSchema.safeParse({ ...head, questions }).data ?? null
}

function refusal(
  edition: TrendQuizPack['edition'],
  readings: readonly { readonly trend: Trend }[],
  questions: Questions,
): PackRefusal {
  const trends = new Set(readings.map(({ trend }) => trend.id)).size
  return { edition, trends, gates: typeof questions === 'number' ? questions : null }
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
