import { composeQuestions } from '@trendverse/domain/quizzes/built-in/compose-questions'
import { evidenceTextsOf } from '@trendverse/domain/quizzes/evidence-texts'
import { gateQuestions } from '@trendverse/domain/quizzes/quality-gate'
import { DIFFICULTIES, QUESTION_TYPES, type Question } from '@trendverse/domain/quizzes/question'
import type { TrendDetail } from '@trendverse/domain/trends/trend'
import { seededNumbers } from '@trendverse/test-support/seeded-numbers'
import { describe, expect, test } from 'vitest'
import { STARTER_RELATIONS } from './relations'
import { STARTER_TRENDS } from './starter-trends'
import { trueOptions } from './testing/true-options'
import { starterTrendDetails } from './to-trend-detail'

const NOW_MS = Date.UTC(2026, 10, 22)
const SEEDS = Array.from({ length: 20 }, (_, seed) => seed + 1)
const trends = starterTrendDetails()
const world = {
  trends: STARTER_TRENDS,
  isRelated: (a: string, b: string) =>
    STARTER_RELATIONS.some(([one, other]) => (one === a && other === b) || (one === b && other === a)),
}

function quizOf(trend: TrendDetail, seed: number, count = 5, avoid: ReadonlySet<string> = new Set()) {
  const difficulty = DIFFICULTIES[seed % DIFFICULTIES.length] ?? 'medium'
  const random = seededNumbers(seed * 7_919 + trends.indexOf(trend))
  return composeQuestions({ trend, neighbours: trends, count, difficulty, random, nowMs: NOW_MS, avoid })
}

/** Twenty quizzes of every trend. */
const quizzes = trends.map((trend) => ({ trend, ofTrend: SEEDS.map((seed) => quizOf(trend, seed)) }))
const questions = quizzes.flatMap(({ ofTrend }) => ofTrend.flat())
const idsOf = (quiz: readonly Question[]): string =>
  quiz
    .map(({ id }) => id)
    .sort()
    .join()

describe('the built-in quizzes of the starter catalogue', () => {
  test('are five questions for every trend, and ten where ten are wanted', () => {
    for (const { trend, ofTrend } of quizzes) {
      expect(
        ofTrend.map((quiz) => quiz.length),
        trend.name,
      ).toEqual(SEEDS.map(() => 5))
      for (const difficulty of [1, 2, 3]) expect(quizOf(trend, difficulty, 10), trend.name).toHaveLength(10)
    }
  })

  test('hold far more than 200 distinct questions', () => {
    expect(new Set(questions.map(({ id }) => id)).size).toBeGreaterThan(2_000)
  })

  test('pass the gate that holds for every writer', () => {
    for (const { trend, ofTrend } of quizzes) {
      const evidenceTexts = evidenceTextsOf(trend, trends)
      for (const drafts of ofTrend) {
        expect(gateQuestions({ trendId: trend.id, drafts, evidenceTexts }).rejected, trend.name).toEqual([])
      }
    }
  })

  test('have exactly one true option, the one held to be right, by the catalogue itself', () => {
    const wrong = quizzes.flatMap(({ trend, ofTrend }, index) =>
      ofTrend.flat().flatMap((question) => {
        const entry = STARTER_TRENDS[index]
        const right = question.options[question.correctAnswer]
        const found = entry === undefined ? [] : trueOptions(question, entry, world)
        return found.length === 1 && found[0] === right ? [] : [{ trend: trend.name, ...question, found }]
      }),
    )
    expect(wrong).toEqual([])
  })

  test('are never alike: a taker who comes back is asked something else', () => {
    for (const { trend, ofTrend } of quizzes) {
      expect(new Set(ofTrend.map(idsOf)).size, trend.name).toBeGreaterThanOrEqual(SEEDS.length - 1)
      const asked = new Set<string>()
      for (const seed of [1, 2]) {
        const quiz = quizOf(trend, seed, 5, asked)
        expect(
          quiz.filter(({ id }) => asked.has(id)),
          trend.name,
        ).toEqual([])
        for (const { id } of quiz) asked.add(id)
      }
    }
  })

  test('are of all five types, nearly every quiz by itself (QZ-21)', () => {
    for (const type of QUESTION_TYPES) {
      const share = questions.filter((question) => question.type === type).length / questions.length
      expect(share, type).toBeGreaterThan(0.1)
    }
    const mixed = quizzes
      .flatMap(({ ofTrend }) => ofTrend)
      .filter((quiz) => new Set(quiz.map((one) => one.type)).size === 5)
    expect(mixed.length / (quizzes.length * SEEDS.length)).toBeGreaterThan(0.9)
  })

  test('let each letter be right about equally often', () => {
    const letters = [0, 1, 2, 3].map((letter) => questions.filter((one) => one.correctAnswer === letter).length)
    for (const count of letters) expect(Math.abs(count / questions.length - 0.25)).toBeLessThan(0.02)
  })

  test('ask nothing twice and tell nothing they ask within a quiz', () => {
    for (const { ofTrend } of quizzes) {
      for (const quiz of ofTrend) {
        const answers = quiz.map(({ options, correctAnswer }) => options[correctAnswer])
        expect(new Set(answers).size, JSON.stringify(quiz)).toBe(quiz.length)
      }
    }
  })
})
