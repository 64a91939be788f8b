import { buildAttempt, buildQuiz } from '@trendverse/test-support/quizzes/build-quiz'
import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { describe, expect, it } from 'vitest'
import { isUuid } from '../primitives/is-uuid'
import { askedAnswersOf, askedQuestionsOf, findAskedQuestion } from './asked-questions'
import { lockAnswer } from './attempt-rules'
import { questionId } from './question-id'

describe('questions as they are asked', () => {
  it('have names that none of their options leads to (QZ-29)', () => {
    const attempt = buildAttempt()
    for (const { id, question, options } of askedQuestionsOf(attempt)) {
      expect(isUuid(id)).toBe(true)
      for (const option of options) expect(questionId(attempt.quiz.trendId, question, option)).not.toBe(id)
    }
    const kept = new Set(attempt.quiz.questions.map(({ id }) => id))
    expect(askedQuestionsOf(attempt).filter(({ id }) => kept.has(id))).toEqual([])
  })

  it('are named anew in every attempt, and found again by their names', () => {
    const [one, two] = [buildAttempt(), buildAttempt({ id: testUuid(42_001) })]
    const names = [one, two].flatMap((attempt) => askedQuestionsOf(attempt).map(({ id }) => id))
    expect(new Set(names).size).toBe(2 * buildQuiz().questions.length)
    for (const [index, { id }] of askedQuestionsOf(one).entries()) {
      expect(findAskedQuestion(one, id)).toBe(one.quiz.questions[index])
      expect(findAskedQuestion(two, id)).toBeUndefined()
    }
  })

  it('have answers under the same names', () => {
    const attempt = buildAttempt()
    const [first] = attempt.quiz.questions
    const decision = lockAnswer(attempt, { questionId: first?.id ?? '', choice: 1 }, attempt.startedAtMs)
    if (!decision.locked) throw new Error(decision.reason)
    const [answer] = askedAnswersOf(decision.attempt)
    expect(answer).toEqual({ ...decision.answer, questionId: askedQuestionsOf(attempt)[0]?.id })
  })
})
