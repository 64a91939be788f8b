import type { QuizAttempt, QuizTaker } from '@trendverse/domain/quizzes/attempt'
import { beginAttempt } from '@trendverse/domain/quizzes/attempt-rules'
import { buildQuestion, buildQuiz } from '@trendverse/test-support/quizzes/build-quiz'
import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { createFakeWorld, portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { describe, expect, it } from 'vitest'
import { recordOutcomes } from './record-outcomes'

const ENOUGH_TO_RETIRE = 60

/** Five answers of which only the first is wrong. */
function missingTheFirst(taker: QuizTaker, n: number, nowMs: number): QuizAttempt {
  const answers = [1, 2, 3, 4, 5].map((place) => ({
    questionId: buildQuestion(place).id,
    choice: 0,
    isRight: place > 1,
    answeredAtMs: nowMs,
  }))
  return { ...beginAttempt(testUuid(500 + n), taker, buildQuiz(), nowMs), answers, finishedAtMs: nowMs }
}

async function afterAttemptsOf(kind: QuizTaker['kind']) {
  const world = createFakeWorld()
  const ports = portsOfWorld(world)
  for (let n = 1; n <= ENOUGH_TO_RETIRE; n += 1) {
    await recordOutcomes(ports, missingTheFirst({ kind, id: testUuid(70_000 + n) }, n, world.nowMs))
  }
  return ports.questionQuality
}

describe('what an attempt says about its questions', () => {
  it('retires one that accounts nearly always miss', async () => {
    const quality = await afterAttemptsOf('user')
    expect(await quality.listRetired([buildQuiz().trendId])).toEqual([buildQuestion(1).id])
  })

  it('is nothing where a guest made it, however many guests somebody is', async () => {
    const quality = await afterAttemptsOf('guest')
    expect(await quality.listRetired([buildQuiz().trendId])).toEqual([])
    expect(await quality.list({ page: 1, pageSize: 10, status: null })).toEqual({ questions: [], total: 0 })
  })
})
