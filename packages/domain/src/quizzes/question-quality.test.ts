import { buildAttempt } from '@trendverse/test-support/quizzes/build-quiz'
import { seededRandom } from '@trendverse/test-support/seeded-random'
import { describe, expect, it } from 'vitest'
import type { QuizAttempt } from './attempt'
import { ANSWER_GRACE_MS } from './attempt-rules'
import {
  addOutcome,
  discriminationOf,
  NO_FIGURES,
  outcomesOf,
  type QuestionFigures,
  shareRightOf,
  toldPercentRight,
} from './question-quality'

/** An attempt whose answers turned out like this, in the order of its questions; null: not answered. */
function attemptWith(outcomes: readonly (boolean | null)[], lastAnswerMs?: number): QuizAttempt {
  const fresh = buildAttempt()
  const answers = fresh.quiz.questions.flatMap(({ id }, index) => {
    const isRight = outcomes[index] ?? null
    return isRight === null
      ? []
      : [{ questionId: id, choice: 0, isRight, answeredAtMs: lastAnswerMs ?? fresh.startedAtMs + index }]
  })
  return { ...fresh, answers, finishedAtMs: fresh.deadlineMs }
}

const figuresOf = (outcomes: readonly (readonly [isRight: boolean, restShare: number])[]): QuestionFigures =>
  outcomes.reduce((figures, [isRight, restShare]) => addOutcome(figures, { isRight, restShare }), NO_FIGURES)

/** The correlation as textbooks have it, over all pairs. */
function correlationOf(pairs: readonly (readonly [boolean, number])[]): number {
  const xs = pairs.map(([isRight]) => (isRight ? 1 : 0))
  const ys = pairs.map(([, rest]) => rest)
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const product = (a: readonly number[], b: readonly number[]) =>
    a.reduce((sum, value, index) => sum + (value - mean(a)) * ((b[index] ?? 0) - mean(b)), 0)
  return product(xs, ys) / Math.sqrt(product(xs, xs) * product(ys, ys))
}

describe('what an attempt says about its questions', () => {
  const shares = (attempt: QuizAttempt) => outcomesOf(attempt).map(({ isRight, restShare }) => [isRight, restShare])

  it('is whether each was right, beside the share right of the others', () => {
    expect(shares(attemptWith([true, false, true, false, true]))).toEqual([
      [true, 0.5],
      [false, 0.75],
      [true, 0.5],
      [false, 0.75],
      [true, 0.5],
    ])
  })

  it('leaves out what was not answered, for itself and for the others', () => {
    const attempt = attemptWith([true, true, false, null, null])
    const [first, second, third] = attempt.quiz.questions
    expect(outcomesOf(attempt)).toEqual([
      { questionId: first?.id, isRight: true, restShare: 0.5 },
      { questionId: second?.id, isRight: true, restShare: 0.5 },
      { questionId: third?.id, isRight: false, restShare: 1 },
    ])
  })

  it('is nothing where fewer than three were answered', () => {
    expect(outcomesOf(attemptWith([true, true, null, null, null]))).toEqual([])
    expect(outcomesOf(attemptWith([]))).toEqual([])
  })

  it('is nothing where an answer came too late to have been known', () => {
    const { deadlineMs } = buildAttempt()
    const all = [true, true, true, true, true]
    expect(outcomesOf(attemptWith(all, deadlineMs + ANSWER_GRACE_MS))).toHaveLength(5)
    expect(outcomesOf(attemptWith(all, deadlineMs + ANSWER_GRACE_MS + 1))).toEqual([])
  })

  it('leaves out questions its taker knew, but measures the taker by them', () => {
    const attempt = attemptWith([true, true, true, false, null])
    const [first, ...others] = attempt.quiz.questions.map(({ id }) => id)
    expect(outcomesOf(attempt, new Set(others))).toEqual([{ questionId: first, isRight: true, restShare: 2 / 3 }])
  })
})

describe('the figures of a question', () => {
  it('have no share and no discrimination before the first answer', () => {
    expect(shareRightOf(NO_FIGURES)).toBeNull()
    expect(discriminationOf(NO_FIGURES)).toBeNull()
  })

  it('give the share of right answers', () => {
    const outcomes = [true, false, false, true, false].map((isRight) => [isRight, 0.5] as const)
    expect(shareRightOf(figuresOf(outcomes))).toBe(0.4)
  })

  it('give no discrimination while all answers or all players are alike', () => {
    const players = [0, 0.25, 0.5, 1]
    expect(discriminationOf(figuresOf(players.map((rest) => [true, rest])))).toBeNull()
    expect(discriminationOf(figuresOf(players.map((rest) => [false, rest])))).toBeNull()
    // a third has no exact sum
    const alike = Array.from({ length: 3_000 }, (_, index) => [index % 2 === 0, 1 / 3] as const)
    expect(discriminationOf(figuresOf(alike))).toBeNull()
  })

  it('tell a question only good players know from one only they miss', () => {
    const outcomes = [1, 1, 0, 0].map((rest) => [rest === 1, rest] as const)
    expect(discriminationOf(figuresOf(outcomes))).toBe(1)
    expect(discriminationOf(figuresOf(outcomes.map(([isRight, rest]) => [!isRight, rest])))).toBe(-1)
  })

  it('agree with the correlation over all answers, whatever they are', () => {
    for (let seed = 1; seed <= 50; seed++) {
      const bytes = seededRandom(seed).bytes(80)
      const pairs = Array.from(
        { length: 40 },
        (_, index) => [(bytes[index] ?? 0) < 150, ((bytes[40 + index] ?? 0) % 5) / 4] as const,
      )
      expect(discriminationOf(figuresOf(pairs))).toBeCloseTo(correlationOf(pairs), 10)
    }
  })
})

describe('what others are told of a question', () => {
  it('is the share of right answers, from ten answers on', () => {
    const nine = figuresOf(Array.from({ length: 9 }, () => [true, 0.5] as const))
    expect(toldPercentRight(nine)).toBeNull()
    expect(toldPercentRight(undefined)).toBeNull()
    expect(toldPercentRight(addOutcome(nine, { isRight: false, restShare: 0.5 }))).toBe(90)
  })
})
