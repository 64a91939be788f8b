import type { AnalyticsReader } from '@trendverse/application/ports/administration'
import { type CountOfDay, dayOf } from '@trendverse/domain/administration/daily-figure'
import type { DailyAction } from '@trendverse/domain/limits/daily-action'
import type { MemoryStore } from './memory-store'

/** Counts over everything kept, in memory. */
export function memoryAnalyticsReader(store: MemoryStore): AnalyticsReader {
  const users = () => [...store.accounts.values()].map(({ user }) => user)
  return {
    countAccounts: async ({ today, week, month }) => {
      const all = users()
      const activeSince = (fromMs: number) => all.filter((user) => user.lastActiveAtMs >= fromMs).length
      return {
        total: all.length,
        verified: all.filter((user) => user.emailVerified).length,
        activeToday: activeSince(today),
        activeLast7Days: activeSince(week),
        activeLast30Days: activeSince(month),
      }
    },
    countUses: async () => {
      const total = (action: DailyAction) => users().reduce((sum, user) => sum + user.totals[action], 0)
      return { memes: total('memes'), quizzes: total('quizzes'), games: total('games') }
    },
    countShares: async () => {
      const all = [...store.shares.values()]
      return {
        total: all.reduce((sum, { count }) => sum + count, 0),
        byKind: countedBy(all, ({ kind }) => kind).map(([kind, count]) => ({ kind, count })),
        byPlatform: countedBy(all, ({ platform }) => platform).map(([platform, count]) => ({ platform, count })),
      }
    },
    countSubscribers: async () =>
      [...store.subscribers.values()].filter(({ subscriber }) => subscriber.status === 'active').length,
    listDays: async (fromDay) => {
      const uses = [...store.usage.values()]
      const usesOf = (action: DailyAction) => uses.map(({ day, used }) => ({ day, count: used[action] }))
      const calls = [...store.aiCalls].map(([day, counts]) => ({ day, ...counts }))
      const perDay = (counts: readonly CountOfDay[]) =>
        countedBy(
          counts.filter(({ day }) => day >= fromDay),
          ({ day }) => day,
        ).map(([day, count]) => ({ day, count }))
      const subscribers = [...store.subscribers.values()].map(({ subscriber }) => subscriber)
      return {
        accounts: perDay(users().map(({ registeredAtMs }) => ({ day: dayOf(registeredAtMs), count: 1 }))),
        quizzes: perDay(usesOf('quizzes')),
        memes: perDay(usesOf('memes')),
        games: perDay(usesOf('games')),
        shares: perDay([...store.shares.values()]),
        subscribers: perDay(subscribers.map(({ subscribedAtMs }) => ({ day: dayOf(subscribedAtMs), count: 1 }))),
        aiSucceeded: perDay(calls.map(({ day, succeeded }) => ({ day, count: succeeded }))),
        aiFailed: perDay(calls.map(({ day, failed }) => ({ day, count: failed }))),
      }
    },
    listTopTrends: async (limit) =>
      [...store.trends.values()]
        .filter(({ status }) => status === 'active')
        .sort((a, b) => b.views + b.interactions - a.views - a.interactions || (a.id < b.id ? 1 : -1))
        .slice(0, limit)
        .map(({ id, name, views, interactions }) => ({ id, name, views, interactions })),
    countOpenMatters: async (mailsFromMs) => {
      const mails = [...store.mails.values()]
      const cases = [...store.reportCases.values()].filter(({ isOpen }) => isOpen)
      const waiting = mails.filter(({ status }) => status === 'waiting' || status === 'sending')
      return {
        identityChecks: [...store.kycRecords.values()].filter(({ status }) => status === 'submitted').length,
        reportedMemes: [...store.memeReportCounts.values()].filter(({ openReports }) => openReports > 0).length,
        flaggedQuestions: [...store.questions.values()].filter(({ status }) => status === 'flagged').length,
        reportedRuns: cases.filter(({ kind }) => kind === 'run').length,
        reportedProfiles: cases.filter(({ kind }) => kind === 'profile').length,
        contactMessages: [...store.contactMessages.values()].filter(({ status }) => status === 'open').length,
        mailsWaiting: waiting.length,
        oldestMailAtMs: waiting.length === 0 ? null : Math.min(...waiting.map(({ createdAtMs }) => createdAtMs)),
        mailsFailed: mails.filter((mail) => mail.createdAtMs >= mailsFromMs && mail.status === 'failed').length,
      }
    },
  }
}

type Counted = { readonly count: number }

/** The most first. */
function countedBy<Row extends Counted, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): readonly [Key, number][] {
  const counts = new Map<Key, number>()
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + row.count)
  return [...counts].sort(([, a], [, b]) => b - a)
}
