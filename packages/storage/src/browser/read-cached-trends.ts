import { isObserved } from '@trendverse/domain/trends/listing/trend-query'
import type { Trend } from '@trendverse/domain/trends/trend'
import type { SafeStorage, WriteResult } from './safe-storage'
import { TRENDS_CACHE_KEY } from './storage-keys'

/*
 * Read before the first paint: this module must not pull in a schema library. What it lets through is enough that no
 * page breaks on what an older version or a hand wrote.
 */

const VERSION = 1

/** The list a server gave last (TR-05). */
export type CachedTrends = {
  readonly trends: readonly Trend[]
  /** Active trends there were in all; at least as many as are kept. */
  readonly total: number
  /** Those of them that a source showed. */
  readonly liveTotal: number
  /** Those of the live ones that were new. */
  readonly newTotal: number
  /** When the sources had last been read with success, ISO 8601, or null. */
  readonly trendsUpdatedAt: string | null
}

/** The cached list without the trends that cannot be shown, or null when there is none worth showing. */
export function readCachedTrends(storage: SafeStorage): CachedTrends | null {
  const stored = asRecord(storage.readJson(TRENDS_CACHE_KEY))
  if (stored?.version !== VERSION || !Array.isArray(stored.trends)) return null
  const trends = stored.trends.filter(isTrend).map(inPresentForm)
  if (trends.length === 0) return null
  return {
    trends,
    total: typeof stored.total === 'number' ? Math.max(stored.total, trends.length) : trends.length,
    liveTotal: typeof stored.liveTotal === 'number' ? stored.liveTotal : trends.filter(isObserved).length,
    newTotal: typeof stored.newTotal === 'number' ? stored.newTotal : 0,
    trendsUpdatedAt: typeof stored.trendsUpdatedAt === 'string' ? stored.trendsUpdatedAt : null,
  }
}

/** Keeps a list for the next visit. */
export function writeCachedTrends(storage: SafeStorage, list: CachedTrends): WriteResult {
  const { trends, total, liveTotal, newTotal, trendsUpdatedAt } = list
  return storage.writeJson(TRENDS_CACHE_KEY, { version: VERSION, trends, total, liveTotal, newTotal, trendsUpdatedAt })
}

/** Earlier versions kept publishers without these. */
const LATER_FIELDS = { names: [], latestAt: null, joined: 0 } as const

function inPresentForm(trend: Trend): Trend {
  return trend.proof?.kind === 'publishers' ? { ...trend, proof: { ...LATER_FIELDS, ...trend.proof } } : trend
}

function isTrend(value: unknown): value is Trend {
  const row = asRecord(value)
  if (!row) return false
  const texts = [row.id, row.name, row.description, row.category, row.status, row.origin, row.lifecycle]
  const instants = [row.createdDate, row.updatedDate]
  const numbers = [row.momentum, row.views, row.interactions]
  return (
    texts.every((text) => typeof text === 'string' && text !== '') &&
    instants.every((text) => typeof text === 'string' && !Number.isNaN(Date.parse(text))) &&
    numbers.every(Number.isFinite) &&
    typeof row.color === 'string' &&
    /^#[0-9a-f]{6}$/i.test(row.color) &&
    typeof row.featured === 'boolean' &&
    (row.breakoutProbability === null || typeof row.breakoutProbability === 'number') &&
    asRecord(row.descriptionOrigin) !== null &&
    isListOf(row.tags, 'string') &&
    isListOf(row.sources, 'string') &&
    isListOf(row.relatedIds, 'string') &&
    isListOf(row.sparkline, 'number')
  )
}

function isListOf(value: unknown, type: 'string' | 'number'): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === type)
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> | null {
  // null is the only object that has no properties to read
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
}
