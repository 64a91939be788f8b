import type { Account } from '@trendverse/domain/accounts/account'
import type { TrendDetail } from '@trendverse/domain/trends/trend'
import { type CallGuardOptions, createCallGuard } from './call-guard'
import { fetchJson, queryText } from './fetch-json'
import { logFailure } from './log-failure'
import { hasKeptSubscriptions, sendKeptSubscriptions } from './pending-subscriptions'
import { type BackendMode, createBackendSelector } from './select-backend'
import { sendWithProgress } from './send-with-progress'
import type { Services } from './services'
import { type ReadTrendList, readHomeList, type TrendList, type TrendListAnswer } from './trend-list'

/** Everything that asks a server or its stand-in. */
export type LiveBackend = Pick<
  Services,
  'call' | 'betweenScreens' | 'watchHealth' | 'readTrendList' | 'readTrend' | 'uploadAvatar'
> & {
  readonly readHomeList: () => Promise<TrendList>
}

/** The module checks stories by schema, so it comes when there is one to keep. */
async function remember(story: TrendDetail): Promise<void> {
  try {
    const { rememberStory } = await import('./remember-story')
    rememberStory(story)
  } catch (cause) {
    logFailure('The story could not be kept.', cause)
  }
}

/** Calls over HTTP while a server answers, else on this device. Loaded with the first call, after the first paint. */
export function createLiveBackend(onMode: (mode: BackendMode) => void, guarding: CallGuardOptions): LiveBackend {
  const guard = createCallGuard(guarding)
  const selector = createBackendSelector({
    loadServerBackend: () => import('./http-backend').then((module) => module.createHttpBackend(guard)),
    loadDeviceBackend: () => import('./browser-backend').then((module) => module.openBrowserBackend()),
    checkHealth: async () => void (await fetchJson('/health', guard)),
    deviceOnly: import.meta.env.VITE_BACKEND === 'browser',
    log: logFailure,
  })
  const sendKept = async () => {
    if (import.meta.env.VITE_BACKEND === 'browser' || selector.mode() !== 'server') return
    try {
      const storage = () => window.localStorage
      if (!hasKeptSubscriptions(storage)) return
      const { createHttpBackend } = await import('./http-backend')
      const backend = createHttpBackend(guard)
      await sendKeptSubscriptions(storage, (email) => backend.newsletter.subscribe({ email, source: 'footer' }))
    } catch (cause) {
      logFailure('Subscriptions could not be sent.', cause)
    }
  }
  selector.subscribe(() => {
    onMode(selector.mode())
    void sendKept()
  })
  void sendKept()
  onMode(selector.mode())

  const readTrendList: ReadTrendList = (query) =>
    selector.run(
      () => fetchJson<TrendListAnswer>(`/trends/current${queryText(query)}`, guard),
      (backend) => backend.trends.listCurrent(query),
    )
  return {
    call: selector.call,
    betweenScreens: selector.betweenScreens,
    watchHealth: selector.watchHealth,
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
      const answer = await selector.call((backend) => backend.trends.get({ id }))
      if (selector.mode() === 'server') void remember(answer.data)
      return answer
    },
  }
}
