import { isPlayful } from '@trendverse/domain/games/is-playful'
import { DAY_MS } from '@trendverse/domain/primitives/time'
import { isClassic } from '@trendverse/domain/trends/classic'
import { seededFraction } from '@trendverse/domain/trends/planets/planet-seed'
import type { TrendDetail } from '@trendverse/domain/trends/trend'
import { shortName } from '../pack-kit/short-name'
import { type Candidate, candidateOf } from './board/candidate'
import { type Board, chooseBoard } from './board/choose-board'
import { memeFormatsOf, writeMeme } from './board/write-meme'
import { GROUPS_PER_PACK, type MemeMakerPack, memeMakerPackSchema } from './pack'

/** What ranks below is hardly known, and a trend nobody knows cannot be found. */
const MAX_LIVE_TRENDS = 60
/** The catalogue is dealt out over so many days, so that a trend comes back after them at the earliest. */
const ARCHIVE_DAYS = 4
/** From then on it is dealt out anew, so that the same trends need not meet for ever. */
const DAYS_OF_A_DEAL = 28

/** Why an edition could not be made. */
export type PackRefusal = {
  readonly edition: MemeMakerPack['edition']
  /** Trends that may be played with and can be quoted four times. */
  readonly trends: number
  /** The most groups that stood apart, of four; null: there was a board, and no pack could be made of it. */
  readonly groups: number | null
}

export type PackResult =
  | { readonly kind: 'pack'; readonly pack: MemeMakerPack }
  | { readonly kind: 'refused'; readonly reasons: readonly PackRefusal[] }

/**
 * The pack of a day: from the receipts of live trends, else from the texts of the starter catalogue, else the reasons why
 * there is none. Only trends that may be played with (`isPlayful`), and only boards with one solution that no look gives
 * away. The same trends and day give the same pack.
 *
 * @param day `2026-11-22`, UTC.
 * @param trends Live ones and those of the catalogue with their receipts, in any order.
 */
export function buildMemeMakerPack({
  day,
  trends,
}: {
  readonly day: string
  readonly trends: readonly TrendDetail[]
}): PackResult {
  const shown = trends.filter((trend) => trend.status === 'active' && shortName(trend.name) !== '' && isPlayful(trend))
  const live = shown
    .filter(({ origin }) => origin === 'live')
    .toSorted((a, b) => b.attention - a.attention || (a.id < b.id ? -1 : 1))
    .slice(0, MAX_LIVE_TRENDS)
  const today = editionOf('today', day, live.flatMap(candidateOf))
  if ('day' in today) return { kind: 'pack', pack: today }
  const classics = shown.filter(isClassic).flatMap(candidateOf)
  // A board of this day's share; where that gives none, of the whole catalogue.
  const archive = editionOf('archive', day, shareOf(classics, day))
  if ('day' in archive) return { kind: 'pack', pack: archive }
  const wide = editionOf('archive', day, classics)
  return 'day' in wide ? { kind: 'pack', pack: wide } : { kind: 'refused', reasons: [today, wide] }
}

/** The trends of one day, none of which is another day's of the same four. */
function shareOf(classics: readonly Candidate[], day: string): readonly Candidate[] {
  const dayNumber = Math.floor(Date.parse(day) / DAY_MS)
  const deal = `archive/${Math.floor(dayNumber / DAYS_OF_A_DEAL)}`
  return classics
    .map((candidate) => ({ candidate, place: seededFraction(candidate.trend.id, deal) }))
    .toSorted((a, b) => a.place - b.place || (a.candidate.trend.id < b.candidate.trend.id ? -1 : 1))
    .filter((_, index) => index % ARCHIVE_DAYS === dayNumber % ARCHIVE_DAYS)
    .map(({ candidate }) => candidate)
}

function editionOf(
  edition: MemeMakerPack['edition'],
  day: string,
  candidates: readonly Candidate[],
): MemeMakerPack | PackRefusal {
  const refusal = { edition, trends: candidates.length }
  if (candidates.length < GROUPS_PER_PACK) return { ...refusal, groups: candidates.length }
  const board = chooseBoard(candidates, day)
  if (typeof board === 'number') return { ...refusal, groups: board }
  return packOf(edition, day, board) ?? { ...refusal, groups: null }
}

function packOf(edition: MemeMakerPack['edition'], day: string, board: Board): MemeMakerPack | undefined {
  const formats = memeFormatsOf(day)
  const groups = board.flatMap(({ candidate: { trend }, scraps }, index) => {
    const format = formats[index]
    const meme = format === undefined ? null : writeMeme(trend, format, `${day}/${trend.id}`)
    if (meme === null) return []
    const { id, category, color } = trend
    return [
      {
        trend: { id, name: shortName(trend.name), category, color },
        link: `/trends/${id}`,
        scraps: scraps.map(({ text, source }) => ({ text, source })),
        meme,
      },
    ]
  })
  return memeMakerPackSchema.safeParse({ game: 'meme-maker', day, edition, groups }).data
}
