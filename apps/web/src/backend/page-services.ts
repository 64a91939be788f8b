import { createStore } from '@trendverse/domain/primitives/store'
import { DEFAULT_PUBLIC_SETTINGS, type PublicSettings } from '@trendverse/domain/settings/public-settings'
import { loadOnce } from './call/load-once'
import { logFailure } from './call/log-failure'
import { createFirstData, FIRST_DATA_ELEMENT_ID, HOME_LIST_NAME, ON_THIS_DAY_NAME, SETTINGS_NAME } from './first-data'
import type { LiveBackend } from './runtime/live-backend'
import type { Runtime } from './runtime/runtime-state'
import type { Services } from './services'
import { ledToCheck } from './session/led-to-check'
import { markSession } from './session/session-mark'
import { createSessionStore } from './session/session-store'
import type { OnThisDay } from './trends/on-this-day'
import type { TrendList } from './trends/trend-list'
import { createTrendStore } from './trends/trend-store'

function settingsFrom(written: unknown): PublicSettings {
  // Written by our own server from the same type.
  return { ...DEFAULT_PUBLIC_SETTINGS, ...(written as Partial<PublicSettings> | undefined) }
}

/**
 * Everything the page reaches outside itself, wired for a browser. A page the server rendered has its first data with
 * it; without one (offline, static demo) the list of the last visit is read before the first paint.
 */
export async function createPageServices(onSlow: () => void): Promise<Services> {
  const firstData = createFirstData(document.getElementById(FIRST_DATA_ELEMENT_ID)?.textContent ?? '{}', 'page')
  // What decides the runtime arrives after the first paint.
  const runtime = createStore<Runtime>(import.meta.env.VITE_BACKEND === 'browser' ? 'browser' : 'server')
  const settings = settingsFrom(firstData.take(SETTINGS_NAME))
  const isClosed = createStore(settings.maintenanceMode)
  const session = createSessionStore({
    storage: () => window.localStorage,
    onChange: ({ user }) => {
      markSession(document.documentElement, user)
      if (user === null) ledToCheck.forget()
    },
  })
  let live: LiveBackend | null = null
  const reach = loadOnce(async () => {
    const { createLiveBackend } = await import('./runtime/live-backend')
    live = createLiveBackend(runtime.set, { session, onSlow, onMaintenance: () => isClosed.set(true) })
    return live
  })
  const shipped = firstData.take(HOME_LIST_NAME) as TrendList | undefined // written by our own server from this type
  const onThisDay = (firstData.take(ON_THIS_DAY_NAME) as OnThisDay | undefined) ?? null // written like the list
  const cachedList = () => import('./trends/cached-list')
  return {
    call: async (call) => (await reach()).call(call),
    callAt: async (...asked) => (await reach()).callAt(...asked),
    uploadAvatar: async (...upload) => (await reach()).uploadAvatar(...upload),
    readTrendList: async (query) => (await reach()).readTrendList(query),
    readTrend: async (id) => (await reach()).readTrend(id),
    runtime: runtime.get,
    subscribeToRuntime: runtime.subscribe,
    session,
    isClosed: isClosed.get,
    subscribeToClosing: isClosed.subscribe,
    betweenScreens: () => live?.betweenScreens(),
    holdRuntime: () => void reach().then((backend) => backend.holdRuntime()),
    awaitServer: async () => (await reach()).awaitServer(),
    watchHealth: async () => (await reach()).watchHealth(),
    findServer: async () => (await reach()).findServer(),
    trendStore: createTrendStore({
      read: async () => {
        if (shipped) (await cachedList()).writeFirstList(shipped)
        return (await reach()).readHomeList()
      },
      written: shipped ?? null,
      initial: shipped ?? (await cachedList()).readCachedList(),
      onRead: (list) => {
        if (runtime.get() === 'server') void cachedList().then((module) => module.writeCachedList(list))
      },
      log: logFailure,
      nowMs: () => Date.now(),
    }),
    onThisDay,
    settings,
    firstData,
    publicUrl: window.location.origin,
  }
}
