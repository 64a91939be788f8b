import { inspect } from 'node:util'
import { failureOfStatus } from '@trendverse/domain/ai/provider-failure'
import { QUEUE_CAPACITY } from '@trendverse/domain/ai/request-queue'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { MINUTE_MS } from '@trendverse/domain/primitives/time'
import { type AiWorld, createAiWorld } from '@trendverse/test-support/ai-world'
import { describe, expect, it } from 'vitest'
import type { ProviderAnswer } from '../ports/chat-model'
import type { ProviderCall } from './call-with-key'
import { type AiJob, createKeyPool } from './key-pool'

/** A provider that does as the key says, and notes when it was asked with which. */
function scriptedProvider(world: AiWorld, behaviours: Readonly<Record<string, ProviderCall<string>>>) {
  const asked: { readonly apiKey: string; readonly afterMs: number }[] = []
  const startMs = world.clock.nowMs()
  const call: ProviderCall<string> = (apiKey, signal) => {
    asked.push({ apiKey, afterMs: world.clock.nowMs() - startMs })
    return (behaviours[apiKey] ?? answering('fine'))(apiKey, signal)
  }
  const keys = () => asked.map(({ apiKey }) => apiKey)
  return { call, asked, keys }
}

const answering =
  (value: string): ProviderCall<string> =>
  async () => ({ ok: true, value })

const failing =
  (status: number, restMs: number | null = null): ProviderCall<string> =>
  async () => ({ ok: false, failure: failureOfStatus({ provider: 'OpenAI', status, detail: null, restMs }) })

const taking =
  (world: AiWorld, ms: number, answer: ProviderAnswer<string> = { ok: true, value: 'slow' }): ProviderCall<string> =>
  () =>
    new Promise((resolve) => world.startTimer(ms, () => resolve(answer)))

const hanging: ProviderCall<string> = () => new Promise(() => {})

const quizJob = (call: ProviderCall<string>, changes: Partial<AiJob<string>> = {}): AiJob<string> => ({
  keyType: 'quiz',
  priority: 'normal',
  call,
  ...changes,
})

const NO_QUIZ_KEY = {
  kind: 'failed',
  reason: 'no_key',
  message: 'No available quiz API keys. All keys are busy, rate-limited, or circuit-broken.',
}

async function worldWithKeys(...secrets: readonly string[]) {
  const world = createAiWorld()
  for (const [index, secret] of secrets.entries()) await world.addKey(index + 1, secret)
  return { world, pool: createKeyPool(world) }
}

