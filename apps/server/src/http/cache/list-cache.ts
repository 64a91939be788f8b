import { MINUTE_MS } from '@trendverse/domain/primitives/time'
import { createResponseCache, type ResponseCache } from './response-cache'

const MEGABYTE = 1024 * 1024
/** Counting views cannot force a response to be made more often than this. */
const STALE_AFTER_SMALL_CHANGE_MS = 250

const LIMITS = {
  maxEntries: 250,
  maxBytes: 16 * MEGABYTE,
  staleAfterMs: MINUTE_MS,
  staleAfterSmallChangeMs: STALE_AFTER_SMALL_CHANGE_MS,
}

/** A query string, or a path segment chosen by the client: the day of a board, the name of a pack. */
const ASKED = /\?|^\/api\/games\/(?:packs\/|[^/]+\/boards\/)/

/**
 * Lists, and documents the server writes itself. URLs with client-chosen parts are cached separately: anyone can invent
 * more of them, and they must not evict the URLs everybody reads.
 */
export function createListCache(nowMs: () => number): ResponseCache {
  const plain = createResponseCache(LIMITS, nowMs)
  const asked = createResponseCache(LIMITS, nowMs)
  const of = (key: string): ResponseCache => (ASKED.test(key) ? asked : plain)
  const both = (act: (cache: ResponseCache) => void): void => [plain, asked].forEach(act)
  return {
    get: (key) => of(key).get(key),
    getOutdated: (key) => of(key).getOutdated(key),
    getOrMake: (key, make) => of(key).getOrMake(key, make),
    invalidate: () => both((cache) => cache.invalidate()),
    outdate: () => both((cache) => cache.outdate()),
    forget: (path) => both((cache) => cache.forget(path)),
    noteSmallChange: () => both((cache) => cache.noteSmallChange()),
  }
}
