import type { OpenedSession } from '../accounts/opened-session'

/** A session that was just opened, as every call that opens one answers it. */
export function sessionAnswer({ token, expiresAtMs, account }: OpenedSession) {
  return { data: { token, expiresAt: new Date(expiresAtMs).toISOString(), account } }
}
