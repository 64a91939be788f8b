import { DAY_MS, HOUR_MS, MINUTE_MS } from '../primitives/time'

/** OP-20: a user's session ends this long after its last use. */
export const SESSION_LIFE_MS = 7 * DAY_MS
/** OP-13: what sign-up opens before the address is verified lives no longer than this, used or not. */
export const UNVERIFIED_SESSION_LIFE_MS = 24 * HOUR_MS
/** OP-70 */
export const ADMIN_SESSION_LIFE_MS = 8 * HOUR_MS
/** OP-26: a guest's cookie, and what is kept about its bearer. Counted from when it was given; it does not slide. */
export const GUEST_LIFE_MS = 365 * DAY_MS
/** Use is written down no more often than this: a sliding end needs no write per request. */
export const SESSION_TOUCH_EVERY_MS = 10 * MINUTE_MS

type SessionTimes = {
  readonly kind: 'user' | 'admin'
  readonly createdAtMs: number
  readonly lastSeenAtMs: number
  readonly expiresAtMs: number
}

/** When a session that begins now ends, milliseconds since 1970. */
export function sessionEndMs(kind: 'user' | 'admin', emailVerified: boolean, nowMs: number): number {
  if (kind === 'admin') return nowMs + ADMIN_SESSION_LIFE_MS
  return nowMs + (emailVerified ? SESSION_LIFE_MS : UNVERIFIED_SESSION_LIFE_MS)
}

/**
 * The new end of a session used now, or null when nothing is worth writing down. Only sessions of verified users
 * slide; the others keep the end they began with, unless the address was verified meanwhile.
 */
export function sessionAfterUse(session: SessionTimes, emailVerified: boolean, nowMs: number): number | null {
  if (nowMs - session.lastSeenAtMs < SESSION_TOUCH_EVERY_MS) return null
  return session.kind === 'user' && emailVerified ? nowMs + SESSION_LIFE_MS : session.expiresAtMs
}
