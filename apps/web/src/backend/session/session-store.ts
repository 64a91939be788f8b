import type { Account } from '@trendverse/domain/accounts/account'
import { keepText } from '@trendverse/domain/primitives/kept-text'
import { createListeners } from '@trendverse/domain/primitives/store'
import { type PublicProfile, profileOf, readProfile } from './public-profile'
import { PROFILE_KEY, TOKEN_KEY } from './session-keys'

export type SessionState = {
  /** Null for a guest. */
  readonly user: PublicProfile | null
  /** Whether the server has said so since this page was opened; until then it is what was remembered. */
  readonly isConfirmed: boolean
}

export const GUEST: SessionState = { user: null, isConfirmed: false }

export type SessionStore = {
  readonly getState: () => SessionState
  readonly subscribe: (listener: () => void) => () => void
  /** What calls carry to prove who makes them, or null for a guest. */
  readonly token: () => string | null
  /** Somebody signed in or up. */
  readonly open: (token: string, account: Account) => void
  /** The server told the account anew. Nothing happens when nobody is signed in any more, or somebody else is. */
  readonly update: (account: Account) => void
  /** AC-31: token and current user are forgotten. */
  readonly close: () => void
  /** OP-12: a call that carried this token was refused. A newer token stays, one of another tab too. */
  readonly refuse: (token: string) => void
  /** Follows other tabs, also after the page was left and came back as it was; returns what stops it. */
  readonly watch: () => () => void
}

export type SessionStoreOptions = {
  /** Throws where storage is forbidden: the session then lasts as long as the page (ST-06). */
  readonly storage: () => Storage
  readonly onChange: (state: SessionState) => void
}

type Kept = { readonly token: string | null; readonly profile: string | null }

/** Who is signed in, as every part of the page sees it. The account is kept by the server, or by this device in the browser runtime. */
export function createSessionStore({ storage, onChange }: SessionStoreOptions): SessionStore {
  const changes = createListeners()
  let kept: Kept = { token: null, profile: null }

  const readKept = () => {
    try {
      const from = storage()
      kept = { token: from.getItem(TOKEN_KEY), profile: from.getItem(PROFILE_KEY) }
    } catch {
      // What this page knows is all there is.
    }
  }
  const stateOf = ({ token, profile }: Kept, isConfirmed: boolean): SessionState => {
    const user = token === null ? null : readProfile(profile)
    return user === null ? GUEST : { user, isConfirmed }
  }

  readKept()
  let state = stateOf(kept, false)
  const settle = (next: Kept, isConfirmed: boolean) => {
    kept = next
    state = stateOf(next, isConfirmed)
    onChange(state)
    changes.notify()
  }
  const keep = (next: Kept, isConfirmed: boolean) => {
    keepText(storage, TOKEN_KEY, next.token)
    keepText(storage, PROFILE_KEY, next.profile)
    settle(next, isConfirmed)
  }

  const close = () => keep({ token: null, profile: null }, false)
  const catchUp = () => {
    const before = kept
    readKept()
    if (before.token !== kept.token || before.profile !== kept.profile) settle(kept, state.isConfirmed)
  }
  return {
    getState: () => state,
    subscribe: changes.subscribe,
    token: () => kept.token,
    open: (token, account) => keep({ token, profile: JSON.stringify(profileOf(account)) }, true),
    update: (account) => {
      const { token } = kept
      // The answer may be to a question of whoever was here before.
      if (token === null || (state.user !== null && state.user.id !== account.id)) return
      keep({ token, profile: JSON.stringify(profileOf(account)) }, true)
    },
    close,
    refuse: (token) => {
      if (kept.token === token) catchUp()
      if (kept.token === token) close()
    },
    watch: () => {
      const follow = ({ key }: StorageEvent) => {
        if (key === null || key === TOKEN_KEY || key === PROFILE_KEY) catchUp()
      }
      // While a page rests in the browser's history it hears nothing.
      const comeBack = ({ persisted }: PageTransitionEvent) => {
        if (persisted) catchUp()
      }
      window.addEventListener('storage', follow)
      window.addEventListener('pageshow', comeBack)
      return () => {
        window.removeEventListener('storage', follow)
        window.removeEventListener('pageshow', comeBack)
      }
    },
  }
}
