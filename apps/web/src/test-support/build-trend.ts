import type { Trend } from '@trendverse/domain/trends/trend'

/** A plain active trend for tests of the page; whatever a test is about is passed in. */
export function buildTrend(number: number, changes: Partial<Trend> = {}): Trend {
  const at = new Date(Date.UTC(2026, 0, 1) + number * 60_000).toISOString()
  return {
    id: `00000000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`,
    name: `Trend ${number}`,
    description: `About trend ${number}.`,
    descriptionOrigin: { kind: 'admin' },
    color: '#4fb4ff',
    category: 'General',
    status: 'active',
    featured: false,
    tags: [],
    views: 0,
    interactions: 0,
    createdDate: at,
    updatedDate: at,
    origin: 'live',
    lifecycle: 'rising',
    momentum: 0,
    breakoutProbability: null,
    sources: [],
    sparkline: [],
    relatedIds: [],
    ...changes,
  }
}
