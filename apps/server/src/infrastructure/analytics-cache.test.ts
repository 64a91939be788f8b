import { memoryStorage } from '@trendverse/storage/memory/memory-storage'
import { describe, expect, it, vi } from 'vitest'
import { cacheAnalytics } from './analytics-cache'

function openCache() {
  const { analytics } = memoryStorage()
  const clock = { nowMs: 0 }
  const countUses = vi.fn(() => analytics.countUses())
  const listDays = vi.fn((day: string) => analytics.listDays(day))
  const countOpenMatters = vi.fn((fromMs: number) => analytics.countOpenMatters(fromMs))
  const cached = cacheAnalytics({ ...analytics, countUses, listDays, countOpenMatters }, () => clock.nowMs)
  return { cached, clock, countUses, listDays, countOpenMatters }
}

describe('cacheAnalytics', () => {
  it('counts once a minute, also for those who ask at the same time', async () => {
    const { cached, clock, countUses } = openCache()
    await Promise.all([cached.countUses(), cached.countUses()])
    clock.nowMs = 59_999
    await cached.countUses()
    expect(countUses).toHaveBeenCalledTimes(1)
    clock.nowMs = 60_000
    await cached.countUses()
    expect(countUses).toHaveBeenCalledTimes(2)
  })

  it('counts again when other days are asked about, and when the clock was set back', async () => {
    const { cached, clock, listDays } = openCache()
    clock.nowMs = 5
    for (const day of ['2026-01-01', '2026-01-02', '2026-01-02']) await cached.listDays(day)
    clock.nowMs = 0
    await cached.listDays('2026-01-02')
    expect(listDays.mock.calls).toEqual([['2026-01-01'], ['2026-01-02'], ['2026-01-02']])
  })

  it('keeps no failure, and nothing of what waits', async () => {
    const { cached, countUses, countOpenMatters } = openCache()
    countUses.mockRejectedValueOnce(new Error('gone'))
    await expect(cached.countUses()).rejects.toThrow('gone')
    expect(await cached.countUses()).toEqual({ memes: 0, quizzes: 0, games: 0 })
    await cached.countOpenMatters(0)
    await cached.countOpenMatters(0)
    expect(countOpenMatters).toHaveBeenCalledTimes(2)
  })
})
