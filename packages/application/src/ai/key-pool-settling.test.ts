import { MINUTE_MS } from '@trendverse/domain/primitives/time'
import { createAiWorld } from '@trendverse/test-support/ai-world'
import { describe, expect, it } from 'vitest'
import type { AiKeyRepository } from '../ports/ai'
import { createKeyPool } from './key-pool'
import { answering, failing, quizJob, scriptedProvider } from './key-pool.fixtures'

/** One key that takes one call at a time, in a database that settles as told. */
async function worldThatSettles(settle: (settled: AiKeyRepository['settle']) => AiKeyRepository['settle']) {
  const world = createAiWorld()
  await world.addKey(1, 'only', { maxConcurrent: 1 })
  const pool = createKeyPool({
    ...world,
    aiKeys: { ...world.aiKeys, settle: settle((...outcome) => world.aiKeys.settle(...outcome)) },
  })
  return { world, pool }
}

describe('what a call did to its key', () => {
  it('is written down after the answer was given, and the key lends itself again then', async () => {
    let write = (): void => undefined
    const { world, pool } = await worldThatSettles((settled) => async (...outcome) => {
      await new Promise<void>((resolve) => {
        write = resolve
      })
      await settled(...outcome)
    })
    expect(await pool.run(quizJob(answering('fine')))).toEqual({ kind: 'answered', value: 'fine' })
    expect(await world.aiKeys.list()).toMatchObject([{ usageToday: 1, succeeded: 0 }])
    const second = pool.run(quizJob(answering('again')))
    write()
    expect(await world.time.runUntil(second)).toEqual({ kind: 'answered', value: 'again' })
    write()
    await world.time.advance(0)
    expect(await world.aiKeys.list()).toMatchObject([{ usageToday: 2, succeeded: 2 }])
  })

  it('counts once where a process dies before it is written down, and the key comes back when its lease runs out', async () => {
    const { world, pool } = await worldThatSettles(() => () => new Promise(() => undefined))
    expect(await pool.run(quizJob(answering('fine')))).toMatchObject({ kind: 'answered' })
    const next = createKeyPool(world)
    expect(await next.run(quizJob(answering('again'), { onlyIfFree: true }))).toMatchObject({ reason: 'no_key' })
    await world.time.advance(MINUTE_MS)
    expect(await next.run(quizJob(answering('again'), { onlyIfFree: true }))).toMatchObject({ value: 'again' })
    expect(await world.aiKeys.list()).toMatchObject([{ usageToday: 2, succeeded: 1 }])
  })

  it('is told to the log where it cannot be written down; whoever asked has the answer', async () => {
    const { world, pool } = await worldThatSettles(() => () => Promise.reject(new Error('The database is gone.')))
    expect(await pool.run(quizJob(answering('fine')))).toMatchObject({ kind: 'answered' })
    await world.time.advance(0)
    expect(world.log.lines).toContain('warn The outcome of an AI call was not written down')
  })

  it('is written down before another key is chosen after a failure', async () => {
    const order: string[] = []
    const { world, pool } = await worldThatSettles((settled) => async (...outcome) => {
      await settled(...outcome)
      order.push('written')
    })
    const provider = scriptedProvider(world, {
      only: async (...asked) => {
        order.push('asked')
        return failing(500)(...asked)
      },
    })
    await world.time.runUntil(pool.run(quizJob(provider.call)))
    expect(order).toEqual(['asked', 'written', 'asked', 'written', 'asked', 'written'])
  })
})
