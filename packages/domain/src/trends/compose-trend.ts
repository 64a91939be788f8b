import { rememberResults } from '../primitives/remember-results'
import { HOUR_MS } from '../primitives/time'
import type { Uuid } from '../primitives/uuid'
import { categorise } from './categories/categorise'
import { DEFAULT_CATEGORY } from './categories/category'
import { type Pulse, readPulse } from './compose-pulse'
import { type FollowedTrend, UNOBSERVED } from './followed-trend'
import type { FollowedItem } from './items/followed-item'
import { DORMANT_AFTER_HOURS, lifecycleStage, nextFadingRuns, velocityShare } from './momentum/lifecycle'
import { type ItemHistory, sparklineOf } from './momentum/trend-sparkline'
import { trendColor } from './planets/trend-color'
import { readAttention, strongestProof } from './stories/attention'
import { describeStory } from './stories/describe-story'
import { asRead } from './stories/furniture'
import { nameStory } from './stories/name-story'
import { storyHeadlines } from './stories/story-headlines'
import type { WordFrequencies } from './stories/word-frequencies'
import { TREND_DEFAULTS, type Trend } from './trend'

const MAX_TAGS = 10
/**
 * A live trend's name may be improved until its story has ten headlines, or five after three hours, or is a day old;
 * then it stays as long as the headlines carry it.
 */
const NAMED_BY = [
  { headlines: 10, afterMs: 0 },
  { headlines: 5, afterMs: 3 * HOUR_MS },
  { headlines: 0, afterMs: 24 * HOUR_MS },
] as const
/** A live trend's category is looked up again until its story has so many items. */
const SORTED_BY_ITEMS = 20

/** Tags of its items, the most shared first, behind those it has. */
function mergeTags(known: readonly string[], items: readonly FollowedItem[]): string[] {
  const uses = new Map<string, number>()
  for (const tag of items.flatMap((item) => item.tags)) uses.set(tag, (uses.get(tag) ?? 0) + 1)
  const ordered = [...uses].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([tag]) => tag)
  return [...new Set([...known, ...ordered])].slice(0, Math.max(MAX_TAGS, known.length))
}

type Stage = Pick<FollowedTrend, 'lifecycle' | 'episode' | 'fadingRuns' | 'peakVelocityPerHour'>

/**
 * The stage after one more run. A run counts as a weak reading only when it brought news or an hour passed without
 * any, so composing twice at once does not make a trend fade.
 */
function nextStage(trend: FollowedTrend, pulse: Pulse, lastEvidenceAtMs: number, atMs: number): Stage {
  const restsMs = trend.lastEvidenceAtMs === null ? 0 : lastEvidenceAtMs - trend.lastEvidenceAtMs
  const refires = trend.lifecycle === 'dormant' && restsMs >= DORMANT_AFTER_HOURS * HOUR_MS
  const before = refires ? { peak: 0, runs: 0 } : { peak: trend.peakVelocityPerHour, runs: trend.fadingRuns }
  const share = velocityShare(pulse.velocity, Math.max(before.peak, pulse.velocity))
  const isReading = restsMs > 0 || atMs - lastEvidenceAtMs >= HOUR_MS
  const fadingRuns = isReading ? nextFadingRuns(before.runs, share) : before.runs
  const isNew = before.peak === 0 || pulse.velocity > before.peak
  return {
    episode: trend.episode + (refires ? 1 : 0),
    fadingRuns,
    peakVelocityPerHour: Math.max(before.peak, pulse.velocity),
    lifecycle: lifecycleStage({
      velocityShare: share,
      acceleration: isNew || pulse.accelerates ? 1 : 0,
      alert: pulse.alert,
      independentSources: pulse.independentSources.length,
      hoursSinceNews: Math.max(0, atMs - lastEvidenceAtMs) / HOUR_MS,
      fadingRuns,
    }),
  }
}

/** What is written of a live trend out of its items; an administrator's or the catalogue's own words stay. */
function wordsOf(
  trend: FollowedTrend,
  all: readonly FollowedItem[],
  frequencies: WordFrequencies,
  atMs: number,
): Pick<FollowedTrend, 'name' | 'description' | 'descriptionOrigin' | 'category' | 'color' | 'tags'> {
  const isOurs = trend.origin === 'live' && trend.descriptionOrigin.kind !== 'admin'
  if (!isOurs) return trend
  const items = all.map((item) => asRead(item, frequencies.countOf))
  const name = trend.nameIsFinal ? trend.name : nameOf(trend, items, frequencies, atMs)
  const told = trend.descriptionOrigin.kind === 'ai' ? null : describeStory(items, name, frequencies)
  const isSorted = items.length >= SORTED_BY_ITEMS && trend.category !== DEFAULT_CATEGORY
  const found = isSorted ? trend.category : categorise(items)
  // What told of the field may have left the lists by now.
  const category = found === DEFAULT_CATEGORY ? trend.category : found
  return {
    name,
    description: told?.text ?? trend.description,
    descriptionOrigin: told?.origin ?? trend.descriptionOrigin,
    category,
    color: category === trend.category ? trend.color : trendColor(category, trend.id),
    tags: mergeTags(trend.tags, items),
  }
}

function nameOf(
  trend: FollowedTrend,
  items: readonly FollowedItem[],
  frequencies: WordFrequencies,
  atMs: number,
): string {
  const headlines = storyHeadlines(items).length
  const ageMs = atMs - Date.parse(trend.createdDate)
  const isSettled = NAMED_BY.some((rule) => headlines >= rule.headlines && ageMs >= rule.afterMs)
  return nameItems(items, frequencies, isSettled ? trend.name : null)
}

