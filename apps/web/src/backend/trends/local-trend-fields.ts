import { TREND_DEFAULTS, type Trend } from '@trendverse/domain/trends/trend'
import { readLocalTrends } from '@trendverse/storage/browser/local-trends'
import { safeStorage } from '@trendverse/storage/browser/safe-storage'

const storage = safeStorage(() => window.localStorage)

/** What is brought over of a trend (TR-01). */
export type LocalTrendFields = Pick<
  Trend,
  | 'id'
  | 'name'
  | 'description'
  | 'color'
  | 'category'
  | 'status'
  | 'tags'
  | 'views'
  | 'interactions'
  | 'createdDate'
  | 'updatedDate'
> & {
  /** As its administrator decided; null: they did not. */
  readonly featured: boolean | null
}

/** As much of each as a server takes: one long text must not keep all the others here. */
const MOST = { name: 200, description: 5_000, tags: 20, tag: 50 } as const

/** TR-11: the trends that were made or changed in this browser, while no server could be reached. */
export function readLocalTrendFields(): readonly LocalTrendFields[] {
  return readLocalTrends(storage).trends.map((trend) => {
    const { id, color, category, status, views, interactions, createdDate, updatedDate } = trend
    return {
      id,
      color,
      category,
      status,
      featured: trend.featuredByAdmin ?? null,
      views,
      interactions,
      createdDate,
      updatedDate,
      name: trend.name.trim().slice(0, MOST.name) || TREND_DEFAULTS.name,
      description: trend.description.trim().slice(0, MOST.description) || TREND_DEFAULTS.description,
      tags: trend.tags
        .map((tag) => tag.trim().slice(0, MOST.tag))
        .filter((tag) => tag !== '')
        .slice(0, MOST.tags),
    }
  })
}
