import type { Uuid } from '../primitives/uuid'
import type { Category } from './categories/category'
import type { MetricUnit, SourceId } from './items/source'
import type { LifecycleStage } from './momentum/lifecycle-stage'

export const TREND_STATUSES = ['active', 'draft', 'archived'] as const
export type TrendStatus = (typeof TREND_STATUSES)[number]

/** Defaults of TR-02 and TR-03. */
export const TREND_DEFAULTS = {
  name: 'Unnamed Trend',
  description: 'No description available for this trend.',
  category: 'General',
  color: '#00ffff',
  status: 'active',
} as const satisfies { name: string; description: string; category: Category; color: string; status: TrendStatus }

/** Where a trend came from: the catalogue shipped with the product, the public feeds, or an administrator. */
export type TrendOrigin = 'starter' | 'live' | 'admin'

/** Who wrote the description, so that it can be attributed. */
export type DescriptionOrigin =
  | { readonly kind: 'starter' }
  | { readonly kind: 'admin' }
  | {
      readonly kind: 'source'
      readonly label: string
      readonly url: string | null
      /** Primary subtag of BCP 47, `sv`, of the description; absent where it is English or not known. */
      readonly language?: string
    }
  | { readonly kind: 'ai' }

/**
 * A trend as lists carry it (TR-01, and what the universe needs to draw it).
 * Instants are ISO 8601 in UTC.
 */
export type Trend = {
  readonly id: Uuid
  readonly name: string
  readonly description: string
  readonly descriptionOrigin: DescriptionOrigin
  /** `#rrggbb` */
  readonly color: string
  readonly category: Category
  readonly status: TrendStatus
  readonly featured: boolean
  readonly tags: readonly string[]
  readonly views: number
  readonly interactions: number
  readonly createdDate: string
  readonly updatedDate: string
  readonly origin: TrendOrigin
  readonly lifecycle: LifecycleStage
  /** Combined momentum over sources, about -2 to 15: how it does among its own kind. 0 while no source shows it. */
  readonly momentum: number
  /**
   * Expected attention of the next hours, in decades of people: what trends of different sources are ranked by (OP-82).
   * 0, and ranked behind all others, while no source shows it.
   */
  readonly attention: number
  /** Independent publishers and sources that tell it, those quoting one another counted once. */
  readonly voices: number
  readonly publishers: number
  /** The strongest thing that can be said of it in figures, or null. */
  readonly proof: TrendProof | null
  /** How many times as fast it gains as things of its age do in the same source, where it is fastest; null if unknown. */
  readonly pace: number | null
  /** Learnt chance of breaking out, 0 to 1, or null until a source has learnt enough. */
  readonly breakoutProbability: number | null
  /** Sources that show it, strongest first. Empty for starter trends. */
  readonly sources: readonly SourceId[]
  /** Attention over its recent life, oldest first, each 0 to 1, at most 24 points; empty when unknown. */
  readonly sparkline: readonly number[]
  /** Ids of related trends (constellation lines), strongest first, at most 6. */
  readonly relatedIds: readonly Uuid[]
}

/**
 * The figure most people stand behind: a source's count, or how many publishers report. `since` is ISO 8601. Where
 * nothing is measured (starter catalogue), the calendar years of what is dated of it.
 */
export type TrendProof =
  | {
      readonly kind: 'count'
      readonly source: SourceId
      readonly metricUnit: MetricUnit
      readonly count: number
      readonly since: string
      /** Gain of the count per hour now, smoothed over an hour; 0 or less when it has stopped growing. */
      readonly perHour: number
      /** When a reading last found the count larger than the reading before it did, see `latestGrowthMs`; ISO 8601 or null. */
      readonly grewAt: string | null
      /** What the count is on a usual day, by the source's own history, or null. */
      readonly usual: number | null
    }
  | {
      readonly kind: 'publishers'
      readonly count: number
      readonly since: string
      /** Up to two of them, those that gave the story the best place first. */
      readonly names: readonly string[]
      /** When the newest of their articles came, ISO 8601; null where it was not noted. */
      readonly latestAt: string | null
      /** How many of them joined within the last day; 0 where none reported before. */
      readonly joined: number
    }
  | { readonly kind: 'years'; readonly from: number; readonly to: number }

/** How far a trend reaches, as its receipts explain it. */
export type TrendReach = {
  /** People expected to have met it: an order of magnitude. */
  readonly people: number
  /** When something new was last seen of it. */
  readonly newsAt: string
}

