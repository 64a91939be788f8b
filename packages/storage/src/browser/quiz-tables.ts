import type { QuestionRecord } from '@trendverse/application/ports/quizzes'
import { QUESTION_DECISIONS, QUESTION_STATUSES } from '@trendverse/domain/quizzes/judge-question'
import type { QuestionFigures } from '@trendverse/domain/quizzes/question-quality'
import { QUESTION_REPORT_REASONS, type QuestionReport } from '@trendverse/domain/quizzes/question-report'
import { z } from 'zod'
import { reportKey } from '../memory/memory-question-quality'
import type { KeptAttempt } from '../memory/memory-store'
import type { DeviceRecord } from './device-record'
import { type DeviceTable, deviceTable, deviceTablePerKey } from './device-table'
import { dailyQuizRecord, leaderboardRecord, quizAttemptRecord } from './quiz-records'
import { count, instant, visitorReport } from './row-shapes'
import {
  DAILY_QUIZZES_KEY,
  leaderboardKey,
  QUESTION_QUALITY_KEY,
  QUIZ_ATTEMPTS_KEY,
  QUIZ_HISTORY_KEY,
} from './storage-keys'

const sum = z.number().nonnegative()

const figures: z.ZodType<QuestionFigures> = z.object({
  answers: count,
  right: count,
  restSum: sum,
  restSquareSum: sum,
  restSumOfRight: sum,
})

const reportRecord: z.ZodType<QuestionReport> = visitorReport.extend({
  questionId: z.uuid(),
  reason: z.enum(QUESTION_REPORT_REASONS),
})

/** A question as a device keeps it: together with what was reported of it. */
type QuestionRow = QuestionRecord & { readonly reports: readonly QuestionReport[] }

const evidence = z.object({
  options: z.array(z.string()).readonly(),
  explanation: z.string(),
  quote: z.string(),
  title: z.string(),
  publisher: z.string().nullable(),
  url: z.string().nullable(),
})

const questionRecord: z.ZodType<QuestionRow> = z.object({
  id: z.uuid(),
  question: z.string(),
  rightOption: z.string(),
  trendId: z.uuid(),
  trendName: z.string(),
  figures,
  reporters: count,
  decision: z.enum(QUESTION_DECISIONS).nullable(),
  evidence: evidence.nullable().default(null),
  status: z.enum(QUESTION_STATUSES),
  updatedAtMs: instant,
  reports: z.array(reportRecord).readonly(),
})

/**
 * An attempt of five questions takes some 5,000 characters: so many of them are a fifth of the five million a browser
 * gives. What is older makes room; scores and leaderboards have counted it already.
 */
const MAX_FINISHED_ATTEMPTS = 200
/** A visitor goes through few trends in the days until an attempt that was left is ended; the oldest make room. */
const MAX_RUNNING_ATTEMPTS = 50
/** Nobody begins one of an earlier day, and every attempt has its questions with it; the one before is for midnight. */
const MAX_DAILY_QUIZZES = 2
/**
 * Questions of some forty quizzes, of about 500 characters each. What a few people answer on one device will hardly
 * judge any: it is kept for what they report and an administrator of the device decides.
 */
const MAX_QUESTIONS = 200

/**
 * Quizzes of this device: those being taken, those that ended, how their questions turned out, a leaderboard for each
 * trend.
 */
export function quizTables(): readonly DeviceTable[] {
  return [
    deviceTable(QUIZ_ATTEMPTS_KEY, quizAttemptRecord, putAttempt, ({ quizAttempts }) =>
      latest(quizAttempts, MAX_RUNNING_ATTEMPTS, ({ attempt }) =>
        attempt.finishedAtMs === null ? attempt.startedAtMs : null,
      ),
    ),
    deviceTable(QUIZ_HISTORY_KEY, quizAttemptRecord, putAttempt, ({ quizAttempts }) =>
      latest(quizAttempts, MAX_FINISHED_ATTEMPTS, ({ attempt }) => attempt.finishedAtMs),
    ),
    deviceTable(
      DAILY_QUIZZES_KEY,
      dailyQuizRecord,
      ({ dailyQuizzes }, made) => void dailyQuizzes.set(made.day, made),
      ({ dailyQuizzes }) =>
        [...dailyQuizzes.values()].sort((a, b) => (a.day < b.day ? -1 : 1)).slice(-MAX_DAILY_QUIZZES),
    ),
    deviceTable(QUESTION_QUALITY_KEY, questionRecord, putQuestion, questionRows),
    deviceTablePerKey(
      // without an id: what all of them begin with
      leaderboardKey(''),
      leaderboardRecord,
      ({ trendId }) => leaderboardKey(trendId),
      ({ leaderboardEntries }, entry) => void leaderboardEntries.set(entry.id, entry),
      ({ leaderboardEntries }) => [...leaderboardEntries.values()],
    ),
  ]
}

function putAttempt({ quizAttempts }: DeviceRecord, kept: KeptAttempt): void {
  quizAttempts.set(kept.attempt.id, kept)
}

/** The latest of those that have an instant, the oldest of them first. */
function latest(
  attempts: DeviceRecord['quizAttempts'],
  limit: number,
  atMsOf: (kept: KeptAttempt) => number | null,
): readonly KeptAttempt[] {
  return [...attempts.values()]
    .filter((kept) => atMsOf(kept) !== null)
    .sort((a, b) => (atMsOf(a) ?? 0) - (atMsOf(b) ?? 0))
    .slice(-limit)
}

function putQuestion({ questions, questionReports }: DeviceRecord, { reports, ...question }: QuestionRow): void {
  questions.set(question.id, question)
  for (const report of reports) questionReports.set(reportKey(report), report)
}

/** The questions something was heard of last, each with its reports. */
function questionRows({ questions, questionReports }: DeviceRecord): readonly QuestionRow[] {
  const reports = [...questionReports.values()]
  return [...questions.values()]
    .sort((a, b) => a.updatedAtMs - b.updatedAtMs)
    .slice(-MAX_QUESTIONS)
    .map((question) => ({ ...question, reports: reports.filter(({ questionId }) => questionId === question.id) }))
}
