import type { PrecompressedResponse } from './precompressed-response'

export type ResponseCacheLimits = {
  readonly maxEntries: number
  readonly maxBytes: number
  /** After this a response is stale even when nobody said that anything changed. */
  readonly staleAfterMs: number
  /**
   * After this it is stale if a number moved a little (a counted view): counting cannot force a rebuild per request.
   */
  readonly staleAfterSmallChangeMs: number
}

type Entry = {
  readonly prepared: PrecompressedResponse
  readonly madeAtMs: number
  readonly smallChanges: number
  /** When something in it changed; null while nothing did. */
  outdatedAtMs: number | null
}

/**
 * Responses by key, each compressed once; the least recently used leaves first. The second cache of the list: without
 * it every visitor would cost a selection, a serialisation and a compression of the same rows.
 */
export type ResponseCache = {
  get(key: string): PrecompressedResponse | undefined
  /** The previous response, while it may still be served: for a short time after `outdate`. */
  getOutdated(key: string): PrecompressedResponse | undefined
  /** Returns what is kept, or makes it; callers that come at the same time share one making. */
  getOrMake(
    key: string,
    make: () => Promise<{ readonly prepared: PrecompressedResponse; readonly keep: boolean }>,
  ): Promise<PrecompressedResponse>
  /** Everything is stale now. */
  invalidate(): void
  /** Like `invalidate`, but `getOutdated` still returns the old responses for a short time. */
  outdate(): void
  /** The responses of one path are stale now, with whatever query. */
  forget(path: string): void
  /** Numbers moved a little: responses may be shown a moment longer. */
  noteSmallChange(): void
}

/** Most outdated stories have not changed: a reading updates a few of thousands. */
const SHOWN_OUTDATED_MS = 30_000

export function createResponseCache(limits: ResponseCacheLimits, nowMs: () => number): ResponseCache {
  const entries = new Map<string, Entry>()
  const making = new Map<string, Promise<PrecompressedResponse>>()
  let sizeBytes = 0
  let generation = 0
  let smallChanges = 0

  const drop = (key: string): void => {
    const entry = entries.get(key)
    if (entry === undefined) return
    sizeBytes -= entry.prepared.sizeBytes
    entries.delete(key)
  }

  const keep = (key: string, entry: Entry): void => {
    if (entry.prepared.sizeBytes > limits.maxBytes) return
    drop(key)
    entries.set(key, entry)
    sizeBytes += entry.prepared.sizeBytes
    for (const oldest of entries.keys()) {
      if (entries.size <= limits.maxEntries && sizeBytes <= limits.maxBytes) break
      drop(oldest)
    }
  }

  const isStale = (entry: Entry): boolean => {
    const ageMs = nowMs() - entry.madeAtMs
    // One that was made later than now is of a clock that was set back.
    return (
      ageMs < 0 || ageMs >= (entry.smallChanges === smallChanges ? limits.staleAfterMs : limits.staleAfterSmallChangeMs)
    )
  }

  const get = (key: string): PrecompressedResponse | undefined => {
    const entry = entries.get(key)
    if (entry === undefined || entry.outdatedAtMs !== null || isStale(entry)) return undefined
    entries.delete(key)
    entries.set(key, entry)
    return entry.prepared
  }

  return {
    get,
    getOutdated(key) {
      const entry = entries.get(key)
      if (entry === undefined || entry.outdatedAtMs === null || isStale(entry)) return undefined
      return nowMs() - entry.outdatedAtMs < SHOWN_OUTDATED_MS ? entry.prepared : undefined
    },
    outdate() {
      generation += 1
      making.clear()
      // What was outdated before is not shown for longer.
      for (const entry of entries.values()) entry.outdatedAtMs ??= nowMs()
    },
    async getOrMake(key, make) {
      const kept = get(key)
      if (kept !== undefined) return kept
      const running = making.get(key)
      if (running !== undefined) return running
      // What changes while the response is made may be missing from it, so it counts as of its beginning.
      const begun = { generation, smallChanges, madeAtMs: nowMs() }
      const made = make().then((result) => {
        const isCurrent = begun.generation === generation && making.get(key) === made
        if (result.keep && isCurrent) keep(key, { ...begun, prepared: result.prepared, outdatedAtMs: null })
        return result.prepared
      })
      making.set(key, made)
      try {
        return await made
      } finally {
        if (making.get(key) === made) making.delete(key)
      }
    },
    forget(path) {
      for (const key of [...entries.keys(), ...making.keys()]) {
        if (key !== path && !key.startsWith(`${path}?`)) continue
        drop(key)
        // what is being made may have begun before
        making.delete(key)
      }
    },
    invalidate() {
      generation += 1
      entries.clear()
      making.clear()
      sizeBytes = 0
    },
    noteSmallChange() {
      smallChanges += 1
    },
  }
}
