import type { Clock } from '@trendverse/application/ports/clock'
import type { SourceHealth } from '@trendverse/application/ports/ingest-repository'
import type { JobState } from '@trendverse/application/ports/job-log'
import type { NewsQuery, TrendReader, TrendRecord } from '@trendverse/application/ports/trend-reader'
import { AppError } from '@trendverse/domain/primitives/app-error'
import type { NewsItem, TrendDetail } from '@trendverse/domain/trends/trend'

/** What a test wants to be true of the world behind the router. All of it may be changed between calls. */
export type FakeWorld = {
  trends: TrendRecord[]
  details: Map<string, TrendDetail>
  news: NewsItem[]
  settings: Map<string, unknown>
  jobs: JobState[]
  sources: SourceHealth[]
  nowMs: number
  /** While true every port that reads the record throws, as a lost database does. */
  databaseDown: boolean
  /** Reads and writes that reached the record. */
  recordCalls: number
}

export function createFakeWorld(parts: Partial<FakeWorld> = {}): FakeWorld {
  return {
    trends: [],
    details: new Map(),
    news: [],
    settings: new Map(),
    jobs: [],
    sources: [],
    nowMs: Date.UTC(2026, 0, 2, 12),
    databaseDown: false,
    recordCalls: 0,
    ...parts,
  }
}

/** Ports of the read side over a fake world: the least a router needs. */
export function portsOfWorld(world: FakeWorld) {
  const reach = async <T>(answer: () => T): Promise<T> => {
    if (world.databaseDown)
      throw new AppError('unavailable', 'The database cannot be reached right now.', {
        cause: new Error('ECONNREFUSED'),
      })
    world.recordCalls += 1
    return answer()
  }
  const clock: Clock = { nowMs: () => world.nowMs }
  const trends: TrendReader = {
    listActive: () => reach(() => [...world.trends]),
    findActive: (id) => reach(() => world.details.get(id) ?? null),
    listNews: ({ source, beforeMs, limit }: NewsQuery) =>
      reach(() =>
        world.news
          .filter((item) => source === null || item.evidence.source === source)
          .filter((item) => Date.parse(item.evidence.firstSeenAt) < beforeMs)
          .slice(0, limit),
      ),
    countEvent: (id, kind) =>
      reach(() => {
        const index = world.trends.findIndex((trend) => trend.id === id)
        const found = world.trends[index]
        if (found === undefined) return null
        const counted = {
          ...found,
          views: found.views + (kind === 'view' ? 1 : 0),
          interactions: found.interactions + (kind === 'interaction' ? 1 : 0),
        }
        world.trends[index] = counted
        return { views: counted.views, interactions: counted.interactions }
      }),
  }
  return {
    clock,
    trends,
    settings: {
      get: (key: string) => reach(() => world.settings.get(key)),
      set: (key: string, value: unknown) => reach(() => void world.settings.set(key, value)),
    },
    database: { isUp: async () => !world.databaseDown },
    ingest: { listHealth: () => reach(() => world.sources) },
    jobs: { list: () => reach(() => world.jobs) },
  }
}
