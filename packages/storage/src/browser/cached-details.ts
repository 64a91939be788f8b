import type { TrendDetail } from '@trendverse/domain/trends/trend'
import { trendDetailSchema } from '@trendverse/domain/trends/trend-schema'
import { z } from 'zod'
import type { SafeStorage, WriteResult } from './safe-storage'
import { TREND_DETAILS_KEY } from './storage-keys'

const VERSION = 1
/** The trends a visitor opened last; local storage holds about 5 MB for everything. */
export const MAX_CACHED_DETAILS = 30

const stored = z.object({ version: z.literal(VERSION), details: z.array(z.unknown()) })

/** Stories kept from earlier visits, the last opened first; unreadable ones are left out. */
export function readCachedDetails(storage: SafeStorage): TrendDetail[] {
  const parsed = stored.safeParse(storage.readJson(TREND_DETAILS_KEY))
  if (!parsed.success) return []
  return parsed.data.details.flatMap((detail) => trendDetailSchema.safeParse(detail).data ?? [])
}

/** Keeps a story the server told. When storage is full, older stories make room, down to none. */
export function writeCachedDetail(storage: SafeStorage, detail: TrendDetail): WriteResult {
  const others = readCachedDetails(storage).filter(({ id }) => id !== detail.id)
  let details = [detail, ...others].slice(0, MAX_CACHED_DETAILS)
  for (;;) {
    const result = storage.writeJson(TREND_DETAILS_KEY, { version: VERSION, details })
    if (result.stored || result.reason !== 'full' || details.length === 1) return result
    details = details.slice(0, Math.ceil(details.length / 2))
  }
}
