import type { Account } from '@trendverse/domain/accounts/account'
import { describeAccount } from '@trendverse/domain/accounts/describe-account'
import type { User } from '@trendverse/domain/accounts/user'
import { NOTHING_USED } from '@trendverse/domain/limits/daily-limit'
import { ownDay } from '@trendverse/domain/limits/own-day'
import { getLimitSettings } from '../limits/get-limit-settings'
import type { Needs } from '../ports/ports'

type DescribePorts = Needs<'clock' | 'settings' | 'usage'>
export type ReadAccountPorts = DescribePorts & Needs<'quizzes'>

/** How many categories somebody likes best: those they took most quizzes of. */
const FAVORITES = 3

/**
 * An account as its owner and administrators read it: with the limits that count for it now, and what it used today.
 */
export async function readAccount(ports: ReadAccountPorts, user: User): Promise<Account> {
  const nowMs = ports.clock.nowMs()
  const [systemLimits, usageToday, { byCategory }] = await Promise.all([
    getLimitSettings(ports),
    ports.usage.usedOn(user.id, ownDay(user, nowMs).day),
    ports.quizzes.statsOf(user.id),
  ])
  const favoriteCategories = byCategory.slice(0, FAVORITES).map(({ category }) => category)
  return describeAccount(user, { systemLimits, usageToday, favoriteCategories, nowMs })
}

/**
 * Asks the database what describing any of these accounts takes, in as many questions as one of them costs. The answer
 * describes one, without its favorite categories: no list shows them.
 */
export async function readAccountsTogether(
  ports: DescribePorts,
  users: readonly User[],
): Promise<(user: User) => Account> {
  const nowMs = ports.clock.nowMs()
  const [systemLimits, used] = await Promise.all([
    getLimitSettings(ports),
    ports.usage.usedOnEach(new Map(users.map((user) => [user.id, ownDay(user, nowMs).day]))),
  ])
  return (user) => {
    const usageToday = used.get(user.id) ?? NOTHING_USED
    return describeAccount(user, { systemLimits, usageToday, favoriteCategories: [], nowMs })
  }
}
