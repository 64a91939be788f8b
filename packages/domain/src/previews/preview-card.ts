import { MEME_FORMATS, MEME_STYLES } from '../memes/meme-kinds'
import { DAILY_QUESTIONS, dailyQuizName } from '../quizzes/daily/daily-quiz'
import { dailyWorld } from '../quizzes/daily/daily-world'
import { DEFAULT_PASSING_SCORE, PAGE_QUESTIONS } from '../quizzes/quiz'
import { sharedName } from '../social/share-texts'
import { shareableText } from '../social/shareable-text'
import { CATEGORIES, DEFAULT_CATEGORY } from '../trends/categories/category'
import type { PlanetSubject } from '../trends/planets/planet-appearance'
import { seededFraction } from '../trends/planets/planet-seed'
import { recordedChange } from '../trends/recorded-change'
import { TREND_DEFAULTS, type TrendDetail } from '../trends/trend'

/** What pages about one trend have cards for: its story, its quiz, its memes. */
export const TREND_CARD_KINDS = ['trend', 'quiz', 'meme'] as const
export type TrendCardKind = (typeof TREND_CARD_KINDS)[number]

/** A number with what it counts, as it is shown: `20K`, `searches`. */
export type PreviewFigure = { readonly value: string; readonly label: string }

/** Everything a preview card shows (OP-64), and nothing else: equal cards are the same picture. */
export type PreviewCard = {
  readonly planet: PlanetSubject
  readonly siteName: string
  /** Stands above the title. */
  readonly eyebrow: string
  readonly title: string
  /** At most three. */
  readonly figures: readonly PreviewFigure[]
  /** Attention over time, oldest first, each 0 to 1; fewer than two points are not drawn. */
  readonly sparkline: readonly number[]
  /** The result of a quiz, in place of figures. */
  readonly result: PreviewResult | null
}

/** How a quiz went. */
export type PreviewResult = {
  readonly score: number
  readonly total: number
  readonly isPassed: boolean
  /** A first name, or `Anonymous` (SH-07). */
  readonly takenBy: string
}

/** Raised when cards are drawn differently, so that networks fetch them again. */
const DRAWING = 2

/** Names come from outside; more than this fits on no card. */
const MAX_TITLE_LENGTH = 110
/** More marks on one letter are no writing any more, and would be drawn over the lines around. */
const PILED_MARKS = /(\p{M}{2})\p{M}+/gu

const COUNT = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })
const FACTOR = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 2 })

export const figure = (count: number, one: string, many = `${one}s`): PreviewFigure => ({
  value: COUNT.format(count),
  label: count === 1 ? one : many,
})

const keyMoments = (count: number): string => `in ${count} key ${count === 1 ? 'moment' : 'moments'}`

/** `2012` or `2012–2024` */
function yearsText(years: readonly number[]): string {
  const first = Math.min(...years)
  const last = Math.max(...years)
  return first === last ? `${first}` : `${first}–${last}`
}

/** The figure the story opens with: how its count multiplied, or what most people stand behind. */
function leadFigure(trend: TrendDetail): PreviewFigure | null {
  const change = recordedChange(trend)
  if (change !== null) {
    const hours = Math.round(change.hours)
    return { value: `${FACTOR.format(change.factor)}×`, label: `in ${hours} ${hours === 1 ? 'hour' : 'hours'}` }
  }
  if (trend.proof?.kind !== 'count') return null
  return { value: COUNT.format(trend.proof.count), label: trend.proof.metricUnit }
}

/** What is known of a trend in numbers, the most telling first. */
function trendFigures(trend: TrendDetail): readonly PreviewFigure[] {
  const { sources, publishers, timeline, related } = trend
  const figures: PreviewFigure[] = []
  if (sources.length > 0) {
    const lead = leadFigure(trend)
    if (lead !== null) figures.push(lead)
    if (publishers > 0) figures.push(figure(publishers, 'publisher'))
    figures.push(figure(sources.length, 'source'))
    return figures
  }
  const years = timeline.flatMap((event) => (event.kind === 'dated' ? [new Date(event.at).getUTCFullYear()] : []))
  if (years.length > 0) figures.push({ value: yearsText(years), label: keyMoments(years.length) })
  if (related.length > 0) figures.push(figure(related.length, 'related trend'))
  return figures
}

type CardPart = Pick<PreviewCard, 'eyebrow'> & Partial<PreviewCard>

function cardOf(trend: TrendDetail, siteName: string, { eyebrow, ...part }: CardPart): PreviewCard {
  const { id, category, color, lifecycle, sources } = trend
  return {
    planet: { id, category, color, lifecycle, sources },
    siteName: previewText(siteName),
    eyebrow,
    title: previewText(trend.name),
    figures: [],
    sparkline: [],
    result: null,
    ...part,
  }
}

