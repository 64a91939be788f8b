import type { StoragePorts } from '@trendverse/application/ports/ports'
import { DAY_MS } from '@trendverse/domain/primitives/time'
import { expect, it } from 'vitest'
import { sampleAccount } from './account-samples'
import { idOf, NOON_MS, sampleTrend } from './samples'

const TODAY_MS = NOON_MS - 12 * 3_600_000
const STARTS = { today: TODAY_MS, week: TODAY_MS - 6 * DAY_MS, month: TODAY_MS - 29 * DAY_MS }
const FIRST_DAY = '2026-01-03'
const NO_DAYS = {
  accounts: [],
  quizzes: [],
  memes: [],
  games: [],
  shares: [],
  subscribers: [],
  aiSucceeded: [],
  aiFailed: [],
}
const NOTHING_OPEN = {
  identityChecks: 0,
  reportedMemes: 0,
  flaggedQuestions: 0,
  reportedRuns: 0,
  reportedProfiles: 0,
  contactMessages: 0,
  mailsWaiting: 0,
  oldestMailAtMs: null,
  mailsFailed: 0,
}

/** What every AnalyticsReader promises. */
export function analyticsReaderSuite(fresh: () => Promise<StoragePorts>): void {
  it('counts nothing where there is nothing', async () => {
    const { analytics } = await fresh()
    expect(await analytics.countAccounts(STARTS)).toEqual({
      total: 0,
      verified: 0,
      activeToday: 0,
      activeLast7Days: 0,
      activeLast30Days: 0,
    })
    expect(await analytics.countUses()).toEqual({ memes: 0, quizzes: 0, games: 0 })
    expect(await analytics.countSubscribers()).toBe(0)
    expect(await analytics.listDays(FIRST_DAY)).toEqual(NO_DAYS)
    expect(await analytics.countOpenMatters(0)).toEqual(NOTHING_OPEN)
    expect(await analytics.listTopTrends(10)).toEqual([])
  })

  it('counts accounts by verification and last use, each period from its first instant on', async () => {
    const { analytics, accounts } = await fresh()
    const lives: readonly (readonly [registeredAtMs: number, lastActiveAtMs: number])[] = [
      [STARTS.month - 1, STARTS.month - 1],
      [STARTS.month, STARTS.week - 1],
      [STARTS.week - 1, STARTS.week],
      [STARTS.week, STARTS.today],
    ]
    for (const [index, [registeredAtMs, lastActiveAtMs]] of lives.entries()) {
      await accounts.create(sampleAccount(index + 1, { registeredAtMs, lastActiveAtMs, emailVerified: index > 0 }))
    }
    expect(await analytics.countAccounts(STARTS)).toEqual({
      total: 4,
      verified: 3,
      activeToday: 1,
      activeLast7Days: 2,
      activeLast30Days: 3,
    })
  })

  it('counts everything the accounts ever did', async () => {
    const { analytics, accounts } = await fresh()
    await accounts.create(sampleAccount(1, { totals: { memes: 1, quizzes: 2, games: 3 } }))
    await accounts.create(sampleAccount(2, { totals: { memes: 10, quizzes: 20, games: 30 } }))
    expect(await analytics.countUses()).toEqual({ memes: 11, quizzes: 22, games: 33 })
  })

  it('counts day by day from a date on, by UTC dates and by the days of the accounts', async () => {
    const { analytics, accounts, usage, shareCounter, subscribers } = await fresh()
    const dayBefore = Date.parse('2026-01-02T23:59:59.999Z')
    await accounts.create(sampleAccount(1, { registeredAtMs: dayBefore }))
    await accounts.create(sampleAccount(2, { registeredAtMs: dayBefore + 1 }))
    await accounts.create(sampleAccount(3, { registeredAtMs: NOON_MS }))
    for (const [user, day] of [
      [1, '2026-01-02'],
      [1, '2026-01-03'],
      [2, '2026-01-03'],
      [2, '2026-03-04'],
    ] as const) {
      await usage.spend(idOf(user), 'quizzes', day, -1)
    }
    await usage.spend(idOf(1), 'games', '2026-03-03', -1)
    await shareCounter.add({ kind: 'trend', platform: null, method: 'copy_link' }, '2026-01-02')
    await shareCounter.add({ kind: 'trend', platform: null, method: 'copy_link' }, '2026-03-03')
    await shareCounter.add({ kind: 'quiz', platform: 'reddit', method: 'platform' }, '2026-03-03')
    const subscriber = {
      id: idOf(20),
      email: 'a@example.org',
      subscribedAtMs: NOON_MS,
      status: 'active',
      source: 'footer',
      preferences: { trends: true, weekly_digest: true, new_features: true },
      unsubscribedAtMs: null,
    } as const
    await subscribers.subscribe(subscriber, 'a')
    await subscribers.subscribe({ ...subscriber, id: idOf(21), email: 'b@example.org', status: 'unconfirmed' }, 'b')
    expect(await analytics.countSubscribers()).toBe(1)
    const days = await analytics.listDays(FIRST_DAY)
    const inOrder = Object.entries(days).map(([name, counts]) => [
      name,
      counts.toSorted((a, b) => (a.day < b.day ? -1 : 1)).filter(({ count }) => count > 0),
    ])
    expect(Object.fromEntries(inOrder)).toEqual({
      ...NO_DAYS,
      accounts: [
        { day: '2026-01-03', count: 1 },
        { day: '2026-03-03', count: 1 },
      ],
      quizzes: [
        { day: '2026-01-03', count: 2 },
        { day: '2026-03-04', count: 1 },
      ],
      games: [{ day: '2026-03-03', count: 1 }],
      shares: [{ day: '2026-03-03', count: 2 }],
      subscribers: [{ day: '2026-03-03', count: 2 }],
    })
  })

  it('counts what waits for somebody, and mails that failed', async () => {
    const { analytics, contacts, mails } = await fresh()
    for (const [n, status] of [
      [1, 'open'],
      [2, 'open'],
      [3, 'done'],
    ] as const) {
      await contacts.add({
        id: idOf(n),
        userId: null,
        name: 'Ada',
        email: 'ada@example.org',
        subject: 'Hello',
        message: 'Hello',
        priority: false,
        status,
        createdAtMs: NOON_MS,
        answer: null,
        answeredAtMs: null,
      })
    }
    for (const n of [1, 2, 3, 4]) {
      await mails.add([
        {
          id: idOf(n),
          idempotencyKey: `mail ${n}`,
          type: 'welcome',
          to: 'ada@example.org',
          subject: 'Hello',
          sealedBody: 'sealed',
          userId: null,
          createdAtMs: NOON_MS + n,
          expiresAtMs: NOON_MS + DAY_MS,
        },
      ])
    }
    await mails.noteFailure(idOf(1), 'refused', null)
    await mails.noteFailure(idOf(2), 'refused', null)
    expect(await analytics.countOpenMatters(NOON_MS + 2)).toEqual({
      ...NOTHING_OPEN,
      contactMessages: 2,
      mailsWaiting: 2,
      oldestMailAtMs: NOON_MS + 3,
      mailsFailed: 1,
    })
  })

  it('names the active trends people look at most', async () => {
    const { analytics, trendEditor } = await fresh()
    await trendEditor.add([
      sampleTrend(1, { views: 5, interactions: 1 }),
      sampleTrend(2, { views: 1, interactions: 9 }),
      sampleTrend(3, { views: 100, status: 'draft' }),
      sampleTrend(4, { views: 2 }),
    ])
    expect(await analytics.listTopTrends(2)).toEqual([
      { id: idOf(2), name: 'Trend 2', views: 1, interactions: 9 },
      { id: idOf(1), name: 'Trend 1', views: 5, interactions: 1 },
    ])
  })
}
