import { composeQuestions } from '@trendverse/domain/quizzes/built-in/compose-questions'
import { evidenceTextsOf } from '@trendverse/domain/quizzes/evidence-texts'
import { gateQuestions } from '@trendverse/domain/quizzes/quality-gate'
import { DIFFICULTIES } from '@trendverse/domain/quizzes/question'
import type { TrendDetail } from '@trendverse/domain/trends/trend'
import { seededNumbers } from '@trendverse/test-support/seeded-numbers'
import { describe, expect, test } from 'vitest'
import { STARTER_TRENDS } from './starter-trends'
import { trueOptions } from './testing/true-options'
import { starterTrendDetails } from './to-trend-detail'

const NOW_MS = Date.UTC(2026, 10, 22)
const SEEDS = Array.from({ length: 20 }, (_, seed) => seed + 1)
const trends = starterTrendDetails()
function quizOf(trend: TrendDetail, seed: number, count = 5, avoid: ReadonlySet<string> = new Set()) {
  const difficulty = DIFFICULTIES[seed % DIFFICULTIES.length] ?? 'medium'
  const random = seededNumbers(seed * 7_919 + trends.indexOf(trend))
  return composeQuestions({ trend, neighbours: trends, count, difficulty, random, nowMs: NOW_MS, avoid })
}

/** Twenty quizzes of every trend. */
const quizzes = trends.map((trend) => ({ trend, ofTrend: SEEDS.map((seed) => quizOf(trend, seed)) }))
const questions = quizzes.flatMap(({ ofTrend }) => ofTrend.flat())
describe('the built-in quizzes of the starter catalogue', () => {
  test('fill up what people wrote: one question at least for nearly every trend, where one is left to ask', () => {
    const silent = quizzes.filter(({ ofTrend }) => ofTrend.some((quiz) => quiz.length === 0))
    expect(silent.map(({ trend }) => trend.name)).toEqual([])
  })

  test('ask for a year at most once in five questions, and never about our own bookkeeping', () => {
    for (const { trend, ofTrend } of quizzes) {
      for (const quiz of ofTrend) {
        expect(quiz.filter(({ tags }) => tags.includes('dates')).length, trend.name).toBeLessThanOrEqual(1)
      }
    }
    for (const { question } of questions)
      expect(question).not.toMatch(/tags of|which tag|categor|shelf|constellation|momentum/i)
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
        const found = entry === undefined ? [] : trueOptions(question, entry)
        return found.length === 1 && found[0] === right ? [] : [{ trend: trend.name, ...question, found }]
      }),
    )
    expect(wrong).toEqual([])
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
