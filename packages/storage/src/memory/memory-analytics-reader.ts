import type { AnalyticsReader, PeriodStarts } from '@trendverse/application/ports/administration'
import type { DailyAction } from '@trendverse/domain/limits/daily-action'
import type { MemoryStore } from './memory-store'

/** Counts over everything kept, in memory. */
export function memoryAnalyticsReader(store: MemoryStore): AnalyticsReader {
  const users = () => [...store.accounts.values()].map(({ user }) => user)
  return {
    countAccounts: async ({ today, week, month }) => {
      const all = users()
      const activeSince = (fromMs: number) => all.filter((user) => user.lastActiveAtMs >= fromMs).length
      const newSince = (fromMs: number) => all.filter((user) => user.registeredAtMs >= fromMs).length
      return {
        total: all.length,
        verified: all.filter((user) => user.emailVerified).length,
        activeToday: activeSince(today),
        activeLast7Days: activeSince(week),
        activeLast30Days: activeSince(month),
        newLast7Days: newSince(week),
        newLast30Days: newSince(month),
      }
    },
    countUses: async (starts) => {
      const total = (action: DailyAction) => users().reduce((sum, user) => sum + user.totals[action], 0)
      const of = (action: DailyAction) => ({ total: total(action), ...usesOf(store, action, starts) })
      return { memes: of('memes'), quizzes: of('quizzes'), games: of('games') }
    },
    countShares: async (starts) => {
      const all = [...store.shares.values()]
      const since = (day: string) => sumOf(all.filter((one) => one.day >= day))
      return {
        total: sumOf(all),
        today: since(starts.today),
        last7Days: since(starts.week),
        last30Days: since(starts.month),
        byKind: countedBy(all, ({ kind }) => kind).map(([kind, count]) => ({ kind, count })),
        byPlatform: countedBy(all, ({ platform }) => platform).map(([platform, count]) => ({ platform, count })),
      }
    },
    countSubscribers: async (fromMs) => {
      const all = [...store.subscribers.values()].map(({ subscriber }) => subscriber)
      const perDay = new Map<string, number>()
      for (const { subscribedAtMs } of all.filter((one) => one.subscribedAtMs >= fromMs)) {
        const day = new Date(subscribedAtMs).toISOString().slice(0, 10)
        perDay.set(day, (perDay.get(day) ?? 0) + 1)
      }
      const byDate = [...perDay].map(([day, count]) => ({ day, count })).sort((a, b) => (a.day < b.day ? -1 : 1))
      return { active: all.filter(({ status }) => status === 'active').length, byDate }
    },
    listTopTrends: async (limit) =>
      [...store.trends.values()]
        .filter(({ status }) => status === 'active')
        .sort((a, b) => b.views + b.interactions - a.views - a.interactions || (a.id < b.id ? 1 : -1))
        .slice(0, limit)
        .map(({ id, name, views, interactions }) => ({ id, name, views, interactions })),
  }
}

function usesOf(store: MemoryStore, action: DailyAction, { today, week, month }: PeriodStarts<string>) {
  const since = (day: string) =>
    [...store.usage.values()].filter((one) => one.day >= day).reduce((sum, one) => sum + one.used[action], 0)
  return { today: since(today), last7Days: since(week), last30Days: since(month) }
}

type Counted = { readonly count: number }

const sumOf = (rows: readonly Counted[]): number => rows.reduce((sum, { count }) => sum + count, 0)

/** The most first. */
function countedBy<Row extends Counted, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): readonly [Key, number][] {
  const counts = new Map<Key, number>()
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + row.count)
  return [...counts].sort(([, a], [, b]) => b - a)
}
