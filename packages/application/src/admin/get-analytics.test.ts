import { memoryStorage } from '@trendverse/storage/memory/memory-storage'
import { describe, expect, it } from 'vitest'
import { getAnalytics } from './get-analytics'

const NOON_MS = Date.UTC(2026, 2, 3, 12)
const clock = { nowMs: () => NOON_MS }

describe('getAnalytics (OP-72)', () => {
  it('tells nothing of an empty site, over sixty days that end today', async () => {
    const { days, ai, topTrends, quizzes } = await getAnalytics({ ...memoryStorage(), clock })
    expect([days.length, days[0], days.at(-1)]).toEqual([60, '2026-01-03', '2026-03-03'])
    expect(ai.successRate).toEqual({
      today: null,
      last7Days: null,
      before7Days: null,
      last30Days: null,
      before30Days: null,
    })
    expect([quizzes.total, quizzes.last30Days, topTrends]).toEqual([0, 0, []])
  })

  it('compares each period with the one before it', async () => {
    const ports = { ...memoryStorage(), clock }
    const share = { kind: 'trend', platform: null, method: 'copy_link' } as const
    for (const day of ['2026-03-03', '2026-02-25', '2026-02-24', '2026-01-15']) await ports.shareCounter.add(share, day)
    expect((await getAnalytics(ports)).shares).toMatchObject({
      total: 4,
      today: 1,
      last7Days: 2,
      before7Days: 1,
      last30Days: 3,
      before30Days: 1,
      byKind: [{ kind: 'trend', count: 4 }],
    })
  })

  it('tells the share of AI calls that went well', async () => {
    const { analytics } = memoryStorage()
    const empty = await analytics.listDays('2026-01-01')
    const counted = {
      ...empty,
      aiSucceeded: [
        { day: '2026-03-03', count: 3 },
        { day: '2026-02-10', count: 5 },
      ],
      aiFailed: [{ day: '2026-03-02', count: 1 }],
    }
    const { ai } = await getAnalytics({ analytics: { ...analytics, listDays: async () => counted }, clock })
    expect(ai.successRate).toEqual({
      today: 100,
      last7Days: 75,
      before7Days: null,
      last30Days: 88.9,
      before30Days: null,
    })
  })
})
