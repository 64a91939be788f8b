import type { RandomNumber } from '../../quizzes/random-choice'
import type { TrendDetail } from '../../trends/trend'
import type { MemeFormatId, MemeStyle, MemeTone } from '../meme-kinds'
import type { ParsedMeme } from '../parsed-meme'
import { chooseCaptions } from './choose-captions'
import { describeMeme } from './describe-meme'
import { type Matter, matterOf } from './matter-of-trend'
import type { Pattern, PatternPool } from './patterns/pattern-pool'
import { PATTERN_POOLS } from './patterns/registry'
import { slotsOf } from './slots'
import { topicNameOf } from './topic-name'

/**
 * A meme about a trend without a model: patterns of the format and the style, ended in the tone, filled with what the
 * trend's evidence says (MM-05 to MM-07). It claims nothing else about the trend; what it exaggerates is ourselves. Where
 * a trend is about suffering it is gentle instead, whatever was asked for.
 *
 * @param request.customText The visitor's own main caption, allowed already; empty: none.
 * @param request.earlier Texts of memes that are not to come again, as `textOfCaptions` makes them.
 */
export function writeCaptions(request: {
  readonly trend: TrendDetail
  readonly style: MemeStyle
  readonly tone: MemeTone
  readonly format: MemeFormatId
  readonly customText: string
  readonly random: RandomNumber
  readonly earlier: readonly string[]
}): ParsedMeme {
  const { trend, style, tone, format, customText, random, earlier } = request
  const matter = matterOf(trend)
  const slots = slotsOf(trend, tone, customText)
  const pool = PATTERN_POOLS[format]
  const { first, isHeadline } = topicNameOf(trend)
  const patterns = customText === '' ? patternsFor(pool, style, matter) : customPatternsFor(pool, matter)
  const fitting = patterns.map((group) => group.filter((pattern) => !isHeadline || endsInName(pattern)))
  const choose = (groups: typeof patterns) => chooseCaptions(groups, slots, first, earlier, random)
  const captions = choose(fitting) ?? choose(patterns)
  if (captions === null) throw new Error(`no pattern of ${format} needs nothing but a name`)
  return describeMeme(trend, style, format, matter, captions)
}

/** Whether a name reads well in a pattern also where it is a whole headline. */
function endsInName(pattern: Pattern): boolean {
  return pattern.every((text) => !/\{(?:name|topic)\}/i.test(text.replace(/\{name\}[.!?]?~?$/i, '')))
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
