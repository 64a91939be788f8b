import { HOUR_MS } from '../primitives/time'
import type { Uuid } from '../primitives/uuid'
import { categorise } from './categorise'
import { DEFAULT_CATEGORY } from './category'
import { trendName } from './compose-name'
import { type Pulse, readPulse } from './compose-pulse'
import { describeTrend } from './describe-trend'
import type { UndecidedTrend } from './feature-trends'
import { DORMANT_AFTER_HOURS, lifecycleStage, nextFadingRuns, velocityShare } from './lifecycle'
import type { FollowedItem } from './merge-item'
import { SOURCE_PROFILES } from './source'
import { type SparkPoint, sparkline } from './sparkline'
import { type TimelineEvent, TREND_DEFAULTS, type TrendDetail } from './trend'
import { trendColor } from './trend-color'

/** A trend with what composing remembers from run to run. */
export type FollowedTrend = UndecidedTrend & {
  readonly lastEvidenceAtMs: number | null
  /** Starts at 1; a re-fire after dormancy begins the next one. */
  readonly episode: number
  readonly fadingRuns: number
  /** Highest `Pulse.velocity` of the running episode. */
  readonly peakVelocityPerHour: number
  readonly links: TrendDetail['links']
  readonly datedEvents: readonly Extract<TimelineEvent, { kind: 'dated' }>[]
}

export type ItemHistory = ReadonlyMap<Uuid, readonly SparkPoint[]>

const MAX_TAGS = 10

/** Tags of its items, the most shared first, behind those it has. */
function mergeTags(known: readonly string[], items: readonly FollowedItem[]): string[] {
  const uses = new Map<string, number>()
  for (const tag of items.flatMap((item) => item.tags)) uses.set(tag, (uses.get(tag) ?? 0) + 1)
  const ordered = [...uses].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([tag]) => tag)
  return [...new Set([...known, ...ordered])].slice(0, Math.max(MAX_TAGS, known.length))
}

function sparklineOf(items: readonly FollowedItem[], history: ItemHistory): number[] {
  return sparkline(
    items.map((item) => ({
      metricUnit: SOURCE_PROFILES[item.source].metricUnit,
      points: history.get(item.id) ?? [],
    })),
  )
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
      independentSources: pulse.independentSources,
      hoursSinceNews: Math.max(0, atMs - lastEvidenceAtMs) / HOUR_MS,
      fadingRuns,
    }),
  }
}

/**
 * Brings a trend up to date with its items. What an administrator or the starter catalogue wrote stays as it is; a
 * live trend's description follows its receipts, and its category is looked up again while it is still General.
 * Without news for 48 hours it comes to rest.
 *
 * @param atMs The instant of the newest sighting anywhere: while no source can be read, no trend grows old.
 */
export function advanceTrend(
  trend: FollowedTrend,
  items: readonly FollowedItem[],
  history: ItemHistory,
  atMs: number,
): FollowedTrend {
  const lastEvidenceAtMs = Math.max(trend.lastEvidenceAtMs ?? 0, ...items.map((item) => item.lastSeenAtMs))
  const isQuiet = atMs - lastEvidenceAtMs >= DORMANT_AFTER_HOURS * HOUR_MS
  if (items.length === 0 || isQuiet) return isQuiet && trend.lastEvidenceAtMs !== null ? restTrend(trend) : trend
  const pulse = readPulse(items, atMs)
  const stage = nextStage(trend, pulse, lastEvidenceAtMs, atMs)
  const isOurs = trend.origin === 'live' && trend.descriptionOrigin.kind === 'source'
  const description = isOurs ? describeTrend(items) : null
  const hasNews = lastEvidenceAtMs !== trend.lastEvidenceAtMs || stage.lifecycle !== trend.lifecycle
  const curve = sparklineOf(items, history)
  // A founding run reads its clock after the sightings were made: nothing is changed before it exists.
  const updatedAtMs = Math.max(lastEvidenceAtMs, Date.parse(trend.createdDate))
  return {
    ...trend,
    ...stage,
    description: description?.text ?? trend.description,
    descriptionOrigin: description?.origin ?? trend.descriptionOrigin,
    category: isOurs && trend.category === DEFAULT_CATEGORY ? categorise(items) : trend.category,
    tags: isOurs ? mergeTags(trend.tags, items) : trend.tags,
    momentum: pulse.momentum,
    breakoutProbability: pulse.breakoutProbability,
    sources: pulse.sources,
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
  const quiet = { ...trend, momentum: Math.min(0, trend.momentum), breakoutProbability: null }
  if (trend.origin === 'live') return { ...quiet, lifecycle: 'dormant' }
  return {
    ...quiet,
    momentum: 0,
    lifecycle: 'fading',
    sources: [],
    sparkline: [],
    fadingRuns: 0,
    peakVelocityPerHour: 0,
  }
}

/** What a trend remembers before the first sighting of anything. */
export const UNOBSERVED = {
  momentum: 0,
  breakoutProbability: null,
  sources: [],
  sparkline: [],
  relatedIds: [],
  lastEvidenceAtMs: null,
  episode: 1,
  fadingRuns: 0,
  peakVelocityPerHour: 0,
  links: [],
  datedEvents: [],
} as const satisfies Partial<FollowedTrend>

/** A new live trend, named after the best title among its items, before its first run. */
export function foundTrend(
  id: Uuid,
  founder: FollowedItem,
  members: readonly FollowedItem[],
  foundedAtMs: number,
): FollowedTrend {
  const items = [founder, ...members]
  const category = categorise(items)
  const foundedAt = new Date(foundedAtMs).toISOString()
  const description = describeTrend(items)
  return {
    id,
    name: trendName(founder, members),
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
