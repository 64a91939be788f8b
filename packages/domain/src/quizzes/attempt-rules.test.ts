import { buildAttempt, buildQuestion, buildQuiz } from '@trendverse/test-support/quizzes/build-quiz'
import { describe, expect, it } from 'vitest'
import type { QuizAttempt } from './attempt'
import {
  ANSWER_GRACE_MS,
  countedPercentOf,
  finishAttempt,
  isOver,
  isRanked,
  isRunning,
  LATE_ANSWERS_MS,
  lockAnswer,
  scoreOf,
  unrankedBecause,
} from './attempt-rules'

const START_MS = buildAttempt().startedAtMs
const DEADLINE_MS = START_MS + 300_000
const idOf = (n: number) => buildQuestion(n).id

/** Answers questions by their number, each at so many milliseconds after the start. */
function answered(answers: readonly (readonly [n: number, choice: number, afterMs: number])[]): QuizAttempt {
  return answers.reduce((attempt, [n, choice, afterMs]) => {
    const decision = lockAnswer(attempt, { questionId: idOf(n), choice }, START_MS + afterMs)
    if (!decision.locked) throw new Error(decision.reason)
    return decision.attempt
  }, buildAttempt())
}

describe('locking an answer', () => {
  const give = (attempt: QuizAttempt, n: number, choice: number, atMs: number) =>
    lockAnswer(attempt, { questionId: idOf(n), choice }, atMs)

  it('tells right from wrong, and keeps what was chosen and when', () => {
    expect(give(buildAttempt(), 2, 2, START_MS + 1)).toMatchObject({
      locked: true,
      answer: { questionId: idOf(2), choice: 2, isRight: true, answeredAtMs: START_MS + 1 },
    })
    expect(give(buildAttempt(), 2, 3, START_MS + 1)).toMatchObject({ answer: { isRight: false } })
  })

  it('takes questions in any order, and changes nothing it was given', () => {
    const before = buildAttempt()
    const decision = give(before, 5, 0, START_MS)
    expect(before.answers).toEqual([])
    expect(decision.locked && give(decision.attempt, 1, 1, START_MS)).toMatchObject({ locked: true })
  })

  it('answers the same once more as before, even after the end, and refuses another choice', () => {
    const attempt = answered([[1, 1, 10]])
    const finished = finishAttempt(attempt, DEADLINE_MS)
    for (const later of [attempt, finished]) {
      expect(give(later, 1, 1, DEADLINE_MS + LATE_ANSWERS_MS + 1)).toEqual({
        locked: true,
        answer: attempt.answers[0],
        attempt: later,
      })
      expect(give(later, 1, 0, START_MS + 20)).toEqual({ locked: false, reason: 'answered' })
    }
  })

  it('takes what waited for the connection until ten minutes after the deadline, not a millisecond longer', () => {
    expect(give(buildAttempt(), 1, 1, DEADLINE_MS + LATE_ANSWERS_MS)).toMatchObject({ locked: true })
    expect(give(buildAttempt(), 1, 1, DEADLINE_MS + LATE_ANSWERS_MS + 1)).toEqual({ locked: false, reason: 'too_late' })
  })

  it('refuses what is finished, questions of other quizzes, and options that are not there', () => {
    expect(give(finishAttempt(buildAttempt(), START_MS), 1, 1, START_MS)).toEqual({ locked: false, reason: 'finished' })
    expect(give(buildAttempt(), 99, 0, START_MS)).toEqual({ locked: false, reason: 'no_such_question' })
    for (const choice of [-1, 4, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(give(buildAttempt(), 1, choice, START_MS)).toEqual({ locked: false, reason: 'no_such_option' })
    }
  })
})

describe('the time of an attempt', () => {
  it('runs to the deadline and its grace', () => {
    expect(isRunning(buildAttempt(), DEADLINE_MS + ANSWER_GRACE_MS)).toBe(true)
    expect(isRunning(buildAttempt(), DEADLINE_MS + ANSWER_GRACE_MS + 1)).toBe(false)
    expect(isRunning(finishAttempt(buildAttempt(), START_MS), START_MS)).toBe(false)
  })

  it('is over when it was finished, or when not even late answers count any more', () => {
    expect(isOver(buildAttempt(), DEADLINE_MS + LATE_ANSWERS_MS)).toBe(false)
    expect(isOver(buildAttempt(), DEADLINE_MS + LATE_ANSWERS_MS + 1)).toBe(true)
    expect(isOver(finishAttempt(buildAttempt(), START_MS), START_MS)).toBe(true)
  })

  it('ends once: a second end changes nothing', () => {
    const finished = finishAttempt(buildAttempt(), START_MS + 5)
    expect(finishAttempt(finished, START_MS + 9)).toBe(finished)
  })
})

describe('the score', () => {
  it('counts what is unanswered as wrong and as all the time there was (QZ-10)', () => {
    expect(scoreOf(answered([[1, 1, 9_000]]))).toEqual({
      right: 1,
      total: 5,
      percent: 20,
      passed: false,
      time: 300,
      isLate: false,
    })
    expect(scoreOf(buildAttempt())).toMatchObject({ right: 0, percent: 0, time: 300 })
  })

  it('is passed from 70 percent on (QZ-19)', () => {
    const seven = buildQuiz({ questions: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => buildQuestion(n)) })
    const withRight = (right: number) => {
      const answers = seven.questions.map(({ id, correctAnswer }, index) => ({
        questionId: id,
        choice: correctAnswer,
        isRight: index < right,
        answeredAtMs: START_MS,
      }))
      return scoreOf(buildAttempt({ quiz: seven, answers }))
    }
    expect(withRight(7)).toMatchObject({ percent: 70, passed: true })
    expect(withRight(6)).toMatchObject({ percent: 60, passed: false })
  })

  it('takes the last answer as the end, and never more time than the quiz has', () => {
    const all = (lastMs: number) =>
      scoreOf(
        answered([
          [1, 1, 1_000],
          [3, 3, 2_000],
          [2, 2, 3_000],
          [4, 0, 4_000],
          [5, 1, lastMs],
        ]),
      )
    expect(all(61_400)).toMatchObject({ percent: 100, time: 61, isLate: false })
    expect(all(300_000 + ANSWER_GRACE_MS)).toMatchObject({ time: 300, isLate: false })
    expect(all(300_000 + ANSWER_GRACE_MS + 1)).toMatchObject({ time: 300, isLate: true })
  })

  it('counts in averages and achievements from five questions on, late or unranked as it may be', () => {
    const counted = (questions: number) => {
      const quiz = buildQuiz({ questions: Array.from({ length: questions }, (_, n) => buildQuestion(n + 1)) })
      return countedPercentOf({ ...answered([[1, 1, 300_000 + ANSWER_GRACE_MS + 1]]), quiz })
    }
    expect([1, 4, 5, 10].map(counted)).toEqual([null, null, 20, 10])
    expect(countedPercentOf(buildAttempt())).toBe(0)
  })

  it('ranks accounts that finished a whole quiz in time, and nobody else (OP-38, OP-39, OP-85)', () => {
    const finished = finishAttempt(answered([[1, 1, 2_000]]), START_MS + 3_000)
    expect(isRanked(finished)).toBe(true)
    expect(isRanked(answered([[1, 1, 2_000]]))).toBe(false)
    expect(isRanked({ ...finished, taker: { kind: 'guest', id: finished.taker.id } })).toBe(false)
    const short = buildQuiz({ questions: [1, 2, 3, 4].map((n) => buildQuestion(n)) })
    expect(isRanked({ ...finished, quiz: short })).toBe(false)
    const late = finishAttempt(answered([[1, 1, 300_000 + ANSWER_GRACE_MS + 1]]), DEADLINE_MS + 60_000)
    expect(isRanked(late)).toBe(false)
    expect(isRanked(finishAttempt(buildAttempt(), START_MS + 2_000))).toBe(false)
  })

  it('says why an attempt has no place, where it would have one otherwise', () => {
    const finished = finishAttempt(answered([[1, 1, 2_000]]), START_MS + 3_000)
    expect(unrankedBecause(finished)).toBeNull()
    expect(unrankedBecause({ ...finished, unranked: 'unverified' })).toBe('unverified')
    expect(unrankedBecause(finishAttempt(answered([[1, 1, 1_999]]), START_MS + 3_000))).toBe('too_fast')
    const guest = { kind: 'guest', id: finished.taker.id } as const
    expect(unrankedBecause({ ...finished, taker: guest, unranked: 'unverified' })).toBeNull()
  })
})
