import { createStore } from '@trendverse/domain/primitives/store'
import { HOUR_MS, MINUTE_MS } from '@trendverse/domain/primitives/time'
import { asPlanet, type PlanetTrend } from '@trendverse/domain/trends/planets/as-planet'
import type { TrendList } from './trend-list'

/** OP-29: how often an open page reads the list again. */
export const REFETCH_INTERVAL_MS = HOUR_MS
/** Coming back to the tab reads a stale list again. */
const STALE_AFTER_MS = MINUTE_MS
/** TR-10: whoever changed a trend dispatches this on the window. */
export const TRENDS_UPDATED_EVENT = 'trendsUpdated'

/** The list as views show it. */
export type ShownList = TrendList & { readonly trends: readonly PlanetTrend[] }

export type TrendStoreState = {
  readonly list: ShownList | null
  /** `failed` only matters while there is no list: old data is shown rather than an error. */
  readonly phase: 'loading' | 'ready' | 'failed'
}

export type TrendStore = {
  readonly getState: () => TrendStoreState
  /** What the server wrote its page from; the page is compared with that before it goes on. */
  readonly getWrittenState: () => TrendStoreState
  readonly subscribe: (listener: () => void) => () => void
  readonly reload: () => Promise<void>
  /** Reads now, every 60 minutes, on focus and on `trendsUpdated`; returns what stops it. */
  readonly startPolling: () => () => void
}

export type TrendStoreOptions = {
  readonly read: () => Promise<TrendList>
  /** What the server wrote into the page, or null. */
  readonly written: TrendList | null
  readonly initial: TrendList | null
  readonly onRead: (list: TrendList) => void
  readonly log: (message: string, cause: unknown) => void
  readonly nowMs: () => number
}

const shown = (list: TrendList): ShownList => ({ ...list, trends: list.trends.map(asPlanet) })

/**
 * The third cache of the list, the page's own: one state that every view of the home page reads, read again while the
 * page is open. Local storage holds a copy of it (`cached-list.ts`) for a visit without a server.
 */
export function createTrendStore(options: TrendStoreOptions): TrendStore {
  const stateOf = (list: TrendList | null): TrendStoreState =>
    list ? { list: shown(list), phase: 'ready' } : { list, phase: 'loading' }
  const writtenState = stateOf(options.written)
  const { get, set, subscribe } = createStore(
    options.initial === options.written ? writtenState : stateOf(options.initial),
  )
  let running: Promise<void> | null = null
  let readAtMs = Number.NEGATIVE_INFINITY

  const readOnce = async () => {
    try {
      const list = await options.read()
      options.onRead(list)
      set({ list: shown(list), phase: 'ready' })
    } catch (cause) {
      options.log('The trends could not be read.', cause)
      set({ list: get().list, phase: 'failed' })
    }
    readAtMs = options.nowMs()
  }

  const reload = () => {
    running ??= readOnce().finally(() => {
      running = null
    })
    return running
  }

  const startPolling = () => {
    const reloadNow = () => void reload()
    const onFocus = () => {
      if (options.nowMs() - readAtMs >= STALE_AFTER_MS) reloadNow()
    }
    reloadNow()
    const timer = setInterval(reloadNow, REFETCH_INTERVAL_MS)
    window.addEventListener('focus', onFocus)
    window.addEventListener(TRENDS_UPDATED_EVENT, reloadNow)
    return () => {
      clearInterval(timer)
      window.removeEventListener('focus', onFocus)
      window.removeEventListener(TRENDS_UPDATED_EVENT, reloadNow)
    }
  }

  return {
    getState: get,
    getWrittenState: () => writtenState,
    subscribe,
    reload,
    startPolling,
  }
}
