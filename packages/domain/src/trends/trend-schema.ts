import { z } from 'zod'
import { CATEGORIES } from './categories/category'
import { SOURCE_IDS } from './items/source'
import { LIFECYCLE_STAGES } from './momentum/lifecycle-stage'
import {
  DATE_PRECISIONS,
  type DescriptionOrigin,
  type Evidence,
  MERGE_REASONS,
  type NewsColumn,
  type NewsItem,
  type RelatedTrend,
  type TimelineEvent,
  TREND_DEFAULTS,
  TREND_STATUSES,
  type Trend,
  type TrendDetail,
  type TrendProof,
  type TrendSeries,
} from './trend'

/** Shapes of trends as they cross a boundary: the network, local storage. Kept apart from the types so that pages can use the types without carrying Zod. */

const instant = z.iso.datetime({ offset: true })
const webAddress = z.url({ protocol: /^https?$/ })
const list = <Item extends z.ZodType>(item: Item) => z.array(item).readonly()
const count = z.number().int().nonnegative()

/** A language of BCP 47 without script and region. */
const PRIMARY_SUBTAG = /^[a-z]{2,3}$/

export const colorSchema = z.string().regex(/^#[0-9a-f]{6}$/i)

export const descriptionOriginSchema: z.ZodType<DescriptionOrigin> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('starter') }),
  z.object({ kind: z.literal('admin') }),
  z.object({
    kind: z.literal('source'),
    label: z.string(),
    url: webAddress.nullable(),
    language: z.string().regex(PRIMARY_SUBTAG).exactOptional(),
  }),
  z.object({ kind: z.literal('ai') }),
])

const metricUnit = z.enum(['searches', 'views', 'points', 'posts', 'accounts', 'stars', 'upvotes', 'mentions'])

export const proofSchema: z.ZodType<TrendProof> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('count'),
    source: z.enum(SOURCE_IDS),
    metricUnit,
    count: z.number().nonnegative(),
    since: instant,
    perHour: z.number().default(0),
    grewAt: instant.nullable().default(null),
    usual: z.number().nullable(),
  }),
  z.object({
    kind: z.literal('publishers'),
    count: z.number().int().nonnegative(),
    since: instant,
    // Trends kept before lists carried these have none.
    names: list(z.string()).default([]),
    latestAt: instant.nullable().default(null),
    joined: z.number().int().nonnegative().default(0),
  }),
  z.object({ kind: z.literal('years'), from: z.number().int(), to: z.number().int() }),
])

const trendShape = {
  id: z.uuid(),
  name: z.string().trim().min(1).catch(TREND_DEFAULTS.name),
  description: z.string().trim().min(1).catch(TREND_DEFAULTS.description),
  descriptionOrigin: descriptionOriginSchema,
  color: colorSchema.catch(TREND_DEFAULTS.color),
  category: z.enum(CATEGORIES).catch(TREND_DEFAULTS.category),
  status: z.enum(TREND_STATUSES).catch(TREND_DEFAULTS.status),
  featured: z.boolean().catch(false),
  tags: list(z.string()),
  views: count.catch(0),
  interactions: count.catch(0),
  createdDate: instant,
  updatedDate: instant,
  origin: z.enum(['starter', 'live', 'admin']),
  lifecycle: z.enum(LIFECYCLE_STAGES),
  momentum: z.number(),
  // Trends kept on devices before lists carried these have none.
  attention: z.number().default(0),
  voices: count.default(0),
  publishers: count.default(0),
  proof: proofSchema.nullable().default(null),
  pace: z.number().nonnegative().nullable().default(null),
  breakoutProbability: z.number().min(0).max(1).nullable(),
  sources: list(z.enum(SOURCE_IDS)),
  sparkline: list(z.number().min(0).max(1)),
  relatedIds: list(z.uuid()),
}

/** TR-01 with the defaults of TR-02 and TR-03 for what is missing or unreadable. */
export const trendSchema: z.ZodType<Trend> = z.object(trendShape)

const reference = z.object({ title: z.string(), url: webAddress, publisher: z.string().nullable() })

