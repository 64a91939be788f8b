import type { User } from '@trendverse/domain/accounts/user'
import type { SignedDelivery } from '../ports/result-signatures'
import type { Session } from '../ports/session-repository'

/** Who makes a call, as the record says at this moment. */
export type Caller =
  | { readonly kind: 'guest' }
  | { readonly kind: 'user' | 'admin'; readonly session: Session; readonly user: User }

export type SignedInCaller = Exclude<Caller, { kind: 'guest' }>

/** `CallOrigin.network` where a page calls itself (OP-09): nobody else shares what is counted there. */
export const OWN_DEVICE = 'device'

/** Where a call comes from. Nothing of it proves who somebody is. */
export type CallOrigin = {
  /** What the call carries to prove itself, not yet looked at. */
  readonly bearerToken: string | null
  /** IPv4 address or /64 network that shares one throttle; `OWN_DEVICE` in browser mode. */
  readonly network: string
  readonly userAgent: string
  /** The visitor without an account, by their signed cookie; made at the first answer that needs one. */
  readonly guestId: string | null
  /** What a call carries that proves itself by a signature over its body; not yet looked at. */
  readonly signedDelivery?: SignedDelivery
}