/** Some 3 KB each. */
const REMEMBERED_NAMES = 512
const rememberedName = rememberResults(
  (_: string, { items, frequencies, known }: NamedItems) => nameStory(namingItems(items), frequencies, known),
  REMEMBERED_NAMES,
)
type NamedItems = {
  readonly items: readonly FollowedItem[]
  readonly frequencies: WordFrequencies
  readonly known: string | null
}

/** A story is named once for the same items: each round asks for all on show, and for new ones twice. */
function nameItems(items: readonly FollowedItem[], frequencies: WordFrequencies, known: string | null): string {
  const read = items.map(({ id, title, references }) => `${id} ${title} ${references.length}`)
  return rememberedName(`${known ?? ''}\n${read.join('\n')}`, { items, frequencies, known })
}

/** Items and the articles searches list beside them: all of them name the story. */
function namingItems(items: readonly FollowedItem[]) {
  const listed = storyHeadlines(items).filter(({ url }) => !items.some((item) => item.url === url))
  return [...items, ...listed]
}

type Figures = Pick<
  Trend,
  'momentum' | 'pace' | 'breakoutProbability' | 'sources' | 'attention' | 'voices' | 'publishers' | 'proof'
>

function figuresOf(items: readonly FollowedItem[], history: ItemHistory, pulse: Pulse, atMs: number): Figures {
  const { score, voices, publishers } = readAttention(items, pulse, atMs)
  return {
    momentum: pulse.momentum,
    pace: pulse.pace,
    breakoutProbability: pulse.breakoutProbability,
    sources: pulse.sources,
    attention: score,
    voices,
    publishers,
    proof: strongestProof(items, history, atMs),
  }
}

/**
 * Brings a trend up to date with its items. What an administrator or the starter catalogue wrote stays as it is; a live
 * trend's description follows its story, its category while the story is young, and its name for its first hours.
 * Without news for 48 hours it comes to rest.
 *
 * @param atMs The instant of the newest sighting anywhere: while no source can be read, no trend grows old.
 */
export function advanceTrend(
  trend: FollowedTrend,
  items: readonly FollowedItem[],
  history: ItemHistory,
  frequencies: WordFrequencies,
  atMs: number,
): FollowedTrend {
  const lastEvidenceAtMs = Math.max(trend.lastEvidenceAtMs ?? 0, ...items.map((item) => item.lastSeenAtMs))
  const isQuiet = atMs - lastEvidenceAtMs >= DORMANT_AFTER_HOURS * HOUR_MS
  if (items.length === 0 || isQuiet) return isQuiet && trend.lastEvidenceAtMs !== null ? restTrend(trend) : trend
  const pulse = readPulse(items, atMs)
  const stage = nextStage(trend, pulse, lastEvidenceAtMs, atMs)
  const hasNews = lastEvidenceAtMs !== trend.lastEvidenceAtMs || stage.lifecycle !== trend.lifecycle
  const curve = sparklineOf(items, history, atMs)
  const words = wordsOf(trend, items, frequencies, atMs)
  // A founding run reads its clock after the sightings were made: nothing is changed before it exists.
  const updatedAtMs = Math.max(lastEvidenceAtMs, Date.parse(trend.createdDate))
  return {
    ...trend,
    ...stage,
    ...words,
    ...figuresOf(items, history, pulse, atMs),
    sparkline: curve.length > 0 ? curve : trend.sparkline,
    lastEvidenceAtMs,
    updatedDate: hasNews ? new Date(updatedAtMs).toISOString() : trend.updatedDate,
  }
}

/**
 * What remains of a trend without news for 48 hours: a live one is dormant, any other falls back to what it was before
 * a source showed it.
 */
function restTrend(trend: FollowedTrend): FollowedTrend {
  const quiet = { ...trend, momentum: Math.min(0, trend.momentum), attention: 0, pace: null, breakoutProbability: null }
  if (trend.origin === 'live') return { ...quiet, lifecycle: 'dormant' }
  return {
    ...quiet,
    momentum: 0,
    voices: 0,
    publishers: 0,
    proof: null,
    lifecycle: 'fading',
    sources: [],
    sparkline: [],
    fadingRuns: 0,
    peakVelocityPerHour: 0,
  }
}

/** A new live trend with the id of its story, before its first run. */
export function foundTrend(
  id: Uuid,
  all: readonly FollowedItem[],
  frequencies: WordFrequencies,
  foundedAtMs: number,
): FollowedTrend {
  const items = all.map((item) => asRead(item, frequencies.countOf))
  const category = categorise(items)
  const foundedAt = new Date(foundedAtMs).toISOString()
  const name = nameItems(items, frequencies, null)
  const description = describeStory(items, name, frequencies)
  return {
    id,
    name,
    description: description?.text ?? TREND_DEFAULTS.description,
    descriptionOrigin: description?.origin ?? { kind: 'source', label: '', url: null },
    color: trendColor(category, id),
    category,
    status: 'active',
    featuredByAdmin: null,
    tags: mergeTags([], items),
    views: 0,
    interactions: 0,
    createdDate: foundedAt,
    updatedDate: foundedAt,
    origin: 'live',
    lifecycle: 'rising',
    ...UNOBSERVED,
  }
}