describe('a key pool', () => {
  it('does the first job at once, with the key opened for nobody but the call', async () => {
    const { world, pool } = await worldWithKeys('one')
    const provider = scriptedProvider(world, {})
    expect(await pool.run(quizJob(provider.call))).toEqual({ kind: 'answered', value: 'fine' })
    expect(provider.asked).toEqual([{ apiKey: 'one', afterMs: 0 }])
    const [key] = await world.aiKeys.list()
    expect(key).toMatchObject({ usageToday: 1, succeeded: 1, failed: 0, health: 100 })
    expect(await world.aiQueue.countWaiting(world.clock.nowMs())).toEqual({ quiz: 0, meme: 0 })
  })

  it('says at once that there is no key (ER-36)', async () => {
    const { world, pool } = await worldWithKeys()
    await world.addKey(1, 'meme', { keyType: 'meme' })
    expect(await pool.run(quizJob(hanging))).toEqual(NO_QUIZ_KEY)
    expect(await world.aiQueue.countWaiting(0)).toEqual({ quiz: 0, meme: 0 })
  })

  it('lets three calls of a key be under way, the next as soon as one ends', async () => {
    const { world, pool } = await worldWithKeys('one')
    const provider = scriptedProvider(world, { one: taking(world, 1_000) })
    const jobs = Array.from({ length: 4 }, () => pool.run(quizJob(provider.call)))
    await world.time.advance(999)
    expect(provider.asked).toHaveLength(3)
    await world.time.runUntil(Promise.all(jobs))
    expect(provider.asked[3]?.afterMs).toBeGreaterThanOrEqual(1_000)
    expect(provider.asked[3]?.afterMs).toBeLessThan(1_100)
  })

  it('begins calls in batches of five (KP-16)', async () => {
    const { world, pool } = await worldWithKeys('one')
    await world.addKey(2, 'two', { maxConcurrent: 100 })
    const provider = scriptedProvider(world, {})
    await world.time.runUntil(Promise.all(Array.from({ length: 12 }, () => pool.run(quizJob(provider.call)))))
    const begun = provider.asked.map(({ afterMs }) => afterMs)
    expect(begun.slice(0, 5)).toEqual([0, 0, 0, 0, 0])
    const [second = 0, third = 0] = [begun[5], begun[10]]
    expect(begun.slice(5)).toEqual([second, second, second, second, second, third, third])
    // as exact as polls are (KP-15)
    expect(second).toBeGreaterThanOrEqual(500)
    expect(second).toBeLessThan(600)
    expect(third - second).toBeGreaterThanOrEqual(500)
    expect(third - second).toBeLessThan(600)
  })

  it('lets a high priority go first (KP-17)', async () => {
    const { world, pool } = await worldWithKeys()
    await world.addKey(1, 'one', { maxConcurrent: 1 })
    const order: string[] = []
    const named = (name: string) =>
      quizJob((apiKey, signal) => {
        order.push(name)
        return taking(world, 10)(apiKey, signal)
      })
    const jobs = [named('a'), named('b'), named('c'), { ...named('high'), priority: 'high' as const }].map((job) =>
      pool.run(job),
    )
    await world.time.runUntil(Promise.all(jobs))
    expect(order).toEqual(['a', 'high', 'b', 'c'])
  })

  it('refuses the job beyond the fiftieth that waits (KP-14, ER-37)', async () => {
    const { world, pool } = await worldWithKeys()
    await world.addKey(1, 'one', { maxConcurrent: 1 })
    const busy = pool.run(quizJob(hanging))
    await world.time.advance(0)
    const waiting = Array.from({ length: QUEUE_CAPACITY }, () => pool.run(quizJob(answering('later'))))
    await world.time.advance(0)
    expect(await pool.run(quizJob(hanging))).toEqual({
      kind: 'failed',
      reason: 'queue_full',
      message: 'Request queue full for quiz. Please try again later.',
    })
    pool.close()
    await Promise.all([busy, ...waiting])
    expect(await world.aiQueue.countWaiting(world.clock.nowMs())).toEqual({ quiz: 0, meme: 0 })
  })

  it('waits 30 seconds for busy keys, then says that there is none (OP-48)', async () => {
    const { world, pool } = await worldWithKeys()
    await world.addKey(1, 'one', { maxConcurrent: 1 })
    await world.addKey(2, 'two', { maxConcurrent: 1 })
    // the second key is taken by another process the whole time
    for (const n of [1, 2]) {
      await world.aiKeys.lease(
        { jobId: `other-${n}`, keyType: 'quiz', leaseMs: MINUTE_MS * 5, nowMs: world.clock.nowMs() },
        (keys) => ({ kind: 'key', keyId: keys[n - 1]?.id ?? '' }),
      )
    }
    const startMs = world.clock.nowMs()
    expect(await world.time.runUntil(pool.run(quizJob(hanging)))).toEqual(NO_QUIZ_KEY)
    expect(world.clock.nowMs() - startMs).toBe(30_000)
  })
})

describe('a job that is only worth a free key', () => {
  it('takes one, and goes away at once while none is free', async () => {
    const { world, pool } = await worldWithKeys()
    await world.addKey(1, 'one', { maxConcurrent: 1 })
    const onlyIfFree = true
    expect(await pool.run(quizJob(answering('checked'), { onlyIfFree }))).toEqual({
      kind: 'answered',
      value: 'checked',
    })
    const busy = pool.run(quizJob(taking(world, 1_000)))
    await world.time.advance(0)
    const waiting = pool.run(quizJob(answering('waited')))
    expect(await pool.run(quizJob(hanging, { onlyIfFree, priority: 'high' }))).toEqual(NO_QUIZ_KEY)
    expect(await pool.run(quizJob(hanging, { onlyIfFree }))).toEqual(NO_QUIZ_KEY)
    await world.time.advance(0)
    expect(await world.aiQueue.countWaiting(world.clock.nowMs())).toMatchObject({ quiz: 1 })
    await world.time.runUntil(Promise.all([busy, waiting]))
  })

  it('is not tried again', async () => {
    const { world, pool } = await worldWithKeys('bad', 'good')
    const provider = scriptedProvider(world, { bad: failing(500) })
    expect(await pool.run(quizJob(provider.call, { onlyIfFree: true }))).toMatchObject({ reason: 'provider' })
    expect(provider.keys()).toEqual(['bad'])
  })
})

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

