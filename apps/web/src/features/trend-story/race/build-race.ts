import { DAY_MS, MINUTE_MS } from '@trendverse/domain/primitives/time'
import { type MetricUnit, SOURCE_PROFILES, type SourceId } from '@trendverse/domain/trends/items/source'
import { groupReceipts } from '@trendverse/domain/trends/listing/group-receipts'
import type { Evidence, TrendDetail } from '@trendverse/domain/trends/trend'
import { type Reading, readSource } from './source-readings'

/** A value a lane shows at an instant. */
export type LaneMark = { readonly atMs: number; readonly value: number }

/** One source on the time axis of all. News has no counts: its lane shows when each article appeared. */
export type Lane = {
  readonly source: SourceId
  readonly unit: MetricUnit
  readonly kind: 'count' | 'rank' | 'articles'
  /** Oldest first, within the axis. For articles the value is how many there were by then. */
  readonly readings: readonly Reading[]
  /** When the source first showed it to us. */
  readonly firstSeenMs: number
  /** The highest count or the best place within the axis; null for articles. */
  readonly peak: LaneMark | null
}

export type Race = {
  readonly fromMs: number
  readonly toMs: number
  /** In the order in which the sources showed it. */
  readonly lanes: readonly Lane[]
  /** Whether sources know of a time before the axis. */
  readonly isCut: boolean
}

type Told = Pick<TrendDetail, 'sources' | 'series' | 'evidence'>

/** An article that is linked again was not published for this story. */
const LONGEST_BEFORE_SEEN_MS = 7 * DAY_MS
/** Sources of one round are read seconds apart: together they are one reading, not a race. */
const SHORTEST_AXIS_MS = 10 * MINUTE_MS

function beganMs({ firstSeenAt, publishedAt }: Evidence): number {
  const seenMs = Date.parse(firstSeenAt)
  const publishedMs = publishedAt === null ? seenMs : Date.parse(publishedAt)
  return publishedMs <= seenMs && seenMs - publishedMs <= LONGEST_BEFORE_SEEN_MS ? publishedMs : seenMs
}

function articlesOver(evidence: readonly Evidence[]): Reading[] {
  return groupReceipts(evidence)
    .flatMap(({ sightings }) => (sightings.length === 0 ? [] : [Math.min(...sightings.map(beganMs))]))
    .sort((a, b) => a - b)
    .map((atMs, place) => ({ atMs, value: place + 1, stated: false }))
}

type OpenLane = Omit<Lane, 'peak'>

function openLane(source: SourceId, { series, evidence }: Told): OpenLane | null {
  const own = evidence.filter((one) => one.source === source)
  const points = series.find((one) => one.source === source)?.points ?? []
  const { kind: sourceKind, metricUnit: unit } = SOURCE_PROFILES[source]
  const read = readSource(points)
  const isNews = sourceKind === 'news' && read?.kind !== 'count'
  const { kind, readings } = isNews
    ? { kind: 'articles' as const, readings: articlesOver(own) }
    : (read ?? { kind: 'count' as const, readings: [] })
  const seenMs = [
    ...own.map(({ firstSeenAt }) => Date.parse(firstSeenAt)),
    ...readings.filter(({ stated }) => !stated).map(({ atMs }) => atMs),
  ]
  if (readings.length === 0) return null
  return {
    source,
    unit,
    kind,
    readings,
    firstSeenMs: Math.min(...(seenMs.length > 0 ? seenMs : [readings[0]?.atMs ?? 0])),
  }
}

/**
 * Where the axis begins: as long before the story began as it lives since, at least a day. Weeks that a daily source
 * knows of its subject would press the story itself into a corner.
 */
function axisStart(lanes: readonly OpenLane[], evidence: readonly Evidence[], toMs: number): number {
  const earliestMs = Math.min(
    ...lanes.map(({ readings, firstSeenMs }) => Math.min(firstSeenMs, readings[0]?.atMs ?? firstSeenMs)),
  )
  const live = evidence.filter(({ source }) => SOURCE_PROFILES[source].timeUnitHours === 1)
  if (live.length === 0) return earliestMs
  const beganAtMs = Math.min(...live.map(beganMs))
  return Math.max(earliestMs, beganAtMs - Math.max(DAY_MS, toMs - beganAtMs))
}

function peakOf({ kind, readings }: OpenLane): LaneMark | null {
  if (kind === 'articles') return null
  const marks = readings.flatMap(({ atMs, value }) => (value === null ? [] : [{ atMs, value }]))
  const isBetter = (a: LaneMark, b: LaneMark) => (kind === 'rank' ? a.value < b.value : a.value > b.value)
  return marks.reduce<LaneMark | null>((best, mark) => (best === null || isBetter(mark, best) ? mark : best), null)
}

/**
 * How a story went through its sources: one lane each over one time axis. Null while everything was read only once, since
 * then there is no time to tell of.
 */
export function buildRace(told: Told): Race | null {
  const sources = new Set([
    ...told.sources,
    ...told.evidence.map(({ source }) => source),
    ...told.series.map(({ source }) => source),
  ])
  const open = [...sources].map((source) => openLane(source, told)).filter((lane) => lane !== null)
  if (open.length === 0) return null
  const toMs = Math.max(
    ...open.map(({ readings, firstSeenMs }) => Math.max(firstSeenMs, readings.at(-1)?.atMs ?? firstSeenMs)),
  )
  const fromMs = axisStart(open, told.evidence, toMs)
  if (toMs - fromMs < SHORTEST_AXIS_MS) return null
  const lanes = open
    .map((lane) => ({ ...lane, readings: lane.readings.filter(({ atMs }) => atMs >= fromMs) }))
    .filter(({ readings }) => readings.some(({ value }) => value !== null))
    .map((lane) => ({ ...lane, peak: peakOf(lane) }))
    .sort((a, b) => a.firstSeenMs - b.firstSeenMs)
  const isCut = open.some(({ readings }) => (readings[0]?.atMs ?? fromMs) < fromMs)
  return { fromMs, toMs, lanes, isCut }
}
