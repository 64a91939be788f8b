import type { Backend } from '@trendverse/contract/contract'
import { DEFAULT_PUBLIC_SETTINGS, type PublicSettings } from '@trendverse/domain/settings/public-settings'
import type { TrendDetail } from '@trendverse/domain/trends/trend'
import { readCachedTrends, writeCachedTrends } from '@trendverse/storage/browser/read-cached-trends'
import { safeStorage } from '@trendverse/storage/browser/safe-storage'
import { fetchJson, queryText } from './fetch-json'
import { createFirstData, FIRST_DATA_ELEMENT_ID, HOME_LIST_NAME, SETTINGS_NAME } from './first-data'
import { logFailure } from './log-failure'
import { createBackendSelector } from './select-backend'
import type { Services } from './services'
import { readHomeList, type TrendList, type TrendListAnswer, type TrendListQuery } from './trend-list'
import { createTrendStore } from './trend-store'

const storage = safeStorage(() => window.localStorage)

/** The module checks stories by schema, so it stays out of the first page. */
function rememberLater(story: TrendDetail): void {
  const remember = async () => (await import('./remember-story')).rememberStory(story)
  remember().catch((cause: unknown) => logFailure('The story could not be kept.', cause))
}

function settingsFrom(written: unknown): PublicSettings {
  // Written by our own server from the same type.
  return { ...DEFAULT_PUBLIC_SETTINGS, ...(written as Partial<PublicSettings> | undefined) }
}

/** Everything the page reaches outside itself, wired for a browser. */
export function createPageServices(): Services {
  const firstData = createFirstData(document.getElementById(FIRST_DATA_ELEMENT_ID)?.textContent ?? '{}', 'page')
  const selector = createBackendSelector({
    loadServerBackend: () => import('./http-backend').then((module) => module.createHttpBackend()),
    loadDeviceBackend: () => import('./browser-backend').then((module) => module.openBrowserBackend()),
    checkHealth: async () => void (await fetchJson('/health')),
    deviceOnly: import.meta.env.VITE_BACKEND === 'browser',
    log: logFailure,
  })
  const readTrendList = (query: TrendListQuery): Promise<TrendListAnswer> =>
    selector.run(
      () => fetchJson<TrendListAnswer>(`/trends/current${queryText(query)}`),
      (backend: Backend) => backend.trends.listCurrent(query),
    )
  const readTrend = async (id: string) => {
    const answer = await selector.call((backend) => backend.trends.get({ id }))
    if (selector.mode() === 'server') rememberLater(answer.data)
    return answer
  }
  // The list in the page is newer than the one of the last visit.
  const shipped = firstData.take(HOME_LIST_NAME) as TrendList | undefined
  const trendStore = createTrendStore({
    read: () => readHomeList(readTrendList),
    initial: shipped ?? readCachedTrends(storage),
    onRead: (list) => {
      if (selector.mode() === 'server') writeCachedTrends(storage, list)
    },
    log: logFailure,
    nowMs: () => Date.now(),
  })
  return {
    call: selector.call,
    mode: selector.mode,
    subscribeToMode: selector.subscribe,
    betweenScreens: selector.betweenScreens,
    watchHealth: selector.watchHealth,
    readTrendList,
    readTrend,
    trendStore,
    settings: settingsFrom(firstData.take(SETTINGS_NAME)),
    firstData,
    publicUrl: window.location.origin,
  }
}
