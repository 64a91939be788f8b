import { QUEUE_CAPACITY } from '@trendverse/domain/ai/request-queue'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { MINUTE_MS } from '@trendverse/domain/primitives/time'
import type { AiWorld } from '@trendverse/test-support/ai-world'
import { describe, expect, it } from 'vitest'
import { createKeyPool } from './key-pool'
import {
  answering,
  failing,
  hanging,
  NO_QUIZ_KEY,
  quizJob,
  scriptedProvider,
  taking,
  worldWithKeys,
} from './key-pool.fixtures'

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
      quizJob((...lent) => {
        order.push(name)
        return taking(world, 10)(...lent)
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
    const message = 'Invalid API key: it cannot be decrypted with the secret key of this installation'
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
