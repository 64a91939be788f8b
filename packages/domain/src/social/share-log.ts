import { z } from 'zod'
import { PLATFORM_IDS, SHARE_METHODS } from './platform'
import { sharePreview } from './share-subject'

/** SH-10: what a device remembers of something shared on it. */
const entry = z.object({
  id: z.string(),
  /** Null for sharing that names no platform. */
  platform: z.enum(PLATFORM_IDS).nullable(),
  /** The first 100 characters. */
  text: z.string(),
  url: z.string(),
  method: z.enum(SHARE_METHODS),
  /** Milliseconds since 1970. */
  timestamp: z.number(),
  isMobile: z.boolean(),
})
export type ShareLogEntry = z.infer<typeof entry>

/** SH-10 */
export const MAX_SHARE_LOG_ENTRIES = 500

/** What was kept, without what is none: anybody can write into the storage of a browser. */
export function readShareLog(stored: unknown): readonly ShareLogEntry[] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap((one) => {
    const parsed = entry.safeParse(one)
    return parsed.success ? [parsed.data] : []
  })
}

/** The log with one entry more, the latest last; the oldest leave. */
export function addToShareLog(log: readonly ShareLogEntry[], shared: ShareLogEntry): readonly ShareLogEntry[] {
  return [...log, { ...shared, text: sharePreview(shared.text) }].slice(-MAX_SHARE_LOG_ENTRIES)
}
