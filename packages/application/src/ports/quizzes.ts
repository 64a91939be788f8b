import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { QuizAttempt, QuizTaker } from '@trendverse/domain/quizzes/attempt'
import type { QuestionDecision, QuestionQuality, QuestionStatus } from '@trendverse/domain/quizzes/judge-question'
import type { LeaderboardEntry } from '@trendverse/domain/quizzes/leaderboard'
import type { Difficulty, Question, QuestionProof } from '@trendverse/domain/quizzes/question'
import type { QuestionFigures, QuestionOutcome } from '@trendverse/domain/quizzes/question-quality'
import type { QuestionReport } from '@trendverse/domain/quizzes/question-report'
import type { ReviewState } from '@trendverse/domain/reports/review-case'
import type { Category } from '@trendverse/domain/trends/categories/category'

/** What the end of an attempt adds to the database, all of it in the transaction that ends it. */
export type FinishRecord = {
  readonly attempt: QuizAttempt
  /** Added to the account's sum (AC-03) and its averages; null: too short to count (`countedPercentOf`). */
  readonly percent: number | null
  /** Replaces the account's row of this trend and difficulty where it stands before it (OP-39); null: not ranked. */
  readonly entry: LeaderboardEntry | null
}

/** Average percent of an account's finished quizzes about one category that count. */
export type CategoryAverage = { readonly category: Category; readonly quizzes: number; readonly averagePercent: number }

/**
 * Attempts and leaderboards. An account or guest has at most one unfinished attempt of a trend. An account takes its
 * attempts and rows of leaderboards along when it goes. Ids nobody has, and texts that are none, find nothing.
 */
export type QuizRepository = {
  /**
   * Keeps a new attempt, unless its taker has an unfinished one of this trend: then that is the answer. One step: of
   * two begun at once one is kept and is the answer to both. Null when the taker is an account there is not (any more).
   */
  begin(attempt: QuizAttempt): Promise<QuizAttempt | null>
  /**
   * Keeps a new attempt, unless one of its id is there, finished or not: then that is the answer. One step, like `begin`. Null
   * when the taker is an account that does not exist (any more).
   */
  beginOnce(attempt: QuizAttempt): Promise<{ readonly attempt: QuizAttempt; readonly isNew: boolean } | null>
  find(id: Uuid): Promise<QuizAttempt | null>
  /** The unfinished attempt of a taker at a trend. */
  findUnfinished(taker: QuizTaker, trendId: Uuid): Promise<QuizAttempt | null>
  /**
   * Replaces an attempt's answers by what `decide` makes of it as it is now, while nobody else can change it; null
   * leaves them. Of what it makes only the answers are kept. Answers the attempt as it is after, null when there is
   * none.
   */
  updateAnswers(id: Uuid, decide: (attempt: QuizAttempt) => QuizAttempt | null): Promise<QuizAttempt | null>
  /**
   * Ends an attempt with what `decide` makes of it as it is now: the attempt, the account's score, the leaderboard, and
   * for a guest the note that the trial is spent (OP-26, `spendsTrial`), in one transaction. `isFirst` is false when it had ended
   * before; then nothing changes. Nor does anything when the guest has spent the trial with another attempt: then this
   * one is answered as it goes on. Null when there is no such attempt.
   */
  finish(
    id: Uuid,
    decide: (attempt: QuizAttempt) => FinishRecord,
  ): Promise<{ readonly attempt: QuizAttempt; readonly isFirst: boolean } | null>
  /**
   * Makes a finished attempt of an account public, for good (OP-64). Answers it, and whether this made it public: of several
   * at once that is one. Null where the account has no such attempt, or it goes on.
   */
  share(
    id: Uuid,
    userId: Uuid,
    nowMs: number,
  ): Promise<{ readonly attempt: QuizAttempt; readonly isFirst: boolean } | null>
  /** An attempt its account made public. */
  findShared(id: Uuid): Promise<QuizAttempt | null>
  /**
   * Forgets an unfinished attempt: any, or one nobody answered anything of, which stays when it was answered meanwhile.
   */
  discard(id: Uuid, which: 'unfinished' | 'unanswered'): Promise<void>
  /** Finished attempts of an account, the latest first. A device keeps the latest only. */
  listFinished(
    userId: Uuid,
    page: { readonly page: number; readonly pageSize: number },
  ): Promise<{ readonly attempts: readonly QuizAttempt[]; readonly total: number }>
  /** Every attempt of an account, the oldest first. */
  listOf(userId: Uuid): Promise<readonly QuizAttempt[]>
  /** Rows an account has on leaderboards, the oldest first. */
  listEntries(userId: Uuid): Promise<readonly LeaderboardEntry[]>
  /** Days, `2026-11-25`, whose quiz of the day an account finished with an answer at least, the latest first. */
  listDaysTaken(userId: Uuid): Promise<readonly string[]>
  /**
   * Of the quizzes that count: whether one was without a mistake, and how they came out by category, most taken first; a
   * quiz of the day is of no category.
   */
  statsOf(userId: Uuid): Promise<{ readonly hadPerfectQuiz: boolean; readonly byCategory: readonly CategoryAverage[] }>
  /**
   * Rows a leaderboard of this trend and difficulty (OP-85) may be composed of (`composeLeaderboard`), none of accounts that are closed, and the account's own, whatever its
   * place. Names are those the accounts have now.
   */
  readLeaderboard(
    trendId: Uuid,
    userId: Uuid | null,
    difficulty: Difficulty,
  ): Promise<{ readonly entries: readonly LeaderboardEntry[]; readonly own: LeaderboardEntry | null }>
  /** Adds invented rows (OP-40), whose `userId` is null; one of an id that exists is replaced. */
  addSamples(entries: readonly LeaderboardEntry[]): Promise<void>
  /** Unfinished attempts whose deadline lies before this instant, the oldest deadline first. */
  listOverdue(deadlineBeforeMs: number, limit: number): Promise<readonly QuizAttempt[]>
  /** Forgets guests' attempts begun before this instant, finished or not; answers how many. */
  removeGuestAttempts(startedBeforeMs: number): Promise<number>
}

