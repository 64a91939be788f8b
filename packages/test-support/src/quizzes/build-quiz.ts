import type { QuizAttempt } from '@trendverse/domain/quizzes/attempt'
import { beginAttempt } from '@trendverse/domain/quizzes/attempt-rules'
import type { Question } from '@trendverse/domain/quizzes/question'
import { QUIZ_VERSION, type Quiz } from '@trendverse/domain/quizzes/quiz'
import { testUuid } from '../trends/build-trend'

/** The n-th question of a test; its right answer is option `n % 4`. */
export function buildQuestion(n: number, parts: Partial<Question> = {}): Question {
  return {
    id: testUuid(40_000 + n),
    type: 'knowledge',
    question: `Which number belongs to question ${n}?`,
    options: [0, 1, 2, 3].map((option) => `Number ${option}`),
    correctAnswer: n % 4,
    explanation: `The secret of question ${n} is number ${n % 4}.`,
    source: {
      quote: `proof ${n}`,
      title: `Evidence ${n}`,
      publisher: 'A paper',
      url: `https://paper.example/${n}`,
    },
    difficulty: 'medium',
    tags: ['numbers'],
    ...parts,
  }
}

/** A quiz of five questions about the first trend of a test. */
export function buildQuiz(parts: Partial<Quiz> = {}): Quiz {
  return {
    id: testUuid(41_000),
    trendId: testUuid(1),
    trendName: 'Trend 1',
    category: 'Music',
    title: 'A quiz about trend 1',
    description: 'Five questions.',
    questions: [1, 2, 3, 4, 5].map((n) => buildQuestion(n)),
    duration: 300,
    passingScore: 70,
    learningObjectives: ['Know the numbers'],
    difficulty: 'medium',
    generatedAt: '2026-01-02T12:00:00.000Z',
    generatedBy: 'built-in',
    source: 'The evidence of the trend',
    version: QUIZ_VERSION,
    fallback: false,
    fallbackReason: null,
    ...parts,
  }
}

/** An attempt nobody answered anything of yet, begun at noon of 2 January 2026. */
export function buildAttempt(parts: Partial<QuizAttempt> = {}): QuizAttempt {
  const fresh = beginAttempt(
    testUuid(42_000),
    { kind: 'user', id: testUuid(70_001) },
    buildQuiz(),
    Date.UTC(2026, 0, 2, 12),
  )
  return { ...fresh, ...parts }
}
