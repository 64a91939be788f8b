import { GUEST_LIFE_MS } from '@trendverse/domain/accounts/session-rules'
import type { AccountTokenRepository } from '../ports/account-token-repository'
import type { AttemptCounter } from '../ports/attempt-counter'
import type { Clock } from '../ports/clock'
import type { GuestRepository } from '../ports/guest-repository'
import type { SessionRepository } from '../ports/session-repository'

export type PurgePorts = {
  readonly accountTokens: Pick<AccountTokenRepository, 'removeExpired'>
  readonly sessions: Pick<SessionRepository, 'removeExpired'>
  readonly attempts: Pick<AttemptCounter, 'removeExpired'>
  readonly guests: Pick<GuestRepository, 'removeOlderThan'>
  readonly clock: Clock
}

/** VT-05: deletes what has expired, tokens above all; how many records. */
export async function purgeExpired(ports: PurgePorts): Promise<number> {
  const nowMs = ports.clock.nowMs()
  const removed = [
    await ports.accountTokens.removeExpired(nowMs),
    await ports.sessions.removeExpired(nowMs),
    await ports.attempts.removeExpired(nowMs),
    await ports.guests.removeOlderThan(nowMs - GUEST_LIFE_MS),
  ]
  return removed.reduce((sum, count) => sum + count, 0)
}