/** A text from outside as a card may carry it: one line of bounded length, of letters without piles of marks. */
export function previewText(text: string): string {
  // Cut first: a pattern must not search through what is thrown away.
  return shareableText(text.slice(0, MAX_TITLE_LENGTH * 20).replace(PILED_MARKS, '$1'), MAX_TITLE_LENGTH)
}

/** The card of a page about one trend. */
export function trendCard(kind: TrendCardKind, trend: TrendDetail, siteName: string): PreviewCard {
  switch (kind) {
    case 'trend':
      return cardOf(trend, siteName, {
        eyebrow: trend.category,
        figures: trendFigures(trend),
        sparkline: trend.sparkline,
      })
    case 'quiz':
      return cardOf(trend, siteName, {
        eyebrow: `Quiz · ${trend.category}`,
        figures: [figure(PAGE_QUESTIONS, 'question'), { value: `${DEFAULT_PASSING_SCORE}%`, label: 'to pass' }],
      })
    case 'meme':
      return cardOf(trend, siteName, {
        eyebrow: `Meme · ${trend.category}`,
        figures: [figure(MEME_FORMATS.length, 'format'), figure(MEME_STYLES.length, 'style')],
      })
  }
}

/** The card of a result somebody shared: how it went, and nothing of the questions. */
export function resultCard(
  trend: TrendDetail,
  siteName: string,
  shared: Omit<PreviewResult, 'takenBy'> & { readonly firstName: string | null },
): PreviewCard {
  const { score, total, isPassed, firstName } = shared
  const takenBy = previewText(sharedName(firstName))
  return cardOf(trend, siteName, { eyebrow: `Quiz · ${takenBy}`, result: { score, total, isPassed, takenBy } })
}

/** The card of a quiz of the day, or of a result of it that somebody shared. */
export function dailyQuizCard(
  day: string,
  siteName: string,
  shared: (Omit<PreviewResult, 'takenBy'> & { readonly firstName: string | null }) | null,
): PreviewCard {
  const takenBy = shared && previewText(sharedName(shared.firstName))
  return {
    planet: dailyWorld(day),
    siteName: previewText(siteName),
    eyebrow: takenBy === null ? 'The same for everyone' : `Quiz · ${takenBy}`,
    title: dailyQuizName(day),
    figures: shared === null ? [figure(DAILY_QUESTIONS, 'question'), figure(DAILY_QUESTIONS, 'story', 'stories')] : [],
    sparkline: [],
    result:
      shared === null || takenBy === null
        ? null
        : { score: shared.score, total: shared.total, isPassed: shared.isPassed, takenBy },
  }
}

/** The card of a meme somebody shared, which shows the meme itself beside these words. */
export function sharedMemeCard(trend: TrendDetail, siteName: string, createdBy: string): PreviewCard {
  return cardOf(trend, siteName, { eyebrow: `Meme by ${previewText(createdBy)}` })
}

const MONTH = new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/**
 * The card of a profile somebody shared: no more than its page shows. Its world is their own, made of the user name.
 *
 * @param profile `memberSince`: `2026-03`.
 */
export function profileCard(
  profile: {
    readonly username: string
    readonly name: string
    readonly memberSince: string
    readonly achievements: readonly string[]
  },
  siteName: string,
): PreviewCard {
  const { username, name, memberSince, achievements } = profile
  const category = CATEGORIES[Math.floor(seededFraction(username, 'category') * CATEGORIES.length)]
  return {
    planet: {
      id: username,
      category: category ?? DEFAULT_CATEGORY,
      color: TREND_DEFAULTS.color,
      lifecycle: 'rising',
      sources: [],
    },
    siteName: previewText(siteName),
    eyebrow: `@${username}`,
    title: previewText(name),
    figures: [
      figure(achievements.length, 'badge'),
      { value: MONTH.format(new Date(`${memberSince}-01T00:00:00Z`)), label: 'joined' },
    ],
    sparkline: [],
    result: null,
  }
}

/** What a card shows, for those who do not see it. */
export function previewAltText(card: PreviewCard): string {
  const figures = card.figures.map(({ value, label }) => `${value} ${label}`)
  const result = card.result === null ? [] : [resultText(card.result)]
  return [`A planet for ${card.title}`, card.eyebrow, ...result, ...figures].join(', ')
}

/** `4 of 5 right, passed` */
export function resultText({ score, total, isPassed }: PreviewResult): string {
  return `${score} of ${total} right${isPassed ? ', passed' : ''}`
}

/**
 * A few characters that are others when a card shows something else: addresses with them are never out of date.
 *
 * @param memeKey Another one for every picture of a meme on it; null for cards without one.
 */
export function previewVersion(card: object, memeKey: string | null): string {
  return Math.floor(seededFraction(JSON.stringify([DRAWING, card, memeKey]), 'preview') * 2 ** 32).toString(36)
}
