import type { Account } from '@trendverse/domain/accounts/account'
import { describeAccount } from '@trendverse/domain/accounts/describe-account'
import type { User } from '@trendverse/domain/accounts/user'
import type { PerAction } from '@trendverse/domain/limits/daily-action'
import type { Clock } from '../ports/clock'
import type { SettingsRepository } from '../ports/settings-repository'
import { getSystemSetting } from '../settings/get-system-settings'

/** Nothing that is counted can be done yet. */
const NOTHING_USED: PerAction = { memes: 0, quizzes: 0, games: 0 }

export type ReadAccountPorts = { readonly settings: Pick<SettingsRepository, 'get'>; readonly clock: Clock }

/** An account as its owner and administrators read it: with the limits that count for it now. */
export async function readAccount(ports: ReadAccountPorts, user: User): Promise<Account> {
  const [memes, quizzes, games] = await Promise.all([
    getSystemSetting(ports, 'dailyMemeLimit'),
    getSystemSetting(ports, 'dailyQuizLimit'),
    getSystemSetting(ports, 'dailyGameLimit'),
  ])
  return describeAccount(user, {
    systemLimits: { memes, quizzes, games },
    usageToday: NOTHING_USED,
    favoriteCategories: [],
    nowMs: ports.clock.nowMs(),
  })
}
