import type { Backend } from '@trendverse/contract/contract'
import type { Account } from '@trendverse/domain/accounts/account'
import type { PublicSettings } from '@trendverse/domain/settings/public-settings'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { FirstData } from './first-data'
import type { Runtime } from './runtime/runtime-state'
import type { RuntimeSelector } from './runtime/select-runtime'
import type { SessionStore } from './session/session-store'
import type { OnThisDay } from './trends/on-this-day'
import type { ReadTrendList } from './trends/trend-list'
import type { TrendStore, TrendStoreState } from './trends/trend-store'

export type UploadAvatar = (file: File, onProgress: (share: number) => void, signal: AbortSignal) => Promise<Account>

/** Everything a page may reach outside itself. Routes get it as router context, components by `useServices`. */
export type Services = {
  /** One call of the contract: `call((backend) => backend.trends.get({ id }))`. */
  readonly call: RuntimeSelector['call']
  /** One call to where something is kept, and to nobody else: `callAt('server', (backend) => ...)`. */
  readonly callAt: RuntimeSelector['callAt']
  /** Sends a picture of the account (API-16) and tells how much of it has left, from 0 to 1. */
  readonly uploadAvatar: UploadAvatar
  readonly runtime: () => Runtime
  readonly subscribeToRuntime: (listener: () => void) => () => void
  /** Who is signed in; components ask `useSession`. */
  readonly session: SessionStore
  /** OP-15: whether the site is closed for maintenance, as far as the page knows. */
  readonly isClosed: () => boolean
  readonly subscribeToClosing: (listener: () => void) => () => void
  readonly betweenScreens: () => void
  /** Keeps the runtime until the next screen: something on this one must not change hands. */
  readonly holdRuntime: () => void
  /** The form on this screen is about accounts: it waits for a slow server as long as it takes. */
  readonly awaitServer: () => Promise<void>
  /** Asks a lost server for its health from now on. */
  readonly watchHealth: () => unknown
  /** Asks a lost server once more, and lets it take over at once if it is well. */
  readonly findServer: () => Promise<void>
  readonly readTrendList: ReadTrendList
  /** The full story of one trend; fails with the code `trend_not_found`. */
  readonly readTrend: (id: string) => ReturnType<Backend['trends']['get']>
  readonly trendStore: TrendStore
  /** What the server wrote into the home page of other days; null where it wrote nothing. */
  readonly onThisDay: OnThisDay | null
  readonly settings: PublicSettings
  readonly firstData: FirstData
  /** Origin for addresses that must be absolute, without a slash at its end. */
  readonly publicUrl: string
}

export const ServicesContext = createContext<Services | null>(null)

/** ER-31: throws outside its provider. */
export function useServices(): Services {
  const services = useContext(ServicesContext)
  if (services === null) throw new Error('useServices must be used within ServicesContext')
  return services
}

/** The list behind the home page; the component renders again whenever it changes. */
export function useTrendList(): TrendStoreState {
  const { trendStore } = useServices()
  return useSyncExternalStore(trendStore.subscribe, trendStore.getState, trendStore.getWrittenState)
}

/** Only a server writes pages. */
const writersRuntime = (): Runtime => 'server'

export function useRuntime(): Runtime {
  const { runtime, subscribeToRuntime } = useServices()
  return useSyncExternalStore(subscribeToRuntime, runtime, writersRuntime)
}

/** OP-15: whether the site is closed for maintenance. */
export function useIsClosed(): boolean {
  const { isClosed, subscribeToClosing } = useServices()
  return useSyncExternalStore(subscribeToClosing, isClosed, isClosed)
}
