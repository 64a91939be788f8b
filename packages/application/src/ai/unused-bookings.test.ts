import { createAiWorld } from '@trendverse/test-support/ai-world'
import { describe, expect, it } from 'vitest'
import type { AiKeyRepository } from '../ports/ai'
import type { SecretBox } from '../ports/world'
import { createKeyPool } from './key-pool'
import { answering, hanging, NO_QUIZ_KEY, quizJob, scriptedProvider, worldWithKeys } from './key-pool.fixtures'

type Lease = AiKeyRepository['lease']

/** A pool whose jobs may be called off in the moment between the booking of a key and the news of it. */
function poolWithMoment(world: ReturnType<typeof createAiWorld>, moment: () => void) {
  const lease: Lease = async (job, choose) => {
    const answer = await world.aiKeys.lease(job, choose)
    if (answer.kind === 'leased') moment()
    return answer
  }
  return createKeyPool({ ...world, aiKeys: { ...world.aiKeys, lease } })
}

describe('what was booked for a call', () => {
  it('is given back by a job that went away while its key was booked', async () => {
    const { world } = await worldWithKeys('one')
    const provider = scriptedProvider(world, {})
    const leaving = new AbortController()
    const pool = poolWithMoment(world, () => leaving.abort())
    const job = pool.run(quizJob(provider.call, { signal: leaving.signal }))
    expect(await job).toMatchObject({ reason: 'cancelled' })
    await world.time.advance(0)
    expect(provider.asked).toEqual([])
    expect(await world.aiKeys.list()).toMatchObject([{ usageToday: 0, usageThisMonth: 0, succeeded: 0, failed: 0 }])
  })

  it('is given back by a job that went away while its key was opened', async () => {
    const { world } = await worldWithKeys('one')
    const provider = scriptedProvider(world, {})
    const leaving = new AbortController()
    const open: SecretBox['open'] = async (sealed, place) => {
      leaving.abort()
      return world.secretBox.open(sealed, place)
    }
    const pool = createKeyPool({ ...world, secretBox: { open } })
    const job = pool.run(quizJob(provider.call, { signal: leaving.signal }))
    expect(await job).toMatchObject({ reason: 'cancelled' })
    expect(provider.asked).toEqual([])
    expect(await world.aiKeys.list()).toMatchObject([{ usageToday: 0, usageThisMonth: 0, failed: 0 }])
  })

  it('is given back where the key cannot be opened, which speaks against the key all the same', async () => {
    const { world, pool } = await worldWithKeys()
    await world.addKey(1, '', { sealedKey: 'sealed by another installation' })
    expect(await world.time.runUntil(pool.run(quizJob(hanging)))).toMatchObject({ reason: 'provider' })
    expect(await world.aiKeys.list()).toMatchObject([{ usageToday: 0, usageThisMonth: 0, failed: 1, health: 90 }])
  })

  it('is used up by a call that was begun, whoever hung up', async () => {
    const { world, pool } = await worldWithKeys('one')
    const leaving = new AbortController()
    const job = pool.run(quizJob(hanging, { signal: leaving.signal }))
    await world.time.advance(5)
    leaving.abort()
    await job
    expect(await world.aiKeys.list()).toMatchObject([{ usageToday: 1, usageThisMonth: 1 }])
  })

  it('is given back once: a cap is met exactly, however many go away meanwhile', async () => {
    const cap = 20
    const world = createAiWorld()
    await world.addKey(1, 'one', { dailyLimit: cap })
    const provider = scriptedProvider(world, {})
    const waiting = new Set<AbortController>()
    // every third booking sends somebody away, perhaps whom it was for
    let booked = 0
    const pool = poolWithMoment(world, () => {
      booked += 1
      if (booked % 3 === 0) [...waiting][0]?.abort()
    })
    const runOne = async () => {
      const leaving = new AbortController()
      waiting.add(leaving)
      const result = await pool.run(quizJob(provider.call, { signal: leaving.signal }))
      waiting.delete(leaving)
      return result
    }
    await world.time.runUntil(Promise.all(Array.from({ length: 45 }, runOne)))
    await world.time.advance(0)
    expect(booked).toBeGreaterThan(cap)
    expect(provider.asked).toHaveLength(cap)
    expect(await world.aiKeys.list()).toMatchObject([{ usageToday: cap, usageThisMonth: cap }])
    expect(await pool.run(quizJob(answering('one more')))).toEqual(NO_QUIZ_KEY)
  })
})
