import type { Account } from '@trendverse/domain/accounts/account'
import { describeAccount } from '@trendverse/domain/accounts/describe-account'
import type { User } from '@trendverse/domain/accounts/user'
import { ownDay } from '@trendverse/domain/limits/own-day'
import { getLimitSettings } from '../limits/get-limit-settings'
import type { Clock } from '../ports/clock'
import type { SettingsRepository } from '../ports/settings-repository'
import type { UsageRepository } from '../ports/usage-repository'

export type ReadAccountPorts = {
  readonly settings: Pick<SettingsRepository, 'get'>
  readonly usage: Pick<UsageRepository, 'usedOn'>
  readonly clock: Clock
}

/** An account as its owner and administrators read it: with the limits that count for it now, and what it used today. */
export async function readAccount(ports: ReadAccountPorts, user: User): Promise<Account> {
  const nowMs = ports.clock.nowMs()
  const [systemLimits, usageToday] = await Promise.all([
    getLimitSettings(ports),
    ports.usage.usedOn(user.id, ownDay(user, nowMs).day),
  ])
  // Which categories somebody likes is told by the quizzes they took; an account without any has none.
  return describeAccount(user, { systemLimits, usageToday, favoriteCategories: [], nowMs })
}