/** Why a trend is listed: one sighting of it in one source. A trend's receipts are its evidence. */
export type Evidence = {
  readonly id: Uuid
  readonly source: SourceId
  readonly title: string
  /** The original page, or null. */
  readonly url: string | null
  /** The item's own page at the source, or null. */
  readonly sourceUrl: string | null
  readonly summary: string | null
  readonly publisher: string | null
  readonly firstSeenAt: string
  readonly lastSeenAt: string
  readonly publishedAt: string | null
  /** Latest and highest count, with what it counts; null for rank-only lists. */
  readonly metric: number | null
  readonly peakMetric: number | null
  readonly metricUnit: MetricUnit
  /** Latest and best position, 1 is first. */
  readonly rank: number | null
  readonly bestRank: number | null
  /** Gain of the metric per hour now, smoothed over an hour. */
  readonly velocityPerHour: number | null
  /** This source's own momentum for the item. */
  readonly momentum: number
  readonly breakoutProbability: number | null
  readonly references: readonly { readonly title: string; readonly url: string; readonly publisher: string | null }[]
}

/** The count of one source over time, oldest first. */
export type TrendSeries = {
  readonly source: SourceId
  readonly metricUnit: MetricUnit
  readonly points: readonly {
    readonly at: string
    readonly metric: number | null
    readonly rank: number | null
    /** Whether the source stated it later and nobody saw it at that instant. */
    readonly stated: boolean
  }[]
}

/** How much of a dated event's instant is known: pages show no more than this. The rest of the instant is its earliest. */
export const DATE_PRECISIONS = ['year', 'month', 'day'] as const
export type DatePrecision = (typeof DATE_PRECISIONS)[number]

/** One event in the story of a trend. */
export type TimelineEvent =
  | { readonly kind: 'first_seen'; readonly at: string; readonly source: SourceId; readonly title: string }
  | {
      readonly kind: 'lifecycle'
      readonly at: string
      readonly from: LifecycleStage | null
      readonly to: LifecycleStage
    }
  | {
      readonly kind: 'merged'
      readonly at: string
      readonly reason: MergeReason
      readonly title: string
      readonly source: SourceId
    }
  | { readonly kind: 'dated'; readonly at: string; readonly precision: DatePrecision; readonly text: string }

/** Why an item was filed under a trend: it is the same page, article or topic, it reads alike, or the story covers it. */
export const MERGE_REASONS = ['same_url', 'same_article', 'same_topic', 'likeness', 'cover', 'admin'] as const
export type MergeReason = (typeof MERGE_REASONS)[number]

export type RelatedTrend = {
  readonly id: Uuid
  readonly name: string
  readonly color: string
  readonly category: Category
  readonly lifecycle: LifecycleStage
  /** Sources that show it, strongest first: from two on its planet wears a ring. */
  readonly sources: readonly SourceId[]
  /** Likeness, 0 to 1. */
  readonly strength: number
}

/** The full story of a trend: receipts, series, timeline, related trends. */
export type TrendDetail = Trend & {
  /** What an encyclopedia says of its subject, or null. */
  readonly background: { readonly text: string; readonly label: string; readonly url: string | null } | null
  readonly reach: TrendReach | null
  readonly evidence: readonly Evidence[]
  readonly series: readonly TrendSeries[]
  readonly timeline: readonly TimelineEvent[]
  readonly related: readonly RelatedTrend[]
  /** Pages to read more, for starter trends the encyclopedia article. */
  readonly links: readonly { readonly title: string; readonly url: string }[]
}

/** The trend a line of the news speaks for. */
export type NewsTrend = Pick<Trend, 'id' | 'name' | 'color' | 'category' | 'lifecycle' | 'sources'>

/** One line of the news: what a source showed. */
export type NewsItem = {
  /** Null while what it tells is no trend (OP-81). */
  readonly trend: NewsTrend | null
  /** Whether it was the trend's first evidence, one more, or is not yet of one. */
  readonly kind: 'new' | 'updated' | 'waiting'
  readonly evidence: Pick<
    Evidence,
    | 'id'
    | 'source'
    | 'title'
    | 'url'
    | 'sourceUrl'
    | 'summary'
    | 'publisher'
    | 'firstSeenAt'
    | 'lastSeenAt'
    | 'publishedAt'
    | 'metric'
    | 'metricUnit'
    | 'rank'
  >
}

/** What one source shows now, in its own order. */
export type NewsColumn = { readonly source: SourceId; readonly items: readonly NewsItem[] }
