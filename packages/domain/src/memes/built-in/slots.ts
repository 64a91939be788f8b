import { sayCount, sayNumber } from '../../quizzes/say-words'
import { isLightText } from '../../taste/matter-of-trend'
import { SOURCE_PROFILES } from '../../trends/items/source'
import type { TrendDetail } from '../../trends/trend'
import type { MemeTone } from '../meme-kinds'
import { isTextAllowed } from '../moderation'
import { CATEGORY_WORDS, EVERYDAY_WORDS } from './category-words'
import { TONE_WORDS } from './tone-words'
import { topicNameOf } from './topic-name'

/** A headline that is read on a picture. */
const MAX_HEADLINE_LENGTH = 60
const LEAST_HEADLINE_WORDS = 4
/** Fewer publishers and slower growth are nothing to gasp at. */
const LEAST_OUTLETS = 4
const LEAST_PACE = 2
/** Places of a chart one boasts of. */
const BEST_PLACES = 10
/** Smaller counts are nothing to gasp at. */
const LEAST_COUNT = 100
/** An event longer ago than this is a memory. */
const LEAST_YEARS = 2
const MAX_RELATED_LENGTH = 34

/**
 * What may stand for each slot of a pattern; a slot without a choice makes its patterns fall away. Facts (`name`,
 * `is`, `related`, `year`, `years`, `count` with `source`, `rank` with `chart`, `stage`, `headline`, `outlets`, `paceTimes`) are the trend's own and
 * have one choice that is true; the others are ways of people who like such a trend.
 */
export type Slots = Readonly<Record<string, readonly string[]>>

/** Every slot a pattern may name, lower case. */
export function slotsOf(trend: TrendDetail, tone: MemeTone, customText: string): Slots {
  const { inside, modifier, isPlural } = topicNameOf(trend)
  return {
    name: [inside],
    topic: [modifier],
    custom: customText === '' ? [] : [customText],
    related: relatedNames(trend),
    stage: [trend.lifecycle],
    is: isPlural === null ? [] : [isPlural ? 'are' : 'is'],
    outlets: trend.publishers >= LEAST_OUTLETS ? [sayNumber(trend.publishers)] : [],
    paceTimes: paceTimes(trend),
    headline: headlines(trend),
    ...years(trend),
    ...counts(trend),
    ...ranks(trend),
    ...TONE_WORDS[tone],
    ...CATEGORY_WORDS[trend.category],
    ...EVERYDAY_WORDS,
  }
}

function relatedNames({ related }: TrendDetail): string[] {
  return related
    .map(({ name }) => name)
    .filter((name) => name.length <= MAX_RELATED_LENGTH && isUsable(name))
    .slice(0, 3)
}

/** How many times as fast as things of its age grow, in whole numbers worth a gasp. */
function paceTimes({ pace }: TrendDetail): string[] {
  if (pace === null || pace < LEAST_PACE) return []
  const times = Math.floor(pace)
  return [times === 2 ? 'twice' : `${sayNumber(times)} times`]
}

function headlines({ name, evidence }: TrendDetail): string[] {
  return evidence
    .map(({ title }) => title.trim())
    .filter(
      (title) =>
        title !== name &&
        !/[“”"]/.test(title) &&
        title.length <= MAX_HEADLINE_LENGTH &&
        title.split(' ').length >= LEAST_HEADLINE_WORDS &&
        isUsable(title),
    )
    .slice(0, 3)
}

/** The year of the oldest event we know a date of, and how many years ago that was when the trend was last updated. */
function years({ timeline, updatedDate }: TrendDetail): Slots {
  const dated = timeline.flatMap((event) => (event.kind === 'dated' ? [new Date(event.at).getUTCFullYear()] : []))
  const year = Math.min(...dated)
  const ago = new Date(updatedDate).getUTCFullYear() - year
  const isLongAgo = dated.length > 0 && ago >= LEAST_YEARS
  return { year: isLongAgo ? [String(year)] : [], years: isLongAgo ? [String(ago)] : [] }
}

/** The highest count of all receipts, with who counted. */
function counts({ evidence }: TrendDetail): Slots {
  const [best] = evidence
    .filter(({ peakMetric }) => (peakMetric ?? 0) >= LEAST_COUNT)
    .toSorted((a, b) => (b.peakMetric ?? 0) - (a.peakMetric ?? 0))
  if (best === undefined) return { count: [], source: [] }
  return { count: [sayCount(best.peakMetric ?? 0, best.metricUnit)], source: [SOURCE_PROFILES[best.source].label] }
}

/** The best place of all receipts, with whose chart it is: feeds of many publishers are no chart. */
function ranks({ evidence }: TrendDetail): Slots {
  const [best] = evidence
    .filter(({ source, bestRank }) => source !== 'feeds' && bestRank !== null && bestRank <= BEST_PLACES)
    .toSorted((a, b) => (a.bestRank ?? 0) - (b.bestRank ?? 0))
  if (best === undefined) return { rank: [], chart: [] }
  return { rank: [sayNumber(best.bestRank ?? 0)], chart: [SOURCE_PROFILES[best.source].label] }
}

/** Feeds wrote it: only words, nothing grave, nothing the block list knows. */
function isUsable(text: string): boolean {
  return (
    !/[<>{}[\]`|\\]|https?:|[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u.test(text) &&
    isLightText(text) &&
    isTextAllowed(text)
  )
}
