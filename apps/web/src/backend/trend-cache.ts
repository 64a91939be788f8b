import { STORAGE_PREFIX } from '@trendverse/domain/primitives/product'
import type { Trend } from '@trendverse/domain/trends/trend'
import type { TrendList } from './trend-list'

/** OP-76: the last list the server gave, so that the next visit paints at once and an outage shows it (TR-05, TR-06). */
export const TRENDS_CACHE_KEY = `${STORAGE_PREFIX}trends_cache`
const CACHE_VERSION = 1

type StoredList = TrendList & { readonly version: number }

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}

/** A light check without a schema library: enough that no page breaks on what an older version or a hand wrote. */
function isTrend(value: unknown): value is Trend {
  if (typeof value !== 'object' || value === null) return false
  const row = value as Record<string, unknown>
  const texts = [row.id, row.name, row.description, row.category, row.status, row.lifecycle, row.createdDate]
  return (
    texts.every((text) => typeof text === 'string' && text !== '') &&
    typeof row.color === 'string' &&
    /^#[0-9a-f]{6}$/i.test(row.color) &&
    typeof row.momentum === 'number' &&
    typeof row.views === 'number' &&
    typeof row.interactions === 'number' &&
    typeof row.featured === 'boolean' &&
    typeof row.updatedDate === 'string' &&
    typeof row.descriptionOrigin === 'object' &&
    row.descriptionOrigin !== null &&
    isTexts(row.tags) &&
    isTexts(row.sources) &&
    isTexts(row.relatedIds) &&
    Array.isArray(row.sparkline) &&
    row.sparkline.every((point) => typeof point === 'number')
  )
}

/** The stored list, or null when it is missing, unreadable, of another version, or storage is forbidden (ST-06). */
export function readTrendCache(storage: () => Storage): TrendList | null {
  try {
    const stored = JSON.parse(storage().getItem(TRENDS_CACHE_KEY) ?? 'null') as Partial<StoredList> | null
    if (stored?.version !== CACHE_VERSION || !Array.isArray(stored.trends)) return null
    const trends = stored.trends.filter(isTrend)
    if (trends.length === 0) return null
    return {
      trends,
      total: typeof stored.total === 'number' ? Math.max(stored.total, trends.length) : trends.length,
      trendsUpdatedAt: typeof stored.trendsUpdatedAt === 'string' ? stored.trendsUpdatedAt : null,
    }
  } catch {
    return null
  }
}

/** Keeps a list for next time; a full or forbidden storage is no fault. */
export function writeTrendCache(storage: () => Storage, list: TrendList): void {
  try {
    const stored: StoredList = { version: CACHE_VERSION, ...list }
    storage().setItem(TRENDS_CACHE_KEY, JSON.stringify(stored))
  } catch {
    // Without a cache the next visit reads the list from the server, as a first visit does.
  }
}
