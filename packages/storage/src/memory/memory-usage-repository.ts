import type { GuestRepository } from '@trendverse/application/ports/accounts'
import type { SpendOutcome, UsageRepository } from '@trendverse/application/ports/limits'
import type { DailyAction, PerAction } from '@trendverse/domain/limits/daily-action'
import { isAnyUsed, NOTHING_USED } from '@trendverse/domain/limits/daily-limit'
import { cleanText } from '../reading/clean-text'
import type { MemoryStore } from './memory-store'

type Counters = Pick<MemoryStore, 'usage' | 'accounts'>

/** Counters of use in memory. */
export function memoryUsageRepository(store: Counters): UsageRepository {
  const { usage } = store
  return {
    spend: async (userId, action, day, limit) => spendInMemory(store, userId, action, day, limit),
    refund: async (userId, action, day) => {
      if (usedOn(store, userId, day)[action] > 0) move(store, userId, action, day, -1)
    },
    addToTotal: async (userId, action) => addToTotal(store, userId, action, 1),
    usedOn: async (userId, day) => usedOn(store, userId, day),
    usedOnEach: async (dayOf) => {
      const used = [...dayOf].map(([userId, day]) => [userId, usedOn(store, userId, day)] as const)
      return new Map(used.filter(([, counters]) => isAnyUsed(counters)))
    },
    listDays: async (userId, fromDay) =>
      [...usage]
        .flatMap(([key, dayOfUse]) => (key.startsWith(`${userId} `) ? [dayOfUse] : []))
        .filter(({ day, used }) => day >= fromDay && isAnyUsed(used))
        .sort((a, b) => (a.day < b.day ? -1 : 1)),
  }
}

/** Books one use, at once. */
export function spendInMemory(
  store: Counters,
  userId: string,
  action: DailyAction,
  day: string,
  limit: number,
): SpendOutcome {
  const used = usedOn(store, userId, day)[action]
  if (!store.accounts.has(userId) || (limit >= 0 && used >= limit)) return { spent: false, usedToday: used }
  move(store, userId, action, day, 1)
  return { spent: true, usedToday: used + 1 }
}

function keyOf(userId: string, day: string): string {
  return `${userId} ${cleanText(day)}`
}

function usedOn({ usage }: Counters, userId: string, day: string): PerAction {
  return usage.get(keyOf(userId, day))?.used ?? NOTHING_USED
}

/** Moves the counter of the day and the total by one. */
function move(store: Counters, userId: string, action: DailyAction, day: string, by: 1 | -1): void {
  if (!store.accounts.has(userId)) return
  const used = usedOn(store, userId, day)
  store.usage.set(keyOf(userId, day), { day: cleanText(day), used: { ...used, [action]: used[action] + by } })
  addToTotal(store, userId, action, by)
}

function addToTotal({ accounts }: Counters, userId: string, action: DailyAction, by: 1 | -1): void {
  const account = accounts.get(userId)
  if (account === undefined) return
  const { totals } = account.user
  const user = { ...account.user, totals: { ...totals, [action]: Math.max(0, totals[action] + by) } }
  accounts.set(userId, { ...account, user })
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
