import { oc } from '@orpc/contract'
import { commonErrors } from './errors'

/**
 * Who may make a call. Every call says so; the router refuses anybody else, and a test walks all of them.
 *
 * - `public`: anybody, signed in or not.
 * - `blocked`: any signed-in account, one that is blocked for good included (OP-68).
 * - `user`: a signed-in account that is not blocked.
 * - `admin`: an administrator's own session (AD-09); a user's token gets 403 (OP-70).
 */
export type CallAccess = 'public' | 'blocked' | 'user' | 'admin'

export type CallMeta = {
  readonly access: CallAccess
  /** Answered while the site is closed for maintenance, too (OP-15). */
  readonly duringMaintenance: boolean
}

const withMeta = (meta: CallMeta) => oc.$meta<CallMeta>(meta).errors(commonErrors)

export const publicCall = withMeta({ access: 'public', duringMaintenance: false })
/** What the page needs to say that the site is closed, and what administrators sign in with. */
export const alwaysOpenCall = withMeta({ access: 'public', duringMaintenance: true })
export const blockedCall = withMeta({ access: 'blocked', duringMaintenance: true })
export const userCall = withMeta({ access: 'user', duringMaintenance: false })
export const adminCall = withMeta({ access: 'admin', duringMaintenance: true })
