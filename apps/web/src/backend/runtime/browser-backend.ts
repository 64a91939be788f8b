import { createRouterClient, ORPCError } from '@orpc/server'
import { offerSetup } from '@trendverse/application/admin/set-up-admin'
import { OWN_DEVICE } from '@trendverse/application/ports/world'
import { router } from '@trendverse/application/router/router'
import type { Backend } from '@trendverse/contract/contract'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { DEVICE_GUEST_ID } from '@trendverse/storage/browser/trial-mirror'
import { errorFromResponse } from '../call/error-from-response'
import { logFailure } from '../call/log-failure'
import { type DeviceContext, deviceContext, deviceJobPorts } from '../device/device-context'
import { type RunningDeviceJobs, startDeviceJobs } from '../device/device-jobs'
import { siteAddress } from '../device/site-address'
import { thisDevice } from '../device/this-device'
import { isDeviceToken } from '../session/device-token'
import type { SessionStore } from '../session/session-store'
import '../call/zod-without-eval'

/** The stand-in for a server on this device. */
export type BrowserBackend = {
  readonly calls: Backend
  /** Begins what a server does beside its calls; returns what ends it. */
  readonly startJobs: () => () => void
  /** A token for the first administrator of this device, null where there is one (OP-09, OP-70). */
  readonly offerAdminSetup: () => Promise<string | null>
}

const SERVER_OWNED = 'We can’t reach the server. Your account will be available again when it’s back.'

/** The very calls of the server, answered on this device, with the same errors. */
export function deviceCalls(context: DeviceContext, session: Pick<SessionStore, 'token'>, userAgent: string): Backend {
  const ownToken = () => {
    const token = session.token()
    return token !== null && isDeviceToken(token) ? token : null
  }
  /** Whoever is signed in at the server stays that: what the server owns is not touched meanwhile (OP-09). */
  const isServersUser = () => session.token() !== null && ownToken() === null
  const refuse = (cause?: unknown) => new AppError('unavailable', SERVER_OWNED, { retryable: true, cause })
  return createRouterClient(router, {
    context: () => ({
      ...context,
      origin: { bearerToken: ownToken(), network: OWN_DEVICE, userAgent, guestId: DEVICE_GUEST_ID },
    }),
    interceptors: [
      async (call) => {
        if (call.path[0] === 'auth' && isServersUser()) throw refuse()
        try {
          return await call.next()
        } catch (error) {
          if (!(error instanceof ORPCError)) throw error
          const known = errorFromResponse(error.status, { ...error.data, ...error.toJSON() })
          throw known.code === 'authentication_required' && isServersUser() ? refuse(known) : known
        }
      },
    ],
  })
}

/** Opens this device for a page. Nothing is written before the first call that keeps something. */
export function openBrowserBackend(session: Pick<SessionStore, 'token'>): BrowserBackend {
  let jobs: RunningDeviceJobs | null = null
  const log = (fields: Readonly<Record<string, unknown>>, message: string) => logFailure(message, fields)
  const context = deviceContext({
    device: thisDevice(),
    webCrypto: window.crypto,
    nowMs: () => Date.now(),
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    chance: () => Math.random(),
    publicUrl: siteAddress(),
    log: { info: () => undefined, warn: log, error: log },
    onMailQueued: () => jobs?.wakeSending(),
  })
  return {
    calls: deviceCalls(context, session, window.navigator.userAgent),
    startJobs: () => {
      const started = startDeviceJobs(deviceJobPorts(context))
      jobs = started
      return () => {
        started.stop()
        jobs = null
      }
    },
    offerAdminSetup: () => offerSetup(context),
  }
}
