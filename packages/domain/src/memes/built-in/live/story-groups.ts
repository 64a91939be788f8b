import type { Matter } from '../../../taste/matter-of-trend'
import type { TrendDetail } from '../../../trends/trend'
import type { MemeFormatId, MemeStyle } from '../../meme-kinds'
import type { Fillable } from '../choose-captions'
import { NAMED_PATTERNS, QUOTED_PATTERNS } from '../patterns/live-quoted'
import { PARTED_PATTERNS, RIVAL_PATTERNS, TOLD_PATTERNS } from '../patterns/live-told'
import type { Pattern, PatternPool } from '../patterns/pattern-pool'
import type { Slots } from '../slots'
import { storyTellings, type Telling } from './story-tellings'
import type { Rank } from './turns/known-turns'
import { turnPatterns } from './turns/turn-patterns'

/** What is the story's own: its words, and not our scenes for a figure of it. */
const OF_STORY =
  /\{(?:who|what|thing|shown|news|title|heading|named?|said\w*|plain|other|n|picked|version|word|topic|load|more|site|surname)\}/iu

/** Whether a pattern names the subject of the story; those that do come first. */
const namesStory = ({ pattern }: Fillable): boolean =>
  pattern.some((caption, at) => OF_STORY.test(caption) && (at > 0 || caption !== '{shown}'))

/** Whether a deed is told with the words its headline quotes: nothing is more its own. */
const saysQuote = ({ pattern }: Fillable): boolean => pattern.some((caption) => caption.includes('{said}'))

const namesFirst = (patterns: readonly Fillable[]): readonly (readonly Fillable[])[] => [
  patterns.filter(namesStory),
  patterns.filter((one) => !namesStory(one)),
]

type Asked = { readonly trend: TrendDetail; readonly style: MemeStyle; readonly format: MemeFormatId }

/**
 * What a story of today is told with, the most telling first: what its headlines say with doubt, count or quote, then what they tell,
 * then whom and what they name. What would fit any other story is careful: it comes last, and alone with causes and where nothing may be
 * quoted. A name alone is joked about where the matter is light.
 */
export function storyGroups(
  { trend, style, format }: Asked,
  pool: PatternPool,
  matter: Matter,
  common: Slots,
): readonly (readonly Fillable[])[] {
  const tellings = storyTellings(trend, style, common)
  const slots = tellings.map((telling) => telling.slots)
  const all = (patterns: readonly Pattern[]): readonly Fillable[] =>
    patterns.map((pattern) => ({ pattern, tellings: slots }))
  if (matter === 'sad') return [all(pool.gentle)]
  const isTold = slots.some(({ news = [], named = [] }) => news.length + named.length > 0)
  if (matter === 'cause' || !isTold) return [all(pool.careful)]
  const turns = (ranks: readonly Rank[], among: readonly Telling[]): readonly Fillable[] =>
    among.flatMap(({ known, slots: own }) =>
      known !== null && ranks.includes(known.rank)
        ? turnPatterns(known.turn, format).map((pattern) => ({ pattern, tellings: [own] }))
        : [],
    )
  const own = tellings.filter(({ isOwn }) => isOwn)
  const deeds = turns(['deed'], own)
  const told = (among: readonly Telling[]): readonly (readonly Fillable[])[] =>
    namesFirst(TOLD_PATTERNS[format].map((pattern) => ({ pattern, tellings: among.map((telling) => telling.slots) })))
  return [
    ...namesFirst(turns(['phrase'], own)),
    deeds.filter(saysQuote),
    ...told(own),
    ...namesFirst(deeds),
    ...namesFirst(turns(['phrase'], tellings)),
    turns(['deed'], tellings).filter(saysQuote),
    ...told(tellings),
    ...namesFirst(turns(['deed'], tellings)),
    ...namesFirst(turns(['thing'], tellings)),
    all(RIVAL_PATTERNS[format] ?? []),
    matter === 'light' ? all(NAMED_PATTERNS[format]) : [],
    all(PARTED_PATTERNS[format]),
    all(QUOTED_PATTERNS[format]),
    all(pool.careful),
  ]
}
