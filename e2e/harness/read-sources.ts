import { expect } from '@playwright/test'
import type { SourceId } from '@trendverse/domain/trends/items/source'
import { type AccountSite, ADMIN } from './account-site'
import { callsOf } from './api-calls'

const readingsOf = (site: AccountSite): number => site.output().split('Trend sources read').length - 1

/**
 * Moves the clock of a site ahead and has its sources read, as an administrator can, who signs in for it. One is named; the
 * others are read as well where they are due by then.
 */
export async function readSourcesAfter(site: AccountSite, ms: number, source: SourceId): Promise<void> {
  const before = readingsOf(site)
  await site.passTime(ms)
  const { email, password } = ADMIN
  const { token } = await site.guest.post<{ token: string }>('/admin/login', { email, password })
  await callsOf(site.url, token).post(`/admin/sources/${source}/reload`)
  await expect.poll(() => readingsOf(site), { timeout: 60_000 }).toBeGreaterThan(before)
}
