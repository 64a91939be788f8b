import type { SignedDelivery } from './result-signatures'

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
