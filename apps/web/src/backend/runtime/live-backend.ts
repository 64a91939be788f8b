import type { Account } from '@trendverse/domain/accounts/account'
import { asPlanet } from '@trendverse/domain/trends/planets/as-planet'
import { type CallGuardOptions, createCallGuard } from '../call/call-guard'
import { fetchJson, queryText } from '../call/fetch-json'
import { loadOnce } from '../call/load-once'
import { logFailure } from '../call/log-failure'
import { hasKeptSubscriptions, sendKeptSubscriptions } from '../call/pending-subscriptions'
import { sendWithProgress } from '../call/send-with-progress'
import type { Services } from '../services'
import { isDeviceToken } from '../session/device-token'
import type { SessionStore } from '../session/session-store'
import { type ReadTrendList, readHomeList, type TrendList, type TrendListResponse } from '../trends/trend-list'
import type { Runtime } from './runtime-state'
import { createRuntimeSelector } from './select-runtime'

/** Everything that asks a server or its stand-in. */
export type LiveBackend = Pick<
  Services,
  | 'call'
  | 'callAt'
  | 'betweenScreens'
  | 'holdRuntime'
  | 'awaitServer'
  | 'watchHealth'
  | 'findServer'
  | 'readTrendList'
  | 'readTrend'
  | 'uploadAvatar'
> & {
  readonly readHomeList: () => Promise<TrendList>
}

export type LiveBackendOptions = CallGuardOptions & {
  readonly session: Pick<SessionStore, 'token' | 'refuse' | 'close'>
  /** The server of a member has not answered yet, and is waited for. */
  readonly onSlow: () => void
}

/** Runs the device's work beside its calls exactly while it answers them; returns what looks at the runtime again. */
function followRuntime(runtime: () => Runtime, start: () => Promise<() => void>): () => void {
  let running: Promise<() => void> | null = null
  return () => {
    if (runtime() === 'browser') {
      running ??= start().catch((cause: unknown) => {
        logFailure('This device could not be opened.', cause)
        return () => undefined
      })
      return
    }
    void running?.then((stop) => stop())
    running = null
  }
}

/** Calls over HTTP while a server answers, else on this device. Loaded with the first call, after the first paint. */
export function createLiveBackend(onRuntime: (runtime: Runtime) => void, guarding: LiveBackendOptions): LiveBackend {
  const guard = createCallGuard(guarding)
  const { session } = guarding
  const loadServer = () => import('../call/http-backend').then((module) => module.createHttpBackend(guard))
  const openDevice = loadOnce(() => import('./browser-backend').then((module) => module.openBrowserBackend(session)))
  const selector = createRuntimeSelector({
    loadServerBackend: loadServer,
    loadDeviceBackend: async () => (await openDevice()).calls,
    checkHealth: async () => void (await fetchJson('/health', guard)),
    deviceOnly: import.meta.env.VITE_BACKEND === 'browser',
    isMember: () => {
      const token = session.token()
      return token !== null && !isDeviceToken(token)
    },
    onSlow: guarding.onSlow,
    log: logFailure,
    onServerFound: () => {
      // Local accounts exist only where there is no server (OP-09).
      const token = session.token()
      if (token !== null && isDeviceToken(token)) session.close()
    },
  })
  const sendKept = async () => {
    if (import.meta.env.VITE_BACKEND === 'browser' || selector.runtime() !== 'server') return
    try {
      const storage = () => window.localStorage
      if (!hasKeptSubscriptions(storage)) return
      const backend = await loadServer()
      await sendKeptSubscriptions(storage, (email) => backend.newsletter.subscribe({ email, source: 'footer' }))
    } catch (cause) {
      logFailure('Subscriptions could not be sent.', cause)
    }
  }
  const follow = followRuntime(selector.runtime, async () => (await openDevice()).startJobs())
  const tell = () => {
    onRuntime(selector.runtime())
    follow()
    void sendKept()
  }
  selector.subscribe(tell)
  tell()

  const readTrendList: ReadTrendList = async (query) => {
    const page = await selector.run(
      () => fetchJson<TrendListResponse>(`/trends/current${queryText(query)}`, guard),
      (backend) => backend.trends.listCurrent(query),
    )
    return { ...page, data: page.data.map(asPlanet) }
  }
  return {
    call: selector.call,
    callAt: selector.callAt,
    betweenScreens: selector.betweenScreens,
    holdRuntime: selector.holdRuntime,
    awaitServer: selector.awaitServer,
    watchHealth: selector.watchHealth,
    findServer: selector.findServer,
    uploadAvatar: async (file, onProgress, signal) => {
      const body = new FormData()
      body.set('avatar', file)
      const { data } = await selector.run(
        () => sendWithProgress<{ readonly data: Account }>({ path: '/upload/avatar', body, onProgress, signal }, guard),
        (backend) => backend.upload.avatar({ avatar: file }),
      )
      return data
    },
    readTrendList,
    readHomeList: () => readHomeList(readTrendList),
    readTrend: async (id) => {
      const story = await selector.call((backend) => backend.trends.get({ id }))
      return { ...story, data: asPlanet(story.data) }
    },
  }
}
