import { GENERATION_STAGES } from '@trendverse/domain/ai/generation-job'
import { DIFFICULTIES } from '@trendverse/domain/quizzes/question'
import { MAX_QUESTIONS, PAGE_DIFFICULTY, PAGE_QUESTIONS } from '@trendverse/domain/quizzes/quiz'
import { UNRANKED_REASONS } from '@trendverse/domain/ranking/who-is-ranked'
import { CATEGORIES } from '@trendverse/domain/trends/categories/category'
import { z } from 'zod'
import { publicCall, userCall } from './access'
import { dailyQuizContract } from './daily-quiz'
import { id } from './field'
import { pageInput, pageOutput } from './paging'
import { askedQuestion, attempt, attemptOutput, choice } from './quiz-attempt'
import { historyRow, sharedResult } from './quiz-outcome'

const TAGS = ['Quizzes']
const instant = z.iso.datetime({ offset: true })
const count = z.number().int().nonnegative()
const percent = z.number().int().min(0).max(100)

export const leaderboardRow = z.strictObject({
  id: z.uuid(),
  username: z.string(),
  /** Percent. */
  score: percent,
  /** Seconds. */
  time: count,
  date: instant,
  /** OP-40: an invented row of a demonstration. */
  isSample: z.boolean(),
  /** Whether it is the caller's. */
  isOwn: z.boolean(),
})

export const board = z.strictObject({
  /** At most ten, best first. */
  entries: z.array(leaderboardRow).readonly(),
  /** The caller's row where it is not among them. */
  own: leaderboardRow.nullable(),
})

const reviewedQuestion = askedQuestion.extend({
  /** Null, as are explanation and source, for what somebody left unanswered of a quiz of the day that still runs. */
  correctAnswer: choice.nullable(),
  explanation: z.string().nullable(),
  source: z
    .strictObject({
      quote: z.string(),
      title: z.string(),
      publisher: z.string().nullable(),
      url: z.string().nullable(),
    })
    .nullable(),
  /** Null: unanswered, which counts as wrong. */
  choice: choice.nullable(),
  /** Of all who answered it; null: too few to say. */
  percentRight: percent.nullable(),
})

const result = z.strictObject({
  attemptId: z.uuid(),
  trendId: z.uuid(),
  trendName: z.string(),
  difficulty: z.enum(DIFFICULTIES),
  /** Right answers. */
  score: count,
  total: count,
  percent,
  passed: z.boolean(),
  passingScore: percent,
  /** Seconds. */
  time: count,
  /** Whether it counts for the leaderboard; guests and late answers do not. */
  ranked: z.boolean(),
  /** Why it does not, where it was taken whole and in time by an account. */
  unranked: z.enum(UNRANKED_REASONS).nullable(),
  late: z.boolean(),
  questions: z.array(reviewedQuestion).readonly(),
  board,
})

/** How one answer turned out: it is final, so there is nothing left to give away (QZ-29). */
const verdict = z.strictObject({
  isRight: z.boolean(),
  correctAnswer: choice,
  explanation: z.string(),
  /** Right answers so far. */
  score: count,
  answered: count,
})

const attemptId = id
/** One of the two: a quiz that can be taken, or how far it is. */
export const quizOrder = z.strictObject({
  attempt: attempt.nullable(),
  job: z.strictObject({ id: z.uuid(), stage: z.enum(GENERATION_STAGES) }).nullable(),
})
const orderOutput = z.object({ data: quizOrder })
const resultOutput = z.object({ data: result })

