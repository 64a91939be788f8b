import { isUnderKyc, kycLinkFor } from '@trendverse/domain/accounts/kyc'
import type { User } from '@trendverse/domain/accounts/user'
import type { Needs } from '../ports/ports'

/** What the page shows a person of their check. It mirrors the record and decides nothing (KY-09). */
export async function getKycStatus(ports: Needs<'kyc' | 'clock'>, user: User) {
  const flagged = isUnderKyc(user)
  const [record, urls] = await Promise.all([
    ports.kyc.findLatest(user.id),
    flagged ? ports.kyc.listUrls() : Promise.resolve([]),
  ])
  const deadlineMs = flagged ? (record?.deadlineMs ?? null) : null
  return {
    flagged,
    status: record?.status ?? null,
    reason: record?.reason ?? null,
    deadline: deadlineMs === null ? null : new Date(deadlineMs).toISOString(),
    serverNow: new Date(ports.clock.nowMs()).toISOString(),
    url: kycLinkFor(urls, user.id),
  }
}
