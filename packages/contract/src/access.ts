import { oc } from '@orpc/contract'
import { commonErrors } from './errors'

/**
 * Who may make a call. Every call says so; the router refuses anybody else, and a test walks all of them.
 *
 * - `public`: anybody, signed in or not, but no session of an account that is blocked for good.
 * - `blocked`: any signed-in account, one that is blocked for good included (OP-68).
 * - `user`: a signed-in account that is not blocked.
 * - `admin`: an administrator's own session (AD-09); a user's token gets 403 (OP-70).
 */
export type CallAccess = 'public' | 'blocked' | 'user' | 'admin'

export type CallMeta = {
  readonly access: CallAccess
  /** Answered while the site is closed for maintenance, too (OP-15). */
  readonly duringMaintenance: boolean
  /** Answered to a session of an account that is blocked for good, too (OP-68). */
  readonly whileBlocked: boolean
}

const withMeta = (meta: CallMeta) => oc.$meta<CallMeta>(meta).errors(commonErrors)

export const publicCall = withMeta({ access: 'public', duringMaintenance: false, whileBlocked: false })
/** What the page needs to say that the site is closed, what administrators sign in with, and what nobody is kept from. */
export const alwaysOpenCall = withMeta({ access: 'public', duringMaintenance: true, whileBlocked: true })
export const blockedCall = withMeta({ access: 'blocked', duringMaintenance: true, whileBlocked: true })
export const userCall = withMeta({ access: 'user', duringMaintenance: false, whileBlocked: false })
export const adminCall = withMeta({ access: 'admin', duringMaintenance: true, whileBlocked: false })
