import type { Account } from '@trendverse/domain/accounts/account'
import { keepText, readText } from '@trendverse/domain/primitives/kept-text'
import { STORAGE_PREFIX } from '@trendverse/domain/primitives/product'
import { createListeners } from '@trendverse/domain/primitives/store'

/** AD-09, OP-76: an administrator's session stands beside that of the same person as a user. */
export const ADMIN_SESSION_KEY = `${STORAGE_PREFIX}admin_session`

/** What an administrator's pages show of whoever works there. */
export type AdminProfile = Pick<Account, 'id' | 'username' | 'fullName'>

export type AdminSessionState =
  /** Before the browser was asked: what a server writes. */
  | { readonly phase: 'unknown' }
  /** Remembered, and not confirmed by the server yet. */
  | { readonly phase: 'restoring' }
  | { readonly phase: 'out'; readonly hasEnded: boolean }
  | { readonly phase: 'in'; readonly profile: AdminProfile; readonly expiresAtMs: number }

type Kept = { readonly token: string; readonly expiresAt: string }

export type AdminSessionStore = {
  readonly getState: () => AdminSessionState
  readonly subscribe: (listener: () => void) => () => void
  /** AD-11: what calls carry, or null. */
  readonly token: () => string | null
  /** Somebody signed in, or the server confirmed who is remembered. */
  readonly open: (session: Kept & { readonly account: AdminProfile }) => void
  readonly close: () => void
  /** The server refused a call that carried this token: the session has ended. A newer one stays, one of another tab too. */
  readonly refuse: (token: string) => void
  /** Ends the session on its hour and follows other tabs; returns what stops it. */
  readonly watch: () => () => void
}

export type AdminSessionOptions = {
  /** Throws where storage is forbidden: the session then lasts as long as the page (ST-06). */
  readonly storage: () => Storage
  readonly nowMs: () => number
}

const OUT: AdminSessionState = { phase: 'out', hasEnded: false }
const ENDED: AdminSessionState = { phase: 'out', hasEnded: true }

function parseKept(json: string | null): Kept | null {
  try {
    const value: unknown = JSON.parse(json ?? 'null')
    if (typeof value !== 'object' || value === null) return null
    const { token, expiresAt } = value as Record<string, unknown>
    if (typeof token !== 'string' || token === '' || typeof expiresAt !== 'string') return null
    return Number.isNaN(Date.parse(expiresAt)) ? null : { token, expiresAt }
  } catch {
    return null
  }
}

/** The administrator's session in the page. Whether it stands is the server's word; storage only remembers the token. */
export function createAdminSessionStore({ storage, nowMs }: AdminSessionOptions): AdminSessionStore {
  const changes = createListeners()
  let kept: Kept | null = null
  let state: AdminSessionState = OUT
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWatched = false

  const settle = (next: AdminSessionState) => {
    state = next
    clearTimeout(timer)
    if (isWatched && next.phase === 'in') {
      timer = setTimeout(() => end(ENDED), Math.max(0, next.expiresAtMs - nowMs()))
    }
    changes.notify()
  }
  const remember = (next: Kept | null) => {
    kept = next
    keepText(storage, ADMIN_SESSION_KEY, next === null ? null : JSON.stringify(next))
  }
  const end = (outcome: AdminSessionState) => {
    remember(null)
    settle(outcome)
  }
  const restore = () => {
    kept = parseKept(readText(storage, ADMIN_SESSION_KEY))
    if (kept !== null && Date.parse(kept.expiresAt) <= nowMs()) end(ENDED)
    else settle(kept === null ? OUT : { phase: 'restoring' })
  }

  restore()
  return {
    getState: () => state,
    subscribe: changes.subscribe,
    token: () => kept?.token ?? null,
    open: ({ token, expiresAt, account: { id, username, fullName } }) => {
      remember({ token, expiresAt })
      settle({ phase: 'in', profile: { id, username, fullName }, expiresAtMs: Date.parse(expiresAt) })
    },
    close: () => end(OUT),
    refuse: (token) => {
      if (kept?.token !== token) return
      restore()
      if (kept === null || kept.token === token) end(ENDED)
    },
    watch: () => {
      const follow = ({ key }: StorageEvent) => {
        if (key === null || key === ADMIN_SESSION_KEY) restore()
      }
      // While a page rests in the browser's history it hears nothing.
      const comeBack = ({ persisted }: PageTransitionEvent) => {
        if (persisted) restore()
      }
      isWatched = true
      settle(state)
      window.addEventListener('storage', follow)
      window.addEventListener('pageshow', comeBack)
      return () => {
        isWatched = false
        clearTimeout(timer)
        window.removeEventListener('storage', follow)
        window.removeEventListener('pageshow', comeBack)
      }
    },
  }
}
