import type { Backend } from '@trendverse/contract/contract'
import { AppError } from '@trendverse/domain/primitives/app-error'
import type { BrowserBackend } from '../runtime/browser-backend'
import type { Services } from '../services'
import { isDeviceToken } from '../session/device-token'
import type { AdminSessionStore } from './admin-session-store'

/** Who answers administrators: the server, or this device where there is none (OP-09). */
export type AdminBackend = {
  /** Whether the session that is open, or else the one to be opened, is of this device. */
  readonly isOnDevice: () => boolean
  readonly call: <Output>(call: (backend: Backend) => Promise<Output>) => Promise<Output>
  /** A server that is there owns the site: a session of this device ends before it. */
  readonly settle: () => Promise<void>
  /** What makes the first administrator of this device; null where there is one, or a server. */
  readonly offerSetup: () => Promise<string | null>
  /** Told whenever another runtime answers the page. */
  readonly subscribeToRuntime: Services['subscribeToRuntime']
  /** Asks a server that is away once more; null where this site never has one. */
  readonly findServer: (() => Promise<void>) | null
  /** Ends a session of this device as soon as a server is back; returns what stops that. */
  readonly watch: () => () => void
}

export type AdminBackendOptions = {
  readonly session: Pick<AdminSessionStore, 'token' | 'refuse' | 'close'>
  readonly services: Pick<Services, 'runtime' | 'subscribeToRuntime' | 'findServer' | 'call'>
  readonly server: Backend
  readonly loadDevice: () => Promise<BrowserBackend>
}

export function createAdminBackend({ session, services, server, loadDevice }: AdminBackendOptions): AdminBackend {
  const deviceToken = () => {
    const token = session.token()
    return token !== null && isDeviceToken(token) ? token : null
  }
  const isOnDevice = () => (session.token() === null ? services.runtime() === 'browser' : deviceToken() !== null)
  /** Any call of the page finds out who answers it. */
  const findRuntime = async () => {
    await services.call((backend) => backend.settings.public())
    return services.runtime()
  }
  const endBeforeServer = () => {
    if (services.runtime() === 'server' && deviceToken() !== null) session.close()
  }
  return {
    isOnDevice,
    subscribeToRuntime: services.subscribeToRuntime,
    findServer: import.meta.env.VITE_BACKEND === 'browser' ? null : services.findServer,
    watch: () => services.subscribeToRuntime(endBeforeServer),
    call: async (call) => {
      if (!isOnDevice()) return call(server)
      const token = deviceToken()
      const { calls } = await loadDevice()
      try {
        return await call(calls)
      } catch (error) {
        const isRefused = error instanceof AppError && error.code === 'authentication_required'
        if (isRefused && token !== null) session.refuse(token)
        throw error
      }
    },
    settle: async () => {
      if (session.token() !== null && deviceToken() === null) return
      await findRuntime()
      endBeforeServer()
    },
    offerSetup: async () => {
      if (session.token() !== null || (await findRuntime()) === 'server') return null
      return (await loadDevice()).offerAdminSetup()
    },
  }
}
