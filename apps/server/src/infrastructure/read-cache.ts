import type { Log } from '../log'

/** After a failed read the stale value serves this long before the database is asked again. */
const STALE_AFTER_FAILURE_MS = 2_000

export type CachedRead<Value> = {
  /** The value, read again when it is stale; the stale one while the database cannot be read. */
  read(key: string): Promise<Value>
  /** Changes a cached value in place of reading it again. */
  amend(key: string, change: (value: Value) => Value): void
  /** Everything is stale; values stay at hand for when the database cannot be read. */
  invalidate(): void
}

type Entry<Value> = {
  readonly value: Value
  readonly generation: number
  readonly readAtMs: number
  readonly freshForMs: number
}

/**
 * Caches what was read, so that reads go on from memory when the database is gone. The least recently used
 * entries leave first beyond `maxEntries`. A read that never succeeded passes the failure on.
 */
export function cacheRead<Value>(options: {
  readonly load: (key: string) => Promise<Value>
  readonly maxEntries: number
  /** Whether a value may take one of the places. Default: all may. */
  readonly keeps?: (value: Value) => boolean
  readonly staleAfterMs: number
  readonly nowMs: () => number
  readonly log: Log
  readonly what: string
}): CachedRead<Value> {
  const entries = new Map<string, Entry<Value>>()
  const loading = new Map<string, { readonly generation: number; readonly value: Promise<Value> }>()
  let generation = 0

  const keep = (key: string, entry: Entry<Value>): void => {
    entries.delete(key)
    if (options.keeps?.(entry.value) === false) return
    entries.set(key, entry)
    const oldest = entries.keys().next()
    if (entries.size > options.maxEntries && !oldest.done) entries.delete(oldest.value)
  }

  const load = async (key: string): Promise<Value> => {
    const begun = generation
    const stale = entries.get(key)
    try {
      const value = await options.load(key)
      keep(key, { value, generation: begun, readAtMs: options.nowMs(), freshForMs: options.staleAfterMs })
      return value
    } catch (error) {
      if (stale === undefined) throw error
      options.log.warn({ err: error }, `${options.what} could not be read, its stale state is shown`)
      keep(key, {
        value: stale.value,
        generation: begun,
        readAtMs: options.nowMs(),
        freshForMs: STALE_AFTER_FAILURE_MS,
      })
      return stale.value
    }
  }

  return {
    async read(key) {
      const entry = entries.get(key)
      // One that was read later than now is of a clock that was set back.
      const ageMs = entry === undefined ? -1 : options.nowMs() - entry.readAtMs
      if (entry?.generation === generation && ageMs >= 0 && ageMs < entry.freshForMs) return entry.value
      const running = loading.get(key)
      if (running?.generation === generation) return running.value
      const started = { generation, value: load(key) }
      loading.set(key, started)
      try {
        return await started.value
      } finally {
        if (loading.get(key) === started) loading.delete(key)
      }
    },
    amend(key, change) {
      const entry = entries.get(key)
      if (entry !== undefined) entries.set(key, { ...entry, value: change(entry.value) })
    },
    invalidate() {
      generation += 1
    },
  }
}
