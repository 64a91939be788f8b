import type { RandomNumber } from '../../quizzes/random-choice'
import { type Matter, matterOf } from '../../taste/matter-of-trend'
import type { TrendDetail } from '../../trends/trend'
import { textOfCaptions } from '../compose-meme'
import { CHOICES_OFFERED } from '../meme'
import type { MemeFormatId, MemeStyle, MemeTone } from '../meme-kinds'
import type { ParsedMeme } from '../parsed-meme'
import { chooseCaptions, type Fillable } from './choose-captions'
import { describeMeme } from './describe-meme'
import { storyGroups } from './live/story-groups'
import { OBSERVED_PATTERNS } from './patterns/observed'
import type { Pattern, PatternPool } from './patterns/pattern-pool'
import { PATTERN_POOLS } from './patterns/registry'
import { type Slots, slotsOf } from './slots'
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
 * to MM-07). A story of today is told by its own headlines and figures, set beside the style's small world. Nothing else is
 * claimed about the trend; what is exaggerated is ourselves. Where it is about suffering the meme is gentle instead, whatever
 * was asked for.
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
  const common = { ...slotsOf(trend, tone, customText), ...observedSlots(jokes) }
  const isStory = trend.origin === 'live' && customText === ''
  const pool = PATTERN_POOLS[format]
  const { first } = topicNameOf(trend)
  const written = isGraverToday(trend, matter) ? [] : jokesFor(jokes, style, format, matter)
  const groups = isStory
    ? [...fillable(written, common), ...storyGroups(request, pool, matter, common)]
    : fillable(
        customText === '' ? [...written, ...patternsFor(pool, style, matter)] : customPatternsFor(pool, matter),
        common,
      )
  const told: (readonly string[])[] = []
  while (told.length < most) {
    const beside = told.map(textOfCaptions)
    const captions = chooseCaptions(groups, first, earlier, random, beside)
    if (captions === null) break
    told.push(captions)
  }
  return told.map((captions) => describeMeme(trend, style, format, matter, captions))
}

const fillable = (groups: readonly (readonly Pattern[])[], slots: Slots): readonly (readonly Fillable[])[] =>
  groups.map((patterns) => patterns.map((pattern) => ({ pattern, tellings: [slots] })))

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

function patternsFor(pool: PatternPool, style: MemeStyle, matter: Matter): readonly (readonly Pattern[])[] {
  switch (matter) {
    case 'sad':
      return [pool.gentle]
    case 'earnest':
      return [pool.careful]
    case 'cause':
      return [pool.wholesome]
    case 'light':
      return [pool[style], pool.any]
  }
}

/** With a visitor's own words the others are ours; beside them nothing sad is laughed at either. */
function customPatternsFor(pool: PatternPool, matter: Matter): readonly (readonly Pattern[])[] {
  if (matter === 'light' || matter === 'cause') return [pool.custom]
  const main = pool.custom[0]?.indexOf('{custom}') ?? 0
  const around = matter === 'sad' ? pool.gentle : pool.careful
  return [around.map((pattern) => pattern.with(main, '{custom}'))]
}
