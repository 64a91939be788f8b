import type { Backend } from '@trendverse/contract/contract'
import type { PublicSettings } from '@trendverse/domain/settings/public-settings'
import { createFirstData } from './first-data'
import type { Services } from './services'
import { GUEST_SESSION } from './session/guest-session'
import type { OnThisDay } from './trends/on-this-day'
import type { TrendList } from './trends/trend-list'
import { createTrendStore } from './trends/trend-store'

type ServerServicesOptions = {
  readonly backend: Backend
  readonly publicUrl: string
  readonly settings: PublicSettings
  readonly homeList: TrendList | null
  readonly onThisDay: OnThisDay | null
}

/** The same services for one rendering on the server: calls go straight to the router, nothing is kept fresh. */
export function createServerServices({
  backend,
  publicUrl,
  settings,
  homeList,
  onThisDay,
}: ServerServicesOptions): Services {
  const nothing = () => undefined
  return {
    call: (call) => call(backend),
    callAt: (_home, call) => call(backend),
    uploadAvatar: () => Promise.reject(new Error('The server renders pages for guests.')),
    runtime: () => 'server',
    subscribeToRuntime: () => nothing,
    session: GUEST_SESSION,
    isClosed: () => settings.maintenanceMode,
    subscribeToClosing: () => nothing,
    betweenScreens: nothing,
    holdRuntime: nothing,
    awaitServer: async () => undefined,
    watchHealth: () => nothing,
    findServer: async () => undefined,
    readTrendList: (query) => backend.trends.listCurrent(query),
    readTrend: (id) => backend.trends.get({ id }),
    trendStore: createTrendStore({
      read: () => Promise.reject(new Error('The server renders what it was given.')),
      written: homeList,
      initial: homeList,
      onRead: nothing,
      log: nothing,
      nowMs: () => 0,
    }),
    onThisDay,
    settings,
    firstData: createFirstData('{}', 'server'),
    publicUrl,
  }
}
