import type { Backend } from '@trendverse/contract/contract'
import { createListeners } from '@trendverse/domain/primitives/store'
import { isNotFoundError } from '../call/is-not-found'
import { logFailure } from '../call/log-failure'
import type { Services } from '../services'
import type { SessionStore } from '../session/session-store'

/** What is known of something that is read. `data` is what was read last, or null: a failure does not take it away. */
export type ReadState<Data> =
  | { readonly phase: 'loading'; readonly data: Data | null }
  | { readonly phase: 'failed'; readonly data: Data | null; readonly error: unknown }
  | { readonly phase: 'ready'; readonly data: Data }

/** Reads something. A call that gets the signal is cancelled once nobody waits for it; one that does not is heard out. */
export type ReadCall<Data> = (backend: Backend, signal: AbortSignal) => Promise<{ readonly data: Data }>

/** Whom reads ask: the visitor's services, or an administrator's access. */
export type ReadSource = Pick<Services, 'call'> &
  Partial<Pick<Services, 'subscribeToRuntime'>> & { readonly session: Pick<SessionStore, 'token' | 'subscribe'> }

type Entry = {
  state: ReadState<unknown>
  call: ReadCall<unknown>
  readers: number
  isKept: boolean
  running: AbortController | null
  settled: Promise<void>
}

export const LOADING = { phase: 'loading', data: null } as const

/** What the pages of one session have read, by key. */
export type ReadCache = ReturnType<typeof createReadCache>

export function createReadCache({ call, session, subscribeToRuntime }: ReadSource) {
  const entries = new Map<string, Entry>()
  const { notify, subscribe } = createListeners()
  let token = session.token()
  let sessions = 0

  const settle = (entry: Entry, state: ReadState<unknown>) => {
    entry.state = state
    notify()
  }
  const start = (key: string, entry: Entry) => {
    entry.running?.abort()
    const controller = new AbortController()
    const { signal } = controller
    entry.running = controller
    const read = async (): Promise<ReadState<unknown>> => {
      try {
        const { data } = await call((backend) => entry.call(backend, signal))
        return { phase: 'ready', data }
      } catch (error) {
        // That something does not exist is an answer like any other.
        if (!signal.aborted && !isNotFoundError(error)) logFailure(`Reading "${key}" failed.`, error)
        return { phase: 'failed', data: entry.state.data, error }
      }
    }
    entry.settled = read().then((state) => {
      if (signal.aborted) return
      entry.running = null
      settle(entry, state)
    })
  }

  session.subscribe(() => {
    if (session.token() === token) return
    token = session.token()
    sessions += 1
    // Whoever reads begins anew, and cancels what was asked before.
    entries.clear()
    notify()
  })
  // What is shown stays on its screen; the next one asks the new runtime.
  subscribeToRuntime?.(() => {
    for (const [key, entry] of entries) {
      if (entry.readers === 0) entries.delete(key)
      else entry.isKept = false
    }
  })

  return {
    subscribe,
    get: (key: string | null): ReadState<unknown> => (key !== null && entries.get(key)?.state) || LOADING,
    /** Rises with each change of session. */
    sessions: () => sessions,
    /**
     * Reads, unless that is being done, and keeps what is read as long as somebody watches; returns what ends it.
     *
     * @param isKept Whether to keep the data when the screen closes; the next one shows it at once and rereads it. False from any reader wins.
     */
    watch: (key: string, read: ReadCall<unknown>, isKept: boolean): (() => void) => {
      const entry = entries.get(key) ?? {
        state: LOADING,
        call: read,
        readers: 0,
        isKept,
        running: null,
        settled: Promise.resolve(),
      }
      entries.set(key, entry)
      entry.call = read
      entry.isKept &&= isKept
      entry.readers += 1
      if (entry.running === null) start(key, entry)
      return () => {
        entry.readers -= 1
        if (entry.readers > 0) return
        entry.running?.abort()
        entry.running = null
        if (!entry.isKept || entry.state.phase !== 'ready') entries.delete(key)
      }
    },
    /** Reads once more. What is there stays meanwhile; a failure makes way for what is tried now. */
    refresh: (key: string): void => {
      const entry = entries.get(key)
      if (entry === undefined) return
      if (entry.state.phase === 'failed') settle(entry, { phase: 'loading', data: entry.state.data })
      start(key, entry)
    },
    /** Resolves once the latest reading has ended, however it did. */
    settled: (key: string): Promise<void> => entries.get(key)?.settled ?? Promise.resolve(),
    /** Notes what the page itself has changed. */
    update: (key: string, change: (data: unknown) => unknown): void => {
      const entry = entries.get(key)
      const data = entry && change(entry.state.data)
      if (entry !== undefined && data !== null) settle(entry, { ...entry.state, data })
    },
  }
}
