import { isPlayful } from '@trendverse/domain/games/is-playful'
import type { PackMaterial } from '@trendverse/domain/games/pack-material'
import { dayPlus } from '@trendverse/domain/limits/account-day'
import { NO_JOKES } from '@trendverse/domain/memes/built-in/trend-jokes'
import { DAY_MS } from '@trendverse/domain/primitives/time'
import { isClassic } from '@trendverse/domain/trends/classic'
import { seededFraction } from '@trendverse/domain/trends/planets/planet-seed'
import type { Trend } from '@trendverse/domain/trends/trend'
import { shortName } from '../pack-kit/short-name'
import { candidateOf } from './board/candidate'
import { type Board, chooseBoard } from './board/choose-board'
import { jokeOf, memeFormatsOf, writeMeme } from './board/write-meme'
import { GROUPS_PER_PACK, type MemeMakerPack, memeMakerPackSchema, SCRAPS_PER_GROUP } from './pack'
import { archiveQuotes } from './scraps/archive-quotes'

/** The catalogue is dealt out over so many days, then anew: no trend twice in a deal, and rarely the same four twice. */
const DAYS_OF_A_DEAL = 8

/** Days a trend rests after it was shown; fewer, step by step, where that leaves no board. */
const LONGEST_REST = 7
const SHORTER_RESTS = [5, 3, 0] as const
const DAYS_BETWEEN_FORMATS = 1

/** Why there is no board. */
export type PackRefusal = {
  /** Trends that may be played with and can be quoted four times. */
  readonly trends: number
  /** The most groups that stood apart, of four; null: there was a board, and no pack could be made of it. */
  readonly groups: number | null
}

export type PackResult =
  | { readonly kind: 'pack'; readonly pack: MemeMakerPack }
  | { readonly kind: 'refused'; readonly reason: PackRefusal }

/**
 * The pack of a day, from what the starter catalogue says of its trends, or the reason why there is none. Only trends that
 * may be played with (`isPlayful`), and only boards with one solution that no look gives away. The same trends, day and
 * earlier packs give the same pack. Trends of the last week and jokes of the last two come again only if too little else is
 * left. Details are read of the day's share alone, unless that gives no board.
 */
export async function buildMemeMakerPack({
  day,
  trends,
  detailsOf,
  jokesAbout,
  earlier,
}: Pick<PackMaterial, 'day' | 'trends' | 'detailsOf' | 'jokesAbout' | 'earlier'>): Promise<PackResult> {
  const quotable = trends.filter(isQuotable)
  const packs = (await earlier()).flatMap((content) => memeMakerPackSchema.safeParse(content).data ?? [])
  const restedFor = (restDays: number, from: readonly Trend[]): readonly Trend[] => {
    const shown = new Set(near(day, restDays, packs).flatMap(({ groups }) => groups.map(({ trend }) => trend.id)))
    return from.filter(({ id }) => !shown.has(id))
  }
  let result: PackResult = { kind: 'refused', reason: { trends: 0, groups: 0 } }
  const shares = [
    restedFor(LONGEST_REST, shareOf(quotable, day)),
    ...[LONGEST_REST, ...SHORTER_RESTS].map((days) => restedFor(days, quotable)),
  ]
  for (const share of shares) {
    const made = await packOfTrends({ day, detailsOf, jokesAbout, earlier: packs }, share)
    if ('day' in made) return { kind: 'pack', pack: made }
    result = { kind: 'refused', reason: made }
  }
  return result
}

/** The packs of so many days around a day, some of which may have none; those after it of boards for practice. */
const near = (day: string, days: number, packs: readonly MemeMakerPack[]): readonly MemeMakerPack[] =>
  packs.filter((pack) => pack.day >= dayPlus(day, -days) && pack.day <= dayPlus(day, days))

function isQuotable(trend: Trend): boolean {
  return (
    trend.status === 'active' &&
    isClassic(trend) &&
    archiveQuotes(trend.name).length >= SCRAPS_PER_GROUP &&
    shortName(trend.name) !== '' &&
    isPlayful(trend)
  )
}

/** The trends of one day, none of which is another day's of the same four. */
function shareOf(trends: readonly Trend[], day: string): readonly Trend[] {
  const dayNumber = Math.floor(Date.parse(day) / DAY_MS)
  const deal = `archive/${Math.floor(dayNumber / DAYS_OF_A_DEAL)}`
  return trends
    .map((trend) => ({ trend, place: seededFraction(trend.id, deal) }))
    .toSorted((a, b) => a.place - b.place || (a.trend.id < b.trend.id ? -1 : 1))
    .filter((_, index) => index % DAYS_OF_A_DEAL === dayNumber % DAYS_OF_A_DEAL)
    .map(({ trend }) => trend)
}

type Occasion = Pick<PackMaterial, 'day' | 'detailsOf' | 'jokesAbout'> & { readonly earlier: readonly MemeMakerPack[] }

async function packOfTrends(occasion: Occasion, trends: readonly Trend[]): Promise<MemeMakerPack | PackRefusal> {
  if (trends.length < GROUPS_PER_PACK) return { trends: trends.length, groups: trends.length }
  const candidates = (await occasion.detailsOf(trends)).flatMap(candidateOf)
  const board = chooseBoard(candidates, occasion.day)
  if (typeof board === 'number') return { trends: candidates.length, groups: board }
  return (await packOf(occasion, board)) ?? { trends: candidates.length, groups: null }
}

async function packOf({ day, jokesAbout, earlier }: Occasion, board: Board): Promise<MemeMakerPack | undefined> {
  const lately = near(day, DAYS_BETWEEN_FORMATS, earlier).flatMap(({ groups }) => groups.map(({ meme }) => meme.format))
  const jokes = await Promise.all(board.map(({ candidate: { trend } }) => jokesAbout(trend.id)))
  const formats = memeFormatsOf(day, new Set(lately), jokes)
  const told = new Set(
    earlier.flatMap(({ groups }) =>
      groups.flatMap(({ trend, meme }) => meme.captions.map((captions) => jokeOf(captions, trend.name))),
    ),
  )
  const groups = board.flatMap(({ candidate: { trend }, scraps }, index) => {
    const format = formats[index]
    const written = jokes[index] ?? NO_JOKES
    const meme =
      format === undefined ? null : writeMeme({ trend, format, seed: `${day}/${trend.id}`, jokes: written, told })
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
  return memeMakerPackSchema.safeParse({ game: 'meme-maker', day, edition: 'archive', groups }).data
}
