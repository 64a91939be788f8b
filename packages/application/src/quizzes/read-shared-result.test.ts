import { finishAttempt } from '@trendverse/domain/quizzes/attempt-rules'
import { signInAs } from '@trendverse/test-support/accounts/sign-in-as'
import { buildAttempt, buildQuestion, buildQuiz } from '@trendverse/test-support/quizzes/build-quiz'
import { buildTrendDetail, buildTrendRecord, testUuid } from '@trendverse/test-support/trends/build-trend'
import { createFakeWorld, portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { describe, expect, it } from 'vitest'
import { getSharedResult } from './read-shared-result'

const ID = buildAttempt().id
const FINISHED_MS = Date.UTC(2026, 0, 2, 12, 3)

/** Grace, who finished a quiz of five questions with two right answers. */
async function openWorld({ firstName = 'Grace', trendId = testUuid(1) } = {}) {
  const world = createFakeWorld({
    trends: [buildTrendRecord(1)],
    details: new Map([[testUuid(1), buildTrendDetail(1)]]),
  })
  const ports = portsOfWorld(world)
  const { user } = await signInAs(ports, 1, 'user', { firstName, lastName: 'Hopper' })
  const answers = [1, 2].map((n) => ({ questionId: buildQuestion(n).id, choice: n, isRight: true, answeredAtMs: 1 }))
  const taker = { kind: 'user', id: user.id } as const
  const attempt = buildAttempt({ taker, quiz: buildQuiz({ trendId }), answers })
  await ports.quizzes.begin(attempt)
  const finish = () =>
    ports.quizzes.finish(ID, (kept) => ({ attempt: finishAttempt(kept, FINISHED_MS), percent: 40, entry: null }))
  return { ports, finish, share: () => ports.quizzes.share(ID, user.id, FINISHED_MS) }
}

describe('a shared result', () => {
  it('tells how it went under a first name, and nothing of the questions (SH-07)', async () => {
    const { ports, finish, share } = await openWorld()
    await finish()
    await share()
    expect(await getSharedResult(ports, ID.toUpperCase())).toEqual({
      attemptId: ID,
      trendId: testUuid(1),
      trendName: 'Trend 1',
      difficulty: 'medium',
      score: 2,
      total: 5,
      percent: 40,
      passed: false,
      passingScore: 70,
      time: 300,
      finishedAt: new Date(FINISHED_MS).toISOString(),
      takenBy: 'Grace',
    })
  })

  it('is by Anonymous where there is no name to tell', async () => {
    const { ports, finish, share } = await openWorld({ firstName: '  ' })
    await finish()
    await share()
    expect(await getSharedResult(ports, ID)).toMatchObject({ takenBy: 'Anonymous' })
  })

  it('is of nobody who did not share it, of no trend that is not shown, and of no unknown id', async () => {
    const kept = await openWorld()
    await expect(getSharedResult(kept.ports, ID)).rejects.toMatchObject({ code: 'not_found' })
    await kept.share()
    await kept.finish()
    for (const id of [ID, testUuid(1), '', 'x', '__proto__']) {
      await expect(getSharedResult(kept.ports, id)).rejects.toMatchObject({ code: 'not_found' })
    }
    const elsewhere = await openWorld({ trendId: testUuid(2) })
    await elsewhere.finish()
    await elsewhere.share()
    await expect(getSharedResult(elsewhere.ports, ID)).rejects.toMatchObject({ code: 'not_found' })
  })
})