describe('somebody who gives up', () => {
  it('ends a call under way, which says nothing about its key', async () => {
    const { world, pool } = await worldWithKeys('one')
    const leaving = new AbortController()
    const job = pool.run(quizJob(hanging, { signal: leaving.signal }))
    await world.time.advance(5)
    leaving.abort()
    expect(await job).toMatchObject({ kind: 'failed', reason: 'cancelled' })
    expect(await world.aiKeys.list()).toMatchObject([{ failed: 0, succeeded: 0, health: 100 }])
    expect(await pool.run(quizJob(hanging, { signal: leaving.signal }))).toMatchObject({ reason: 'cancelled' })
  })

  it('leaves the queue', async () => {
    const { world, pool } = await worldWithKeys()
    await world.addKey(1, 'one', { maxConcurrent: 1 })
    const busy = pool.run(quizJob(hanging))
    const leaving = new AbortController()
    const job = pool.run(quizJob(hanging, { signal: leaving.signal }))
    await world.time.advance(5)
    expect(await world.aiQueue.countWaiting(world.clock.nowMs())).toMatchObject({ quiz: 1 })
    leaving.abort()
    expect(await job).toMatchObject({ reason: 'cancelled' })
    expect(await world.aiQueue.countWaiting(world.clock.nowMs())).toMatchObject({ quiz: 0 })
    pool.close()
    await busy
  })

  it('while the key is being booked gives it back', async () => {
    const { world } = await worldWithKeys()
    await world.addKey(1, 'one', { maxConcurrent: 1 })
    const leaving = new AbortController()
    const pool = createKeyPool({
      ...world,
      aiKeys: {
        ...world.aiKeys,
        lease: async (job, choose) => {
          const answer = await world.aiKeys.lease(job, choose)
          leaving.abort()
          return answer
        },
      },
    })
    expect(await pool.run(quizJob(hanging, { signal: leaving.signal }))).toMatchObject({ reason: 'cancelled' })
    await world.time.advance(0)
    expect(await createKeyPool(world).run(quizJob(answering('free')))).toEqual({ kind: 'answered', value: 'free' })
  })
})

describe('keys of other kinds', () => {
  it('a demo key stands for the built-in generator, a minute after it was made, ten times a day (OP-46, KP-13)', async () => {
    const { world, pool } = await worldWithKeys()
    const nowMs = world.clock.nowMs()
    const demo = { status: 'demo', sealedKey: null, createdAtMs: nowMs, maxConcurrent: 1, dailyLimit: 10 } as const
    await world.addKey(1, '', demo)
    expect(await pool.run(quizJob(hanging))).toEqual(NO_QUIZ_KEY)
    await world.time.advance(MINUTE_MS)
    for (let n = 0; n < 10; n += 1) {
      expect(await world.time.runUntil(pool.run(quizJob(hanging)))).toEqual({ kind: 'built_in' })
    }
    expect(await world.time.runUntil(pool.run(quizJob(hanging)))).toEqual(NO_QUIZ_KEY)
  })

  it('a key that cannot be opened fails without a call', async () => {
    const { world, pool } = await worldWithKeys()
    await world.addKey(1, '', { sealedKey: 'sealed by another installation' })
    const message = 'Invalid API key: it cannot be opened with the secret key of this installation'
    expect(await world.time.runUntil(pool.run(quizJob(hanging)))).toMatchObject({ message })
    expect(await world.aiKeys.list()).toMatchObject([{ failed: 1 }])
  })

  it('a key that is deleted while in use ends its call in peace', async () => {
    const { world, pool } = await worldWithKeys('one')
    const job = pool.run(quizJob(taking(world, 1_000)))
    await world.time.advance(5)
    await world.aiKeys.remove((await world.aiKeys.list())[0]?.id ?? '')
    expect(await world.time.runUntil(job)).toEqual({ kind: 'answered', value: 'slow' })
    expect(await pool.run(quizJob(hanging))).toEqual(NO_QUIZ_KEY)
  })
})

describe('a record that fails', () => {
  const away = async () => {
    throw new AppError('unavailable', 'The database cannot be reached.', { retryable: true })
  }

  it('while a key is chosen is asked again', async () => {
    const { world } = await worldWithKeys('one')
    let isAway = true
    const lease: AiWorld['aiKeys']['lease'] = (job, choose) => (isAway ? away() : world.aiKeys.lease(job, choose))
    const pool = createKeyPool({ ...world, aiKeys: { ...world.aiKeys, lease } })
    const job = pool.run(quizJob(answering('late')))
    await world.time.advance(1_999)
    isAway = false
    await world.time.advance(1)
    expect(await job).toEqual({ kind: 'answered', value: 'late' })
  })

  it('while an outcome is written down keeps nobody from the answer', async () => {
    const { world } = await worldWithKeys('one')
    const pool = createKeyPool({ ...world, aiKeys: { ...world.aiKeys, settle: away } })
    expect(await pool.run(quizJob(answering('there')))).toEqual({ kind: 'answered', value: 'there' })
    expect(world.log.lines).toEqual(['warn The outcome of an AI call was not written down'])
  })
})
