import type { Backend } from '@trendverse/contract/contract'
import { createListeners, type Listeners } from '@trendverse/domain/primitives/store'
import { createCallGuard } from '../call/call-guard'
import { createHttpBackend } from '../call/http-backend'
import { type AdminSessionStore, createAdminSessionStore } from './admin-session-store'

type SetupFields = Parameters<Backend['admin']['session']['setup']>[0]

/** Everything administrators' pages reach outside themselves. */
export type AdminAccess = {
  readonly session: AdminSessionStore
  /** Told after each change: tables and figures that are on show are read again. */
  readonly changes: Listeners
  /** One call of the contract with the administrator's own token (AD-11). */
  readonly call: <Output>(call: (backend: Backend) => Promise<Output>) => Promise<Output>
  /** `code`: the second step, where the account asks for one (`second_factor_required`). */
  readonly signIn: (email: string, password: string, code?: string) => Promise<void>
  readonly setUp: (fields: SetupFields) => Promise<void>
  /** Ends the session here whatever the server says. */
  readonly signOut: () => Promise<void>
  /** Asks the server whether the remembered session stands; rejects when it cannot be asked. */
  readonly confirm: () => Promise<void>
}

export function createAdminAccess(backend: Backend, session: AdminSessionStore): AdminAccess {
  return {
    session,
    changes: createListeners(),
    call: (call) => call(backend),
    signIn: async (email, password, code) =>
      session.open((await backend.admin.session.login({ email, password, ...(code !== undefined && { code }) })).data),
    setUp: async (fields) => session.open((await backend.admin.session.setup(fields)).data),
    signOut: async () => {
      try {
        await backend.admin.session.logout()
      } finally {
        session.close()
      }
    },
    confirm: async () => {
      const token = session.token()
      if (token === null) return
      const { expiresAt, account } = (await backend.admin.session.me()).data
      if (session.token() === token) session.open({ token, expiresAt, account })
    },
  }
}

/** The access of this browser, over HTTP. */
export function openAdminAccess(): AdminAccess {
  const session = createAdminSessionStore({ storage: () => window.localStorage, nowMs: () => Date.now() })
  // Administrators come in while the site is closed.
  const guard = createCallGuard({ session, onMaintenance: () => undefined })
  return createAdminAccess(createHttpBackend(guard), session)
}