/** A question as it was asked when something became known of it. */
export type KnownQuestion = Pick<Question, 'id' | 'question'> & {
  readonly rightOption: string
  readonly trendId: Uuid
  /** Of then: a trend may be renamed, or go. */
  readonly trendName: string
}

/** What a question showed of its answer. */
export type QuestionEvidence = QuestionProof & Pick<Question, 'options' | 'explanation'>

/** A question with everything it is judged by, and how that comes out (`judgeQuestion`). */
export type QuestionRecord = KnownQuestion &
  QuestionQuality & {
    readonly status: QuestionStatus
    /** Kept with the first report; null where nobody reported it, or before that was kept. */
    readonly evidence: QuestionEvidence | null
    /** The last outcome, report or decision, milliseconds since 1970. */
    readonly updatedAtMs: number
  }

/** A report without who made it: what others may see. */
export type ReportText = Pick<QuestionReport, 'reason' | 'note' | 'reportedAtMs'>

/** So many reports of a question are listed with it. */
export const LISTED_REPORTS = 20

/**
 * A question with its latest reports, the latest first, at most `LISTED_REPORTS`; those of accounts that went are gone.
 */
export type ReportedQuestion = QuestionRecord & { readonly reports: readonly ReportText[] }

/**
 * How questions turn out over time. Figures are nobody's and stay; reports of an account go along with it, while the
 * question goes on counting how many it had. Ids nobody has, and texts that are none, find nothing.
 */
export type QuestionQualityRepository = {
  /** Adds what one attempt says about its questions, all of it or nothing. Of what is added at once nothing is lost. */
  record(
    outcomes: readonly { readonly question: KnownQuestion; readonly outcome: QuestionOutcome }[],
    nowMs: number,
  ): Promise<void>
  /**
   * Keeps a report; false where this reporter made one of this question before, or is an account there is not any more.
   */
  report(question: KnownQuestion, report: QuestionReport, evidence?: QuestionEvidence): Promise<boolean>
  find(id: Uuid): Promise<QuestionRecord | null>
  /** How these questions turned out so far; those nobody answered are left out. */
  figuresOf(ids: readonly Uuid[]): Promise<ReadonlyMap<Uuid, QuestionFigures>>
  /**
   * Keeps an administrator's decision, null takes it back; null when nothing is known of such a question, or it does not stand
   * as `seen` says.
   */
  decide(
    id: Uuid,
    decision: QuestionDecision | null,
    nowMs: number,
    seen?: ReviewState,
  ): Promise<ReportedQuestion | null>
  /** The most reported first, then the latest; null: of whatever status. */
  list(page: {
    readonly page: number
    readonly pageSize: number
    readonly status: QuestionStatus | null
  }): Promise<{ readonly questions: readonly ReportedQuestion[]; readonly total: number }>
  /** Questions about these trends that are asked no more. */
  listRetired(trendIds: readonly Uuid[]): Promise<readonly Uuid[]>
  /** Reports an account made, the oldest first. */
  listReportsOf(userId: Uuid): Promise<readonly QuestionReport[]>
  /** Forgets guests' reports made before this instant; answers how many. */
  removeGuestReports(reportedBeforeMs: number): Promise<number>
  /** Forgets questions without a verdict nothing was heard of since, with their reports; answers how many. */
  removeUnjudged(updatedBeforeMs: number): Promise<number>
}