const evidenceShape = {
  id: z.uuid(),
  source: z.enum(SOURCE_IDS),
  title: z.string(),
  url: webAddress.nullable(),
  sourceUrl: webAddress.nullable(),
  summary: z.string().nullable(),
  publisher: z.string().nullable(),
  firstSeenAt: instant,
  lastSeenAt: instant,
  publishedAt: instant.nullable(),
  metric: z.number().nullable(),
  peakMetric: z.number().nullable(),
  metricUnit,
  rank: z.number().nullable(),
  bestRank: z.number().nullable(),
  velocityPerHour: z.number().nullable(),
  momentum: z.number(),
  breakoutProbability: z.number().nullable(),
  references: list(reference),
}

export const evidenceSchema: z.ZodType<Evidence> = z.object(evidenceShape)

const seriesSchema: z.ZodType<TrendSeries> = z.object({
  source: z.enum(SOURCE_IDS),
  metricUnit,
  points: list(
    z.object({
      at: instant,
      metric: z.number().nullable(),
      rank: z.number().nullable(),
      // stories kept on devices before sources' own histories were read have none
      stated: z.boolean().default(false),
    }),
  ),
})

export const timelineEventSchema: z.ZodType<TimelineEvent> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('first_seen'), at: instant, source: z.enum(SOURCE_IDS), title: z.string() }),
  z.object({
    kind: z.literal('lifecycle'),
    at: instant,
    from: z.enum(LIFECYCLE_STAGES).nullable(),
    to: z.enum(LIFECYCLE_STAGES),
  }),
  z.object({
    kind: z.literal('merged'),
    at: instant,
    // Stories kept on devices may name reasons of earlier versions.
    reason: z.enum(MERGE_REASONS).catch('likeness'),
    title: z.string(),
    source: z.enum(SOURCE_IDS),
  }),
  z.object({ kind: z.literal('dated'), at: instant, precision: z.enum(DATE_PRECISIONS), text: z.string() }),
])

/** Stories kept on devices before lists carried them have none. */
const sourcesOfNeighbour = list(z.enum(SOURCE_IDS)).default([])

const relatedTrendSchema: z.ZodType<RelatedTrend> = z.object({
  id: z.uuid(),
  name: z.string(),
  color: colorSchema,
  category: z.enum(CATEGORIES),
  lifecycle: z.enum(LIFECYCLE_STAGES),
  sources: sourcesOfNeighbour,
  strength: z.number().min(0).max(1),
})

export const trendDetailSchema: z.ZodType<TrendDetail> = z.object({
  ...trendShape,
  background: z.object({ text: z.string(), label: z.string(), url: webAddress.nullable() }).nullable().default(null),
  reach: z.object({ people: z.number().nonnegative(), newsAt: instant }).nullable().default(null),
  evidence: list(evidenceSchema),
  series: list(seriesSchema),
  timeline: list(timelineEventSchema),
  related: list(relatedTrendSchema),
  links: list(z.object({ title: z.string(), url: webAddress })),
})

export const newsItemSchema: z.ZodType<NewsItem> = z.object({
  trend: z
    .object({
      id: z.uuid(),
      name: z.string(),
      color: colorSchema,
      category: z.enum(CATEGORIES),
      lifecycle: z.enum(LIFECYCLE_STAGES),
      sources: sourcesOfNeighbour,
    })
    .nullable(),
  kind: z.enum(['new', 'updated', 'waiting']),
  evidence: z.object({
    id: evidenceShape.id,
    source: evidenceShape.source,
    title: evidenceShape.title,
    url: evidenceShape.url,
    sourceUrl: evidenceShape.sourceUrl,
    summary: evidenceShape.summary,
    publisher: evidenceShape.publisher,
    firstSeenAt: evidenceShape.firstSeenAt,
    lastSeenAt: evidenceShape.lastSeenAt,
    publishedAt: evidenceShape.publishedAt,
    metric: evidenceShape.metric,
    metricUnit: evidenceShape.metricUnit,
    rank: evidenceShape.rank,
  }),
})

export const newsColumnSchema: z.ZodType<NewsColumn> = z.object({
  source: z.enum(SOURCE_IDS),
  items: list(newsItemSchema),
})
