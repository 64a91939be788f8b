import type { GuestRepository } from '@trendverse/application/ports/accounts'
import type { UsageRepository } from '@trendverse/application/ports/limits'
import type { DailyAction } from '@trendverse/domain/limits/daily-action'
import { isAnyUsed, NOTHING_USED } from '@trendverse/domain/limits/daily-limit'
import { cleanText } from '../reading/clean-text'
import type { MemoryStore } from './memory-store'

/** Counters of use in memory. */
export function memoryUsageRepository({ usage, accounts }: Pick<MemoryStore, 'usage' | 'accounts'>): UsageRepository {
  const keyOf = (userId: string, day: string) => `${userId} ${cleanText(day)}`
  const usedOn = (userId: string, day: string) => usage.get(keyOf(userId, day))?.used ?? NOTHING_USED
  /** Moves the counter of the day and the total by one. */
  const move = (userId: string, action: DailyAction, day: string, by: 1 | -1): void => {
    const account = accounts.get(userId)
    if (account === undefined) return
    const used = usedOn(userId, day)
    usage.set(keyOf(userId, day), { day: cleanText(day), used: { ...used, [action]: used[action] + by } })
    const { totals } = account.user
    const user = { ...account.user, totals: { ...totals, [action]: Math.max(0, totals[action] + by) } }
    accounts.set(userId, { ...account, user })
  }
  return {
    spend: async (userId, action, day, limit) => {
      const used = usedOn(userId, day)[action]
      if (!accounts.has(userId) || (limit >= 0 && used >= limit)) return { spent: false, usedToday: used }
      move(userId, action, day, 1)
      return { spent: true, usedToday: used + 1 }
    },
    refund: async (userId, action, day) => {
      if (usedOn(userId, day)[action] > 0) move(userId, action, day, -1)
    },
    usedOn: async (userId, day) => usedOn(userId, day),
    usedOnEach: async (dayOf) => {
      const used = [...dayOf].map(([userId, day]) => [userId, usedOn(userId, day)] as const)
      return new Map(used.filter(([, counters]) => isAnyUsed(counters)))
    },
    listDays: async (userId, fromDay) =>
      [...usage]
        .flatMap(([key, dayOfUse]) => (key.startsWith(`${userId} `) ? [dayOfUse] : []))
        .filter(({ day, used }) => day >= fromDay && isAnyUsed(used))
        .sort((a, b) => (a.day < b.day ? -1 : 1)),
  }
}

/** Visitors without an account in memory. */
export function memoryGuestRepository({ guests }: Pick<MemoryStore, 'guests'>): GuestRepository {
  return {
    trialUsedAtMs: async (guestId) => guests.get(cleanText(guestId)) ?? null,
    removeOlderThan: async (beforeMs) => {
      const old = [...guests].filter(([, trialUsedAtMs]) => trialUsedAtMs < beforeMs)
      for (const [id] of old) guests.delete(id)
      return old.length
    },
  }
}
