import type { FinishRecord } from '@trendverse/application/ports/quizzes'
import type { QuizAttempt, QuizTaker } from '@trendverse/domain/quizzes/attempt'
import { beginAttempt, finishAttempt } from '@trendverse/domain/quizzes/attempt-rules'
import type { LeaderboardEntry } from '@trendverse/domain/quizzes/leaderboard'
import type { Question } from '@trendverse/domain/quizzes/question'
import type { Quiz } from '@trendverse/domain/quizzes/quiz'
import { idOf, NOON_MS } from './samples'

/** The n-th test question; its id is `idOf(n)`, its right option the n-th. */
export function sampleQuestion(n: number, changes: Partial<Question> = {}): Question {
  return {
    id: idOf(n),
    type: 'knowledge',
    question: `Which of these is number ${n}?`,
    options: ['the first', 'the second', 'the third', 'the fourth'],
    correctAnswer: n % 4,
    explanation: 'It is counted so.',
    source: { quote: 'counted so', title: 'On counting', publisher: null, url: 'https://example.org/counting' },
    difficulty: 'medium',
    tags: ['numbers'],
    ...changes,
  }
}

/** A quiz of five questions about the trend `idOf(trendNumber)`. */
export function sampleQuiz(trendNumber: number, changes: Partial<Quiz> = {}): Quiz {
  return {
    id: idOf(700 + trendNumber),
    trendId: idOf(trendNumber),
    trendName: `Trend ${trendNumber}`,
    category: 'Technology',
    title: 'A quiz',
    description: 'What people know about it.',
    questions: [1, 2, 3, 4, 5].map((n) => sampleQuestion(n)),
    duration: 300,
    passingScore: 70,
    learningObjectives: ['Know it.'],
    difficulty: 'medium',
    generatedAt: new Date(NOON_MS).toISOString(),
    generatedBy: 'built-in',
    source: 'what was counted',
    version: 1,
    fallback: false,
    ...changes,
  }
}

export const byUser = (n: number): QuizTaker => ({ kind: 'user', id: idOf(n) })
export const byGuest = (id: string): QuizTaker => ({ kind: 'guest', id })

/** The n-th test attempt; its id is `idOf(800 + n)`. */
export function sampleAttempt(n: number, taker: QuizTaker, quiz = sampleQuiz(1), startedAtMs = NOON_MS): QuizAttempt {
  return beginAttempt(idOf(800 + n), taker, quiz, startedAtMs)
}

/** The n-th row of a leaderboard; its id is `idOf(900 + n)`. */
export function sampleEntry(n: number, changes: Partial<LeaderboardEntry> = {}): LeaderboardEntry {
  return {
    id: idOf(900 + n),
    trendId: idOf(1),
    difficulty: 'medium',
    userId: null,
    username: `Sample ${n}`,
    score: 80,
    time: 200,
    achievedAtMs: NOON_MS,
    isSample: true,
    ...changes,
  }
}

/**
 * What ends an attempt at this instant with so many percent, null for one too short to count; of an account it is
 * ranked with these seconds.
 */
export function endsWith(
  percent: number | null,
  time: number | null,
  finishedAtMs: number,
): (attempt: QuizAttempt) => FinishRecord {
  return (attempt) => {
    const { taker, quiz, id } = attempt
    const { trendId, difficulty } = quiz
    const ranked = { id, trendId, difficulty, userId: taker.id, username: 'a name of then', score: percent ?? 0 }
    const entry = time === null ? null : { ...ranked, time, achievedAtMs: finishedAtMs, isSample: false }
    return { attempt: finishAttempt(attempt, finishedAtMs), percent, entry }
  }
}
