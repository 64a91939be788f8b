import type { Uuid } from '@trendverse/domain/primitives/uuid'
import { askedAnswersOf, askedQuestionsOf } from '@trendverse/domain/quizzes/asked-questions'
import type { QuizAttempt } from '@trendverse/domain/quizzes/attempt'
import { isRanked, scoreOf, unrankedBecause, unrankedFromStart } from '@trendverse/domain/quizzes/attempt-rules'
import { isAnswerTold } from '@trendverse/domain/quizzes/daily/answers-told'
import { askedOf, type Question } from '@trendverse/domain/quizzes/question'
import { askedQuestionId } from '@trendverse/domain/quizzes/question-id'
import { type QuestionFigures, toldPercentRight } from '@trendverse/domain/quizzes/question-quality'
import type { OrderedQuiz } from './ordered-quiz'
import type { Leaderboard } from './read-leaderboard'

const instantOf = (ms: number): string => new Date(ms).toISOString()

/** An attempt as its taker sees it while it runs: no right answer, explanation or proof is in it (QZ-29). */
export function describeAttempt(attempt: QuizAttempt, nowMs: number, resumed: boolean) {
  const { id, quiz } = attempt
  // field by field: what a quiz may get one day must not travel by itself
  return {
    id,
    quiz: {
      id: quiz.id,
      trendId: quiz.trendId,
      trendName: quiz.trendName,
      title: quiz.title,
      description: quiz.description,
      questions: askedQuestionsOf(attempt),
      duration: quiz.duration,
      passingScore: quiz.passingScore,
      learningObjectives: quiz.learningObjectives,
      difficulty: quiz.difficulty,
      generatedAt: quiz.generatedAt,
      generatedBy: quiz.generatedBy,
      source: quiz.source,
      version: quiz.version,
      fallback: quiz.fallback,
      fallbackReason: quiz.fallbackReason ?? null,
    },
    startedAt: instantOf(attempt.startedAtMs),
    deadline: instantOf(attempt.deadlineMs),
    serverNow: instantOf(nowMs),
    answers: askedAnswersOf(attempt).map(({ questionId, choice, isRight }) => ({ questionId, choice, isRight })),
    finished: attempt.finishedAtMs !== null,
    unranked: unrankedFromStart(attempt),
    resumed,
  }
}

/** A quiz that was asked for: as it is taken, or how far it is. */
export function describeOrder(ordered: OrderedQuiz, nowMs: number) {
  if (ordered.kind === 'begun') {
    return { attempt: describeAttempt(ordered.attempt, nowMs, ordered.resumed), job: null }
  }
  const { id, stage } = ordered.job
  return { attempt: null, job: { id, stage } }
}

/**
 * A finished attempt with its answers and explanations, except those that `isAnswerTold` still holds back.
 *
 * @param figures How its questions turned out for others.
 */
export function describeResult(
  attempt: QuizAttempt,
  board: Leaderboard,
  figures: ReadonlyMap<Uuid, QuestionFigures>,
  nowMs: number,
) {
  const { quiz, answers } = attempt
  const { right, isLate, ...score } = scoreOf(attempt)
  const choices = new Map(answers.map(({ questionId, choice }) => [questionId, choice]))
  return {
    attemptId: attempt.id,
    trendId: quiz.trendId,
    trendName: quiz.trendName,
    difficulty: quiz.difficulty,
    ...score,
    score: right,
    passingScore: quiz.passingScore,
    ranked: isRanked(attempt),
    unranked: unrankedBecause(attempt),
    late: isLate,
    questions: quiz.questions.map((question, index) => ({
      ...askedOf(question, askedQuestionId(attempt.id, index)),
      ...solutionOf(question, isAnswerTold(attempt, question.id, nowMs)),
      choice: choices.get(question.id) ?? null,
      percentRight: toldPercentRight(figures.get(question.id)),
    })),
    board,
  }
}

function solutionOf({ correctAnswer, explanation, source }: Question, isTold: boolean) {
  return isTold ? { correctAnswer, explanation, source } : { correctAnswer: null, explanation: null, source: null }
}

/** A finished attempt as a line of the history. */
export function describeHistoryRow(attempt: QuizAttempt) {
  return { ...describeOutcome(attempt), category: attempt.quiz.category }
}

/** A finished attempt as anybody with its link sees it (OP-64), once its account shared it. */
export function describeSharedResult(attempt: QuizAttempt, takenBy: string) {
  return { ...describeOutcome(attempt), passingScore: attempt.quiz.passingScore, takenBy }
}

/** How a finished attempt went, and nothing of its questions. */
function describeOutcome(attempt: QuizAttempt) {
  const { quiz } = attempt
  const { right, total, percent, passed, time } = scoreOf(attempt)
  return {
    attemptId: attempt.id,
    trendId: quiz.trendId,
    trendName: quiz.trendName,
    difficulty: quiz.difficulty,
    score: right,
    total,
    percent,
    passed,
    time,
    finishedAt: instantOf(attempt.finishedAtMs ?? attempt.deadlineMs),
  }
}
