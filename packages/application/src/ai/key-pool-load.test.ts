import { failureOfStatus } from '@trendverse/domain/ai/provider-failure'
import { SECOND_MS } from '@trendverse/domain/primitives/time'
import { offerJobs, watchLeases } from '@trendverse/test-support/ai/pool-load'
import { createAiWorld } from '@trendverse/test-support/ai-world'
import { describe, expect, it } from 'vitest'
import type { ProviderAnswer, ProviderCall } from '../ports/ai'
import { createKeyPool } from './key-pool'

const JOBS = 10_000
const REST_MS = 20 * SECOND_MS
const CAP = 3_000

const refusal = (status: number, restMs: number | null = null): ProviderAnswer<string> => ({
  ok: false,
  failure: failureOfStatus({ provider: 'OpenAI', status, detail: null, restMs }),
})

/** Four keys: two that answer, one of them with a cap; one that is always down; one that is always told to rest. */
function unevenProvider(world: ReturnType<typeof createAiWorld>) {
  const answers: Readonly<Record<string, ProviderAnswer<string>>> = {
    good: { ok: true, value: 'fine' },
    capped: { ok: true, value: 'fine' },
    down: refusal(500),
    limited: refusal(429, REST_MS),
  }
  const calls = new Map<string, number>()
  const active = new Map<string, number>()
  let mostActive = 0
  let restsUntilMs = 0
  let tooEarly = 0
  const count = (counts: Map<string, number>, apiKey: string, by: number): number => {
    const sum = (counts.get(apiKey) ?? 0) + by
    counts.set(apiKey, sum)
    return sum
  }
  const call: ProviderCall<string> = async (apiKey) => {
    count(calls, apiKey, 1)
    mostActive = Math.max(mostActive, count(active, apiKey, 1))
    if (apiKey === 'limited' && world.clock.nowMs() < restsUntilMs) tooEarly += 1
    const takesMs = 100 + 3 * (world.random.bytes(1)[0] ?? 0)
    await new Promise<void>((resolve) => world.startTimer(takesMs, resolve))
    count(active, apiKey, -1)
    if (apiKey === 'limited') restsUntilMs = world.clock.nowMs() + REST_MS
    return answers[apiKey] ?? refusal(401)
  }
  return { call, calls, mostActive: () => mostActive, tooEarly: () => tooEarly }
}

describe('ten thousand jobs over four keys of which two fail', () => {
  it('all end, no key passes a cap, none is asked while it rests', { timeout: 120_000 }, async () => {
    const world = createAiWorld()
    await world.addKey(1, 'good')
    await world.addKey(2, 'capped', { dailyLimit: CAP })
    await world.addKey(3, 'down')
    await world.addKey(4, 'limited')
    const provider = unevenProvider(world)
    const watch = watchLeases(world.aiKeys)
    const pool = createKeyPool({ ...world, aiKeys: watch.aiKeys })
    const job = { keyType: 'quiz', priority: 'normal', call: provider.call } as const
    const results = await world.time.runUntil(offerJobs(world, [pool], JOBS, job))

    expect(results).toHaveLength(JOBS)
    const answered = results.filter(({ kind }) => kind === 'answered').length
    // whoever meets two bad keys in a row has a third try; nobody else fails
    expect(answered).toBeGreaterThan(0.99 * JOBS)
    expect(provider.calls.get('capped')).toBe(CAP)
    expect(provider.mostActive()).toBe(3)
    expect([provider.tooEarly(), watch.tooEarly.length]).toEqual([0, 0])
    // asked again and again, yet seldom: a breaker opens for a minute at a time
    expect(provider.calls.get('down')).toBeGreaterThan(5)
    expect(provider.calls.get('down')).toBeLessThan(0.02 * JOBS)
    const keys = await world.aiKeys.list()
    for (const key of keys) expect(key.usageToday).toBeLessThanOrEqual(key.dailyLimit)
    expect(keys.reduce((sum, key) => sum + key.succeeded, 0)).toBe(answered)
    expect(await world.aiQueue.countWaiting(world.clock.nowMs())).toEqual({ quiz: 0, meme: 0 })
  })
})
