import { inspect } from 'node:util'
import { MINUTE_MS } from '@trendverse/domain/primitives/time'
import { describe, expect, it } from 'vitest'
import type { ProviderCall } from '../ports/ai'
import { answering, failing, NO_QUIZ_KEY, quizJob, scriptedProvider, worldWithKeys } from './key-pool.fixtures'

describe('a failed call', () => {
  it('is tried again with another key, a second later (KP-18, OP-49)', async () => {
    const { world, pool } = await worldWithKeys('bad', 'good')
    const provider = scriptedProvider(world, { bad: failing(500) })
    expect(await world.time.runUntil(pool.run(quizJob(provider.call)))).toEqual({ kind: 'answered', value: 'fine' })
    expect(provider.keys()).toEqual(['bad', 'good'])
    expect(provider.asked[1]?.afterMs).toBeGreaterThanOrEqual(1_000)
    expect(provider.asked[1]?.afterMs).toBeLessThanOrEqual(1_100)
  })

  it('is given up after the second retry with the words of the last failure', async () => {
    const { world, pool } = await worldWithKeys('bad')
    const provider = scriptedProvider(world, { bad: failing(503) })
    expect(await world.time.runUntil(pool.run(quizJob(provider.call)))).toEqual({
      kind: 'failed',
      reason: 'provider',
      message: 'Service unavailable: Please try again later',
    })
    expect(provider.asked.map(({ afterMs }) => Math.floor(afterMs / 1_000))).toEqual([0, 1, 3])
    expect(await world.aiKeys.list()).toMatchObject([{ failed: 3, usageToday: 3, health: 70 }])
  })

  it('of another 4xx is not tried again', async () => {
    const { world, pool } = await worldWithKeys('one', 'two')
    const provider = scriptedProvider(world, { one: failing(400) })
    expect(await pool.run(quizJob(provider.call))).toMatchObject({ reason: 'provider' })
    expect(provider.keys()).toEqual(['one'])
  })

  it('of 401 is not tried again with the key that was refused', async () => {
    const { world, pool } = await worldWithKeys('bad')
    const provider = scriptedProvider(world, { bad: failing(401) })
    const message = 'Invalid API key: Authentication failed'
    expect(await world.time.runUntil(pool.run(quizJob(provider.call)))).toMatchObject({ reason: 'provider', message })
    expect(provider.keys()).toEqual(['bad'])
    await world.addKey(2, 'good')
    expect(await world.time.runUntil(pool.run(quizJob(provider.call)))).toMatchObject({ kind: 'answered' })
  })

  it('of 429 leaves the key alone for as long as it was told (KP-15)', async () => {
    const { world, pool } = await worldWithKeys('limited')
    const provider = scriptedProvider(world, { limited: failing(429, 20_000) })
    const jobs = Array.from({ length: 3 }, () => pool.run(quizJob(provider.call)))
    await world.time.advance(19_999)
    expect(provider.asked).toHaveLength(3)
    await world.time.runUntil(Promise.all(jobs))
    expect(provider.asked.slice(3).every(({ afterMs }) => afterMs >= 20_000)).toBe(true)
  })

  it('opens the breaker with its fifth in a row, which is probed after 60 seconds (KP-09)', async () => {
    const { world, pool } = await worldWithKeys('bad')
    const provider = scriptedProvider(world, { bad: failing(500) })
    for (let n = 0; n < 3; n += 1) await world.time.runUntil(pool.run(quizJob(provider.call)))
    expect(provider.asked).toHaveLength(5)
    expect(await pool.run(quizJob(provider.call))).toEqual(NO_QUIZ_KEY)
    await world.time.advance(MINUTE_MS)
    const two = [pool.run(quizJob(provider.call)), pool.run(quizJob(provider.call))]
    await world.time.advance(0)
    // one probe at a time, and it failed
    expect(provider.asked).toHaveLength(6)
    await world.time.runUntil(Promise.all(two))
    expect(provider.asked).toHaveLength(6)
  })

  it('that takes 30 seconds is ended (KP-19, ER-38), and the whole job after 60 (OP-48)', async () => {
    const { world, pool } = await worldWithKeys('one')
    const aborted: number[] = []
    const startMs = world.clock.nowMs()
    const deaf: ProviderCall<string> = (_apiKey, signal) => {
      signal.addEventListener('abort', () => aborted.push(world.clock.nowMs() - startMs))
      return new Promise(() => {})
    }
    const end = { kind: 'failed', reason: 'too_late', message: 'Request timeout' }
    expect(await world.time.runUntil(pool.run(quizJob(deaf)))).toEqual(end)
    expect(aborted).toEqual([30_000, 60_000])
    // the second call was given up by us: nothing is known of the key
    expect(await world.aiKeys.list()).toMatchObject([{ failed: 1, usageToday: 2 }])
    expect(await pool.run(quizJob(answering('again')))).toMatchObject({ kind: 'answered' })
  })

  it('that throws fails like any other and tells nobody what it held', async () => {
    const { world, pool } = await worldWithKeys('canary-secret')
    const throwing: ProviderCall<string> = async (apiKey) => {
      throw new Error(`failed with ${apiKey}`)
    }
    const result = await world.time.runUntil(pool.run(quizJob(throwing)))
    expect(result).toMatchObject({ reason: 'provider', message: 'The provider could not be called' })
    expect(world.log.entries).toHaveLength(3)
    expect(inspect([result, world.log.entries], { depth: 9 })).not.toContain('canary')
  })
})
