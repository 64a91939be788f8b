import type { TrendDetail } from '@trendverse/domain/trends/trend'
import { trendDetailSchema } from '@trendverse/domain/trends/trend-schema'
import { z } from 'zod'
import type { SafeStorage, WriteResult } from './safe-storage'
import { LOCAL_TRENDS_KEY } from './storage-keys'

const VERSION = 1
const count = z.number().int().nonnegative().catch(0)

export type EventCounts = { readonly views: number; readonly interactions: number }

/** What this device itself knows of trends: those made on it, and what visitors did on it. */
export type LocalTrends = {
  readonly trends: readonly TrendDetail[]
  /** Views and interactions that happened here, by trend id, on top of the counts a trend came with. */
  readonly counted: ReadonlyMap<string, EventCounts>
}

const stored = z.object({
  version: z.literal(VERSION),
  trends: z.array(z.unknown()).catch([]),
  counted: z
    .array(
      z
        .tuple([z.uuid(), z.object({ views: count, interactions: count })])
        .nullable()
        .catch(null),
    )
    .catch([]),
})

/** The device's own trends and counts; what is missing, unreadable or of another version is left out. */
export function readLocalTrends(storage: SafeStorage): LocalTrends {
  const parsed = stored.safeParse(storage.readJson(LOCAL_TRENDS_KEY))
  if (!parsed.success) return { trends: [], counted: new Map() }
  return {
    trends: parsed.data.trends.flatMap((trend) => trendDetailSchema.safeParse(trend).data ?? []),
    counted: new Map(parsed.data.counted.filter((entry) => entry !== null)),
  }
}

export function writeLocalTrends(storage: SafeStorage, { trends, counted }: LocalTrends): WriteResult {
  return storage.writeJson(LOCAL_TRENDS_KEY, { version: VERSION, trends, counted: [...counted] })
}
