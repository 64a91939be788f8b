import type { Backend } from '@trendverse/contract/contract'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { createListeners, type Listeners } from '@trendverse/domain/primitives/store'
import { createCallGuard } from '../call/call-guard'
import { createHttpBackend } from '../call/http-backend'
import { loadOnce } from '../call/load-once'
import { type AdminBackend, type AdminBackendOptions, createAdminBackend } from './admin-backend'
import { type AdminSessionStore, createAdminSessionStore } from './admin-session-store'

/** `token`: of the server's set-up link; null on a device, which needs none. */
type SetupFields = Omit<Parameters<Backend['admin']['session']['setup']>[0], 'token'> & {
  readonly token: string | null
}

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
  /** Whether this device has to do without a server and has no administrator yet (OP-09). */
  readonly needsSetup: () => Promise<boolean>
  /** Whether everything here is of this device alone. */
  readonly isOnDevice: () => boolean
  /** Told whenever another runtime answers the page. */
  readonly subscribeToRuntime: AdminBackend['subscribeToRuntime']
  /** Asks a server that is away once more; null where this site never has one. */
  readonly findServer: AdminBackend['findServer']
  /** Ends the session on its hour, and one of this device when a server is back; returns what stops it. */
  readonly watch: () => () => void
  /** Ends the session here whatever the server says. */
  readonly signOut: () => Promise<void>
  /** Asks the server whether the remembered session stands; rejects when it cannot be asked. */
  readonly confirm: () => Promise<void>
}

export function createAdminAccess(backend: AdminBackend, session: AdminSessionStore): AdminAccess {
  const { call } = backend
  /** Taken at the last moment: each offer voids the one before, also that of another tab. */
  const deviceToken = async () => {
    const offered = await backend.offerSetup()
    if (offered !== null) return offered
    throw new AppError('token_used', 'This device already has an administrator. Reload this page and sign in.')
  }
  return {
    session,
    changes: createListeners(),
    call,
    isOnDevice: backend.isOnDevice,
    subscribeToRuntime: backend.subscribeToRuntime,
    findServer: backend.findServer,
    needsSetup: async () => (await backend.offerSetup()) !== null,
    watch: () => {
      const stops = [session.watch(), backend.watch()]
      return () => stops.forEach((stop) => stop())
    },
    signIn: async (email, password, code) => {
      await backend.settle()
      const input = { email, password, ...(code !== undefined && { code }) }
      session.open((await call((calls) => calls.admin.session.login(input))).data)
    },
    setUp: async ({ token, ...fields }) => {
      await backend.settle()
      const input = { ...fields, token: token ?? (await deviceToken()) }
      session.open((await call((calls) => calls.admin.session.setup(input))).data)
    },
    signOut: async () => {
      try {
        await call((calls) => calls.admin.session.logout())
      } finally {
        session.close()
      }
    },
    confirm: async () => {
      await backend.settle()
      const token = session.token()
      if (token === null) return
      const { expiresAt, account } = (await call((calls) => calls.admin.session.me())).data
      if (session.token() === token) session.open({ token, expiresAt, account })
    },
  }
}

/** The access of this browser: over HTTP, or to this device where no server answers. */
export function openAdminAccess(services: AdminBackendOptions['services']): AdminAccess {
  const session = createAdminSessionStore({ storage: () => window.localStorage, nowMs: () => Date.now() })
  // Administrators come in while the site is closed.
  const guard = createCallGuard({ session, onMaintenance: () => undefined })
  const loadDevice = loadOnce(() =>
    import('../runtime/browser-backend').then((module) => module.openBrowserBackend(session)),
  )
  return createAdminAccess(
    createAdminBackend({ session, services, server: createHttpBackend(guard), loadDevice }),
    session,
  )
}
