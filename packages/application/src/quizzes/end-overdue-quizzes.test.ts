import { beginAttempt, LATE_ANSWERS_MS, lockAnswer } from '@trendverse/domain/quizzes/attempt-rules'
import { buildQuestion, buildQuiz } from '@trendverse/test-support/quizzes/build-quiz'
import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { createFakeWorld, portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { expect, it } from 'vitest'
import { endOverdueQuizzes } from './end-overdue-quizzes'

it('lets one quiz a guest left be the trial (LM-08), and forgets the others', async () => {
  const world = createFakeWorld()
  const ports = portsOfWorld(world)
  for (const n of [1, 2, 3]) {
    const quiz = { ...buildQuiz(), trendId: testUuid(n) }
    const id = testUuid(100 + n)
    await ports.quizzes.begin(beginAttempt(id, { kind: 'guest', id: 'a' }, quiz, world.nowMs + n))
    await ports.quizzes.updateAnswers(id, (attempt) => {
      const decision = lockAnswer(attempt, { questionId: buildQuestion(1).id, choice: 0 }, world.nowMs + n)
      return decision.locked ? decision.attempt : null
    })
  }
  const [first] = world.store.quizAttempts.values()
  world.nowMs = (first?.attempt.deadlineMs ?? 0) + LATE_ANSWERS_MS + 1_000
  await endOverdueQuizzes(ports)
  const left = [...world.store.quizAttempts.values()].map(({ attempt }) => attempt)
  expect(left).toEqual([{ ...first?.attempt, finishedAtMs: first?.attempt.deadlineMs }])
  expect(world.store.guests).toEqual(new Map([['a', first?.attempt.deadlineMs]]))
})
