import { memoryRateCounter } from '@trendverse/storage/memory/memory-rate-counter'
import { describe, expect, it } from 'vitest'
import { TREND_EVENTS_PER_ADDRESS } from '../http/guard/rate-limits'
import { openRateLimits } from './rate-limits'

const { tries, windowMs } = TREND_EVENTS_PER_ADDRESS

const clock = { atMs: 1_000_000, nowMs: () => clock.atMs }

async function spend(limit: ReturnType<typeof openRateLimits>, key: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await limit.trendEvents.consume(key)
}

describe('openRateLimits', () => {
  it('refuses what is beyond the allowance of one address until its window ends', async () => {
    const limits = openRateLimits(null, clock)
    await spend(limits, 'one', tries)
    clock.atMs += 10_000
    await expect(limits.trendEvents.consume('one')).rejects.toMatchObject({
      code: 'rate_limited',
      retryAfterMs: windowMs - 10_000,
    })
    await limits.trendEvents.consume('another')
    clock.atMs += windowMs - 10_000
    await limits.trendEvents.consume('one')
  })

  it('counts previews apart', async () => {
    const limits = openRateLimits(null, clock)
    await spend(limits, 'one', tries)
    await expect(limits.drawnPreviews.consume('one')).resolves.toBeUndefined()
  })

  it('counts with other processes, under a hash of the address', async () => {
    const rateCounts = new Map()
    const [first, second] = [0, 1].map(() => openRateLimits(memoryRateCounter({ rateCounts }), clock))
    if (first === undefined || second === undefined) throw new Error('two are needed')
    await spend(first, '192.0.2.7', tries)
    await expect(second.trendEvents.consume('192.0.2.7')).rejects.toMatchObject({ code: 'rate_limited' })
    expect([...rateCounts.keys()].join()).not.toContain('192.0.2.7')
  })

  it('counts for itself while the database is gone', async () => {
    const limits = openRateLimits({ add: () => Promise.reject(new Error('gone')) }, clock)
    await spend(limits, 'one', tries)
    await expect(limits.trendEvents.consume('one')).rejects.toMatchObject({ code: 'rate_limited' })
  })
})
