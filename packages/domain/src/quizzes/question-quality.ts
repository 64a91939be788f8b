import type { Uuid } from '../primitives/uuid'
import type { QuizAttempt } from './attempt'
import { scoreOf } from './attempt-rules'

/** How one question went in one attempt. */
export type QuestionOutcome = {
  readonly questionId: Uuid
  readonly isRight: boolean
  /** Share of the other answered questions of the attempt that were right: how good its taker is, apart from this question. */
  readonly restShare: number
}

/** What all outcomes of one question add up to; nobody who answered it is in it. */
export type QuestionFigures = {
  readonly answers: number
  readonly right: number
  /** Of `restShare` over all answers, of its squares, and over the right answers alone. */
  readonly restSum: number
  readonly restSquareSum: number
  readonly restSumOfRight: number
}

export const NO_FIGURES: QuestionFigures = { answers: 0, right: 0, restSum: 0, restSquareSum: 0, restSumOfRight: 0 }

/** Who answered less hardly tried, and one other answer says nothing about how good somebody is. */
export const MIN_ANSWERED = 3

/**
 * What an attempt says about its questions. Those nobody answered say nothing: time was up. Neither does an attempt with
 * hardly an answer, nor one with late answers, which may have been looked up, nor a question its taker knew before.
 */
export function outcomesOf(attempt: QuizAttempt, known: ReadonlySet<Uuid> = new Set()): readonly QuestionOutcome[] {
  const { answers } = attempt
  if (answers.length < MIN_ANSWERED || scoreOf(attempt).isLate) return []
  const right = answers.filter(({ isRight }) => isRight).length
  return answers
    .filter(({ questionId }) => !known.has(questionId))
    .map(({ questionId, isRight }) => {
      const restShare = (right - (isRight ? 1 : 0)) / (answers.length - 1)
      return { questionId, isRight, restShare }
    })
}

export function addOutcome(
  figures: QuestionFigures,
  { isRight, restShare }: Pick<QuestionOutcome, 'isRight' | 'restShare'>,
): QuestionFigures {
  return {
    answers: figures.answers + 1,
    right: figures.right + (isRight ? 1 : 0),
    restSum: figures.restSum + restShare,
    restSquareSum: figures.restSquareSum + restShare ** 2,
    restSumOfRight: figures.restSumOfRight + (isRight ? restShare : 0),
  }
}

/** Share of right answers from 0 to 1, in test theory the difficulty of a question; null before the first answer. */
export function shareRightOf({ answers, right }: QuestionFigures): number | null {
  return answers === 0 ? null : right / answers
}

/** Fewer answers say nothing about a question, and might say something about who gave them. */
const LEAST_TOLD = 10

/** Percent of right answers as those are told who have answered too; null where there are too few. */
export function toldPercentRight(figures: QuestionFigures | undefined): number | null {
  const share = figures === undefined || figures.answers < LEAST_TOLD ? null : shareRightOf(figures)
  return share === null ? null : Math.round(share * 100)
}

/** Below it, sums of fractions that should cancel out do not quite. */
const NO_SPREAD = 1e-9

/**
 * How well a question tells good players from others: the corrected point-biserial correlation of being right with the
 * share right of the rest (Lord and Novick, Statistical Theories of Mental Test Scores, 1968, chapter 15), from -1 to 1.
 * Null while there is nothing to compare: everybody was right, everybody wrong, or all were alike otherwise.
 */
export function discriminationOf(figures: QuestionFigures): number | null {
  const { answers, right, restSum, restSquareSum, restSumOfRight } = figures
  if (right === 0 || right === answers) return null
  const shareRight = right / answers
  const mean = restSum / answers
  const variance = restSquareSum / answers - mean ** 2
  if (variance < NO_SPREAD) return null
  const covariance = restSumOfRight / answers - shareRight * mean
  const correlation = covariance / Math.sqrt(variance * shareRight * (1 - shareRight))
  return Math.min(1, Math.max(-1, correlation))
}
