import { memoryStorage } from '@trendverse/storage/memory/memory-storage'
import { signInAs } from '@trendverse/test-support/accounts/sign-in-as'
import { createFakeWorld, portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { describe, expect, it } from 'vitest'
import { cacheUsage } from './usage-cache'

const DAY = '2026-01-02'

async function openWorld() {
  const world = createFakeWorld()
  const { user } = await signInAs(portsOfWorld(world), 1, 'user')
  const record = memoryStorage(world.store)
  let reads = 0
  const usage = { ...record.usage, usedOn: (id: string, day: string) => ((reads += 1), record.usage.usedOn(id, day)) }
  const quizzes = { ...record.quizzes, statsOf: (id: string) => ((reads += 1), record.quizzes.statsOf(id)) }
  const remembered = cacheUsage({ usage, quizzes }, () => world.nowMs)
  return { world, user, ...remembered, reads: () => reads }
}

describe('remembered counters of the day', () => {
  it('are read once, until something changes', async () => {
    const { user, usage, forget, reads } = await openWorld()
    for (let n = 0; n < 3; n++) expect((await usage.usedOn(user.id, DAY)).memes).toBe(0)
    expect(reads()).toBe(1)
    await usage.spend(user.id, 'memes', DAY, 5)
    forget('somebody else')
    expect((await usage.usedOn(user.id, DAY)).memes).toBe(0)
    expect(reads()).toBe(1)
    forget(user.id)
    expect((await usage.usedOn(user.id, DAY)).memes).toBe(1)
    expect((await usage.usedOn(user.id, '2026-01-03')).memes).toBe(0)
    expect(reads()).toBe(3)
    forget(null)
    await usage.usedOn(user.id, '2026-01-03')
    expect(reads()).toBe(4)
  })

  it('stand beside the figures of quizzes, which are forgotten with them', async () => {
    const { user, quizzes, forget, reads } = await openWorld()
    for (let n = 0; n < 3; n++)
      expect(await quizzes.statsOf(user.id)).toEqual({ hadPerfectQuiz: false, byCategory: [] })
    forget('somebody else')
    await quizzes.statsOf(user.id)
    expect(reads()).toBe(1)
    forget(user.id)
    await quizzes.statsOf(user.id)
    expect(reads()).toBe(2)
  })

  it('are not believed for long, nor when the clock was set back', async () => {
    const { world, user, usage, reads } = await openWorld()
    await usage.usedOn(user.id, DAY)
    world.nowMs += 30_000
    await usage.usedOn(user.id, DAY)
    world.nowMs -= 60_000
    await usage.usedOn(user.id, DAY)
    expect(reads()).toBe(3)
  })

  it('never decide: a use is always counted by the database', async () => {
    const { user, usage } = await openWorld()
    expect(await usage.usedOn(user.id, DAY)).toMatchObject({ memes: 0 })
    expect(await usage.spend(user.id, 'memes', DAY, 1)).toEqual({ spent: true, usedToday: 1 })
    expect(await usage.spend(user.id, 'memes', DAY, 1)).toEqual({ spent: false, usedToday: 1 })
  })
})
