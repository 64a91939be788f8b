import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useServices } from '../services'
import { createReadCache, LOADING, type ReadCache, type ReadCall, type ReadSource, type ReadState } from './read-cache'

export type Read<Data> = ReadState<Data> & {
  readonly refresh: () => void
  /** Resolves once the latest reading has ended, however it did. */
  readonly settled: () => Promise<void>
  /** Notes what this page has changed; null changes nothing. Data is null until something was read. */
  readonly update: (change: (data: Data | null) => Data | null) => void
}

export type ReadOptions = {
  /**
   * Whether the next screen may show what was read here until it has read it anew: the default. Not where somebody could
   * act upon what is no longer so.
   */
  readonly isKept?: boolean
}

const caches = new WeakMap<ReadSource['call'], ReadCache>()

function cacheOf(source: ReadSource): ReadCache {
  const known = caches.get(source.call)
  if (known) return known
  const cache = createReadCache(source)
  caches.set(source.call, cache)
  return cache
}

/** @param source Whom it asks; pages of visitors use `useRead`. */
export function useReadFrom<Data>(
  source: ReadSource,
  key: string | null,
  call: ReadCall<Data>,
  { isKept = true }: ReadOptions = {},
): Read<Data> {
  const cache = cacheOf(source)
  const read: ReadCall<Data> = useEffectEvent(call)
  const state = useSyncExternalStore(
    cache.subscribe,
    () => cache.get(key),
    () => LOADING,
  )
  const session = useSyncExternalStore(cache.subscribe, cache.sessions, cache.sessions)
  useEffect(
    () => (key === null ? undefined : cache.watch(key, (backend, signal) => read(backend, signal), isKept)),
    [cache, key, isKept, session],
  )
  return {
    // A key names one kind of data, whoever reads it.
    ...(state as ReadState<Data>),
    refresh: () => key !== null && cache.refresh(key),
    settled: () => (key === null ? Promise.resolve() : cache.settled(key)),
    update: (change) => key !== null && cache.update(key, (data) => change(data as Data | null)),
  }
}

/**
 * Server data in a page: read when the page opens and on `refresh`, shared by all that read the same key, cancelled when
 * nobody does any more, and forgotten when somebody signs in or out.
 *
 * @param key Names what is read, with all that it depends on; null: nothing is read.
 * @example const board = useRead(`quizzes.leaderboard ${trendId}`, (backend, signal) => backend.quizzes.leaderboard({ trendId }, { signal }))
 */
export function useRead<Data>(key: string | null, call: ReadCall<Data>, options?: ReadOptions): Read<Data> {
  return useReadFrom(useServices(), key, call, options)
}
