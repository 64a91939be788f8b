import type { TrendDetail } from '@trendverse/domain/trends/trend'
import { trendDetailSchema } from '@trendverse/domain/trends/trend-schema'
import { z } from 'zod'
import type { SafeStorage, WriteResult } from './safe-storage'
import { LOCAL_TRENDS_KEY } from './storage-keys'

const VERSION = 1
const count = z.number().int().nonnegative().catch(0)

export type EventCounts = { readonly views: number; readonly interactions: number }

/** A trend of this device, with its administrator's say about featuring; trends kept by earlier versions have none. */
export type LocalTrend = TrendDetail & { readonly featuredByAdmin?: boolean | null | undefined }

/** What this device itself knows of trends: those made or changed on it, and what visitors did on it. */
export type LocalTrends = {
  readonly trends: readonly LocalTrend[]
  /** Views and interactions that happened here, by trend id, on top of the counts a trend came with. */
  readonly counted: ReadonlyMap<string, EventCounts>
  /** Trends of the catalogue or of the cached list that its administrator deleted. */
  readonly removed: readonly string[]
}

/** Said of a trend by its administrator; what is unreadable counts as undecided. */
const decision = z.object({ featuredByAdmin: z.boolean().nullable().optional().catch(undefined) })

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
  removed: z.array(z.uuid()).catch([]),
})

/** The device's own trends and counts; what is missing, unreadable or of another version is left out. */
export function readLocalTrends(storage: SafeStorage): LocalTrends {
  const parsed = stored.safeParse(storage.readJson(LOCAL_TRENDS_KEY))
  if (!parsed.success) return { trends: [], counted: new Map(), removed: [] }
  return {
    trends: parsed.data.trends.flatMap(readLocalTrend),
    counted: new Map(parsed.data.counted.filter((entry) => entry !== null)),
    removed: parsed.data.removed,
  }
}

function readLocalTrend(value: unknown): readonly LocalTrend[] {
  const detail = trendDetailSchema.safeParse(value)
  const said = decision.safeParse(value)
  return detail.success ? [{ ...detail.data, featuredByAdmin: said.data?.featuredByAdmin }] : []
}

export function writeLocalTrends(storage: SafeStorage, { trends, counted, removed }: LocalTrends): WriteResult {
  return storage.writeJson(LOCAL_TRENDS_KEY, { version: VERSION, trends, counted: [...counted], removed })
}