/** API-14, OP-38, OP-42, OP-80. What belongs to somebody else's attempt answers as if there were none. */
export const quizzesContract = {
  ...dailyQuizContract,
  generate: publicCall
    .route({
      method: 'POST',
      path: '/quizzes/generate',
      summary: 'Begin a quiz about a trend, or continue the running one (spends a unit)',
      description:
        'Answers with the quiz, or, where a model takes its time to write it, with a job to ask for. The clock of a quiz starts ' +
        'when it is ready.',
      tags: TAGS,
    })
    .input(
      z.strictObject({
        trendId: id,
        difficulty: z.enum(DIFFICULTIES).default(PAGE_DIFFICULTY),
        /** As many as the difficulty plans when absent (QZ-22). */
        count: z.number().int().min(PAGE_QUESTIONS).max(MAX_QUESTIONS).optional(),
      }),
    )
    .output(orderOutput),
  job: publicCall
    .route({
      method: 'GET',
      path: '/quizzes/jobs/{id}',
      summary: 'Progress of a quiz a model is writing, or the finished quiz',
      tags: TAGS,
    })
    .input(z.strictObject({ id: attemptId }))
    .output(orderOutput),
  cancelJob: publicCall
    .route({
      method: 'DELETE',
      path: '/quizzes/jobs/{id}',
      summary: 'Cancel a quiz; its unit is refunded unless it is ready',
      tags: TAGS,
    })
    .input(z.strictObject({ id: attemptId }))
    .output(z.object({ data: z.strictObject({ cancelled: z.boolean() }) })),
  attempt: publicCall
    .route({
      method: 'GET',
      path: '/quizzes/attempts/{id}',
      summary: 'A quiz in progress, to continue it',
      tags: TAGS,
    })
    .input(z.strictObject({ id: attemptId }))
    .output(attemptOutput),
  running: publicCall
    .route({
      method: 'GET',
      path: '/quizzes/running/{trendId}',
      summary: 'The caller’s unfinished quiz about a trend, if any, and how many questions the trend carries itself',
      tags: TAGS,
    })
    .input(z.strictObject({ trendId: id }))
    .output(
      z.object({
        data: z.strictObject({
          attemptId: attemptId.nullable(),
          /** How many of the five questions would be about the trend itself; null if a model will write them. */
          ownQuestions: count.max(PAGE_QUESTIONS).nullable(),
          /** What the trend names and is asked about as well, with so many questions each. */
          topics: z
            .array(z.strictObject({ name: z.string(), questions: count.max(PAGE_QUESTIONS) }))
            .max(PAGE_QUESTIONS),
        }),
      }),
    ),
  answer: publicCall
    .route({
      method: 'POST',
      path: '/quizzes/answer',
      summary: 'Give a final answer; tells whether it was right, which one is, and why',
      description:
        'Repeating the same answer changes nothing. Accepted up to 10 minutes after the deadline; what comes later ' +
        'than 5 seconds after it is scored but not ranked.',
      tags: TAGS,
    })
    .input(z.strictObject({ attemptId, questionId: id, choice }))
    .output(z.object({ data: verdict })),
  submit: publicCall
    .route({
      method: 'POST',
      path: '/quizzes/submit',
      summary: 'End a quiz: totals, every answer with its source, and the leaderboard; can be repeated',
      tags: TAGS,
    })
    .input(z.strictObject({ attemptId }))
    .output(resultOutput),
  history: userCall
    .route({
      method: 'GET',
      path: '/quizzes/history',
      summary: 'Finished quizzes of this account, the latest first, and how they came out by category',
      tags: TAGS,
    })
    .input(z.strictObject(pageInput))
    .output(
      pageOutput(historyRow).extend({
        byCategory: z
          .array(z.strictObject({ category: z.enum(CATEGORIES), quizzes: count, averagePercent: z.number() }))
          .readonly(),
      }),
    ),
  shared: publicCall
    .route({
      method: 'GET',
      path: '/quizzes/shared/{id}',
      summary: 'A shared result, as anyone with the link sees it; by the ID of its attempt',
      tags: TAGS,
    })
    .input(z.strictObject({ id: attemptId }))
    .output(z.object({ data: sharedResult })),
  leaderboard: publicCall
    .route({
      method: 'GET',
      path: '/quizzes/leaderboard/{trendId}',
      summary:
        'The ten best at quizzes of one difficulty about a trend, one row per account, and the own row where it is not among them',
      tags: TAGS,
    })
    .input(z.strictObject({ trendId: id, difficulty: z.enum(DIFFICULTIES).default(PAGE_DIFFICULTY) }))
    .output(z.object({ data: board })),
}
