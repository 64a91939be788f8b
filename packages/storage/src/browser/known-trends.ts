import type { Trend, TrendDetail } from '@trendverse/domain/trends/trend'
import { trendSchema } from '@trendverse/domain/trends/trend-schema'
import { readCachedDetails } from './cached-details'
import type { EventCounts, LocalTrends } from './local-trends'
import { readCachedTrends } from './read-cached-trends'
import type { SafeStorage } from './safe-storage'

/** A trend of any status as this device knows it, with the administrator's say about featuring. */
export type KnownTrend = Trend & { readonly featuredByAdmin: boolean | null }

const NOTHING_COUNTED: EventCounts = { views: 0, interactions: 0 }

/**
 * Every trend this device knows and nobody deleted on it: its own win over the cached list, that over the catalogue; counts
 * made here are added.
 */
export function knownTrends(
  storage: SafeStorage,
  starterTrends: readonly TrendDetail[],
  { trends, counted, removed }: LocalTrends,
): Map<string, KnownTrend> {
  const base = baseTrends(storage, starterTrends).map((trend) => ({ ...trend, featuredByAdmin: undefined }))
  const known = new Map<string, KnownTrend>()
  for (const { featuredByAdmin, ...trend } of [...base, ...trends]) {
    const { views, interactions } = counted.get(trend.id) ?? NOTHING_COUNTED
    known.set(trend.id, {
      ...withoutStory(trend),
      views: trend.views + views,
      interactions: trend.interactions + interactions,
      // A cached list says only what was featured in the end, not who decided it.
      featuredByAdmin: featuredByAdmin === undefined ? trend.featured || null : featuredByAdmin,
    })
  }
  for (const id of removed) known.delete(id)
  return known
}

/** What this device did not make: the last list a server gave, or the catalogue. */
export function baseTrends(storage: SafeStorage, starterTrends: readonly TrendDetail[]): readonly Trend[] {
  const list = readCachedTrends(storage)
  const cached = (list?.trends ?? []).flatMap((trend) => trendSchema.safeParse(trend).data ?? [])
  return list !== null && cached.length >= list.total ? cached : withStarters(cached, starterTrends)
}

/** A list that is not whole, such as the first cards of a page that never got further, is filled up from the catalogue. */
function withStarters(cached: readonly Trend[], starterTrends: readonly TrendDetail[]): readonly Trend[] {
  const held = new Set(cached.map(({ id }) => id))
  return [...cached, ...starterTrends.filter(({ id }) => !held.has(id)).map(withoutStory)]
}

/** Every story this device can tell, the newest first. */
export function knownStories(
  storage: SafeStorage,
  starterTrends: readonly TrendDetail[],
  { trends }: Pick<LocalTrends, 'trends'>,
): readonly TrendDetail[] {
  return [...trends, ...readCachedDetails(storage), ...starterTrends]
}

/** The first story that is told of a trend, under its newest card; without one the card alone. */
export function storyOf(
  { featuredByAdmin: _, ...trend }: Trend & { readonly featuredByAdmin?: unknown },
  stories: readonly TrendDetail[],
): TrendDetail {
  const told = stories.find(({ id }) => id === trend.id)
  const empty = { background: null, reach: null, evidence: [], series: [], timeline: [], related: [], links: [] }
  return { ...empty, ...(told && publicStory(told)), ...trend }
}

function publicStory({
  featuredByAdmin: _,
  ...story
}: TrendDetail & { readonly featuredByAdmin?: unknown }): TrendDetail {
  return story
}

function withoutStory({
  background,
  reach,
  evidence,
  series,
  timeline,
  related,
  links,
  ...card
}: Trend & Partial<TrendDetail>): Trend {
  return card
}
