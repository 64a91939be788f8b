import { AppError } from '@trendverse/domain/primitives/app-error'
import { isDeviceToken } from '../session/device-token'
import type { SessionStore } from '../session/session-store'
import { errorFromResponse } from './error-from-response'

const UNAUTHORIZED = 401

/** What every call over HTTP carries, and what a refusal means for the page. */
export type CallGuard = {
  /** API-01: the bearer header of whoever is signed in. */
  readonly headers: () => Record<string, string>
  /** The error behind a failed response. `carried` is the authorization header the call went out with. */
  readonly failure: (response: Response, carried: string | null) => Promise<AppError>
}

export type CallGuardOptions = {
  readonly session: Pick<SessionStore, 'token' | 'refuse'>
  /** OP-15: the site is closed for everybody but administrators. */
  readonly onMaintenance: () => void
}

const SCHEME = 'Bearer '

export function createCallGuard({ session, onMaintenance }: CallGuardOptions): CallGuard {
  return {
    headers: () => {
      const token = session.token()
      // A session of this device means nothing to a server, and is none of its business (OP-09).
      return token === null || isDeviceToken(token) ? {} : { authorization: `${SCHEME}${token}` }
    },
    failure: async (response, carried) => {
      const error = errorFromResponse(response.status, await response.json().catch(() => undefined))
      if (error.code === 'maintenance') onMaintenance()
      if (response.status !== UNAUTHORIZED) return error
      // OP-12: a guest's call has nothing to lose.
      if (carried?.startsWith(SCHEME)) session.refuse(carried.slice(SCHEME.length))
      return new AppError('authentication_required', 'Authentication required', { cause: error }) // ER-01
    },
  }
}
