import { FALLBACK_REASONS } from '@trendverse/domain/ai/fallback-reason'
import type { LockedAnswer, QuizAttempt } from '@trendverse/domain/quizzes/attempt'
import type { DailyQuiz } from '@trendverse/domain/quizzes/daily/daily-quiz'
import type { LeaderboardEntry } from '@trendverse/domain/quizzes/leaderboard'
import { DIFFICULTIES, OPTIONS_PER_QUESTION, QUESTION_TYPES, type Question } from '@trendverse/domain/quizzes/question'
import { PAGE_DIFFICULTY, QUIZ_GENERATORS, type Quiz } from '@trendverse/domain/quizzes/quiz'
import { UNRANKED_REASONS } from '@trendverse/domain/ranking/who-is-ranked'
import { CATEGORIES } from '@trendverse/domain/trends/categories/category'
import { z } from 'zod'
import type { KeptAttempt } from '../memory/memory-store'
import { count, instant, texts, visitor } from './row-shapes'

/** Index of an option. */
const choice = count.max(OPTIONS_PER_QUESTION - 1)

const question: z.ZodType<Question> = z.object({
  id: z.uuid(),
  type: z.enum(QUESTION_TYPES),
  question: z.string(),
  options: z.array(z.string()).length(OPTIONS_PER_QUESTION).readonly(),
  correctAnswer: choice,
  explanation: z.string(),
  source: z.object({
    quote: z.string(),
    title: z.string(),
    publisher: z.string().nullable(),
    url: z.url({ protocol: /^https?$/ }).nullable(),
  }),
  difficulty: z.enum(DIFFICULTIES),
  tags: texts,
  story: z.object({ id: z.uuid(), name: z.string(), category: z.enum(CATEGORIES), color: z.string() }).optional(),
})

const quiz: z.ZodType<Quiz> = z.object({
  id: z.uuid(),
  trendId: z.uuid(),
  trendName: z.string(),
  category: z.enum(CATEGORIES),
  title: z.string(),
  description: z.string(),
  questions: z.array(question).readonly(),
  duration: z.number(),
  passingScore: z.number(),
  learningObjectives: texts,
  difficulty: z.enum(DIFFICULTIES),
  generatedAt: z.string(),
  generatedBy: z.enum(QUIZ_GENERATORS),
  source: z.string(),
  version: z.number().int(),
  fallback: z.boolean(),
  fallbackReason: z.enum(FALLBACK_REASONS).nullable().optional(),
})

export const dailyQuizRecord: z.ZodType<DailyQuiz> = z.object({ day: z.iso.date(), quiz })

const answer: z.ZodType<LockedAnswer> = z.object({
  questionId: z.uuid(),
  choice,
  isRight: z.boolean(),
  answeredAtMs: instant,
})

const attempt: z.ZodType<QuizAttempt> = z.object({
  id: z.uuid(),
  taker: visitor,
  quiz,
  startedAtMs: instant,
  deadlineMs: instant,
  answers: z.array(answer).readonly(),
  finishedAtMs: instant.nullable(),
  // attempts of earlier versions have none
  unranked: z.enum(UNRANKED_REASONS).nullable().default(null),
})

export const quizAttemptRecord: z.ZodType<KeptAttempt> = z.object({
  attempt,
  percent: z.number().nullable(),
  // records of earlier versions have none
  sharedAtMs: instant.nullable().default(null),
})

export const leaderboardRecord: z.ZodType<LeaderboardEntry> = z.object({
  id: z.uuid(),
  trendId: z.uuid(),
  // rows of earlier versions have none: pages began quizzes of one difficulty only
  difficulty: z.enum(DIFFICULTIES).default(PAGE_DIFFICULTY),
  userId: z.uuid().nullable(),
  username: z.string(),
  score: z.number(),
  time: z.number(),
  achievedAtMs: instant,
  isSample: z.boolean(),
})
