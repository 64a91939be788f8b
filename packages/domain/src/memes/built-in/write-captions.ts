import type { RandomNumber } from '../../quizzes/random-choice'
import { type Matter, matterOf } from '../../taste/matter-of-trend'
import type { TrendDetail } from '../../trends/trend'
import { textOfCaptions } from '../compose-meme'
import { CHOICES_OFFERED } from '../meme'
import type { MemeFormatId, MemeStyle, MemeTone } from '../meme-kinds'
import type { ParsedMeme } from '../parsed-meme'
import { chooseCaptions } from './choose-captions'
import { describeMeme } from './describe-meme'
import { LIVE_PATTERNS, withoutHeadline } from './patterns/live'
import { OBSERVED_PATTERNS } from './patterns/observed'
import type { Pattern, PatternPool } from './patterns/pattern-pool'
import { PATTERN_POOLS } from './patterns/registry'
import { slotsOf } from './slots'
import { topicNameOf } from './topic-name'
import { NO_JOKES, observedSlots, type TrendJokes } from './trend-jokes'

type CaptionRequest = {
  readonly trend: TrendDetail
  readonly style: MemeStyle
  readonly tone: MemeTone
  readonly format: MemeFormatId
  /** The visitor's own main caption, allowed already; empty: none. */
  readonly customText: string
  readonly random: RandomNumber
  /** Texts of memes that are not to come again, as `textOfCaptions` makes them. */
  readonly earlier: readonly string[]
  readonly jokes?: TrendJokes
}

/**
 * A meme about a trend without a model: first what was written by hand about it in this style, then patterns filled with what was observed
 * about it, then patterns of the format and the style, ended in the tone, filled with what the trend's evidence says (MM-05
 * to MM-07). It claims nothing else about the trend; what it exaggerates is ourselves. Where
 * a trend is about suffering it is gentle instead, whatever was asked for.
 */
export function writeCaptions(request: CaptionRequest): ParsedMeme {
  const [first] = writeChoices(request, 1)
  if (first === undefined) throw new Error(`no pattern of ${request.format} needs nothing but a name`)
  return first
}

/**
 * Up to so many memes for the same picture, the best first, each another joke: fewer where fewer can be told without telling
 * one of them again in other words.
 */
export function writeChoices(request: CaptionRequest, most = CHOICES_OFFERED): readonly ParsedMeme[] {
  const { trend, style, tone, format, customText, random, earlier, jokes = NO_JOKES } = request
  const matter = matterOf(trend)
  const slots = { ...slotsOf(trend, tone, customText), ...observedSlots(jokes) }
  const pool = PATTERN_POOLS[format]
  const { first } = topicNameOf(trend)
  const patterns =
    customText === ''
      ? [
          ...(isGraverToday(trend, matter) ? [] : jokesFor(jokes, style, format, matter)),
          ...patternsFor(pool, style, matter, trend.origin === 'live' ? LIVE_PATTERNS[format] : []),
        ]
      : customPatternsFor(pool, matter)
  const told: (readonly string[])[] = []
  while (told.length < most) {
    const beside = told.map(textOfCaptions)
    const captions = chooseCaptions(patterns, slots, first, earlier, random, beside)
    if (captions === null) break
    told.push(captions)
  }
  return told.map((captions) => describeMeme(trend, style, format, matter, captions))
}

/** What was written about a trend by hand knew nothing of the accident that is reported of it today. */
const isGraverToday = (trend: TrendDetail, matter: Matter): boolean =>
  matter === 'sad' && matterOf({ ...trend, evidence: [] }) !== 'sad'

/**
 * What is about this trend and no other. What was written by hand was written with its matter in mind; patterns are for
 * what may be laughed about alone.
 */
function jokesFor(
  { memes }: TrendJokes,
  style: MemeStyle,
  format: MemeFormatId,
  matter: Matter,
): readonly (readonly Pattern[])[] {
  const written = memes.filter((meme) => meme.format === format && meme.style === style)
  return [written.map(({ captions }) => captions), matter === 'light' ? OBSERVED_PATTERNS[format] : []]
}

/** @param live What goes with a story of today. */
function patternsFor(
  pool: PatternPool,
  style: MemeStyle,
  matter: Matter,
  live: readonly Pattern[],
): readonly (readonly Pattern[])[] {
  switch (matter) {
    case 'sad':
      return [pool.gentle]
    case 'earnest':
      return [[...withoutHeadline(live), ...pool.careful]]
    case 'cause':
      return [pool.wholesome]
    case 'light':
      return [[...live, ...pool[style]], pool.any]
  }
}

/** With a visitor's own words the others are ours; beside them nothing sad is laughed at either. */
function customPatternsFor(pool: PatternPool, matter: Matter): readonly (readonly Pattern[])[] {
  if (matter === 'light' || matter === 'cause') return [pool.custom]
  const main = pool.custom[0]?.indexOf('{custom}') ?? 0
  const around = matter === 'sad' ? pool.gentle : pool.careful
  return [around.map((pattern) => pattern.with(main, '{custom}'))]
}
