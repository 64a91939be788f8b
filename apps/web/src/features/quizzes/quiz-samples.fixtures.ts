import { testUuid } from '@trendverse/test-support/trends/build-trend'
import type { AttemptAnswer, QuizResult } from './quiz-calls'
import type { QuizEvent } from './quiz-flow'
import { type QuizRun, runOf } from './quiz-run'

const DEADLINE = '2026-03-01T11:05:00.000Z'
const SERVER_NOW = '2026-03-01T11:00:00.000Z'
/** An hour behind the server. */
export const HEARD_AT_MS = Date.parse('2026-03-01T10:00:00.000Z')

export const questionId = (number: number) => testUuid(1_000 + number)

export function sampleAttempt(changes: Partial<AttemptAnswer> = {}): AttemptAnswer {
  return {
    id: testUuid(900),
    quiz: {
      id: testUuid(901),
      trendId: testUuid(1),
      trendName: 'Star charts',
      title: 'Star charts',
      description: '',
      questions: [1, 2, 3].map((number) => ({
        id: questionId(number),
        type: 'knowledge',
        question: `Question ${number}?`,
        options: ['a', 'b', 'c', 'd'],
        difficulty: 'medium',
        tags: [],
      })),
      duration: 300,
      passingScore: 70,
      learningObjectives: [],
      difficulty: 'medium',
      generatedAt: SERVER_NOW,
      generatedBy: 'built-in',
      source: 'the evidence',
      version: 1,
      fallback: false,
      fallbackReason: null,
    },
    startedAt: SERVER_NOW,
    deadline: DEADLINE,
    serverNow: SERVER_NOW,
    answers: [],
    finished: false,
    unranked: null,
    resumed: false,
    ...changes,
  }
}

export function sampleRun(changes: Partial<QuizRun> = {}): QuizRun {
  return { ...runOf(sampleAttempt(), 'server', HEARD_AT_MS, null), ...changes }
}

export const SAMPLE_RESULT: QuizResult = {
  attemptId: testUuid(900),
  trendId: testUuid(1),
  trendName: 'Star charts',
  difficulty: 'medium',
  score: 3,
  total: 3,
  percent: 100,
  passed: true,
  passingScore: 70,
  time: 40,
  ranked: true,
  unranked: null,
  late: false,
  questions: [],
  board: { entries: [], own: null },
}

/** How an answer to the n-th question turned out; its first option is right. */
export const heard = (number: number, isRight = true): QuizEvent => ({
  kind: 'heard',
  questionId: questionId(number),
  verdict: { isRight, correctAnswer: 0, explanation: `Because of ${number}.` },
})

export const refused = (number: number): QuizEvent => ({ kind: 'heard', questionId: questionId(number), verdict: null })
