import { beginAttempt } from '@trendverse/domain/quizzes/attempt-rules'
import { signInAs } from '@trendverse/test-support/accounts/sign-in-as'
import { buildQuiz } from '@trendverse/test-support/quizzes/build-quiz'
import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { createFakeWorld, portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { describe, expect, it } from 'vitest'
import { awardAchievements } from './award-achievements'

async function openWorld() {
  const world = createFakeWorld()
  const told: string[] = []
  const ports = {
    ...portsOfWorld(world),
    events: {
      accountChanged: async (userId: string) => void told.push(userId),
      boardsChanged: async () => undefined,
      galleryChanged: async () => undefined,
    },
  }
  const { user } = await signInAs(ports, 1, 'user')
  /** The n-th quiz, from its beginning to its end. */
  const finishQuiz = async (n: number) => {
    const attempt = beginAttempt(testUuid(500 + n), { kind: 'user', id: user.id }, buildQuiz(), world.nowMs)
    await ports.quizzes.begin(attempt)
    await ports.quizzes.finish(attempt.id, (current) => ({
      attempt: { ...current, finishedAtMs: world.nowMs },
      percent: 0,
      entry: null,
    }))
  }
  return { ports, id: user.id, told, finishQuiz }
}

describe('awardAchievements (OP-77)', () => {
  it('counts quizzes that were finished, not those that were ordered', async () => {
    const { ports, id, finishQuiz } = await openWorld()
    for (let n = 1; n <= 5; n++) await ports.usage.spend(id, 'quizzes', '2026-01-02', -1)
    expect(await awardAchievements(ports, id)).toEqual([])
    await finishQuiz(1)
    expect(await awardAchievements(ports, id)).toEqual(['first-quiz'])
    for (let n = 2; n <= 4; n++) await finishQuiz(n)
    expect(await awardAchievements(ports, id)).toEqual([])
    await finishQuiz(5)
    expect(await awardAchievements(ports, id)).toEqual(['five-quizzes'])
  })

  it('awards each once, and tells of it', async () => {
    const { ports, id, told } = await openWorld()
    for (let n = 1; n <= 10; n++) await ports.usage.spend(id, 'memes', '2026-01-02', -1)
    expect(await awardAchievements(ports, id)).toEqual(['first-meme', 'ten-memes'])
    expect(await awardAchievements(ports, id)).toEqual([])
    expect(told).toEqual([id])
  })

  it('awards nothing to an account that is gone', async () => {
    const { ports, id, finishQuiz } = await openWorld()
    await finishQuiz(1)
    await ports.accounts.remove(id)
    expect(await awardAchievements(ports, id)).toEqual([])
  })
})
