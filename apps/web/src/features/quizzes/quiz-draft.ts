import { STORAGE_PREFIX } from '@trendverse/domain/primitives/product'
import type { QuizRun } from './quiz-run'

/** OP-38: the quiz that is being taken in this tab, with the answers its home has not heard of. */
export const DRAFT_KEY = `${STORAGE_PREFIX}quiz_draft`

type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Where drafts are kept: other tabs take quizzes of their own. Throws where storage is forbidden. */
export const tabStorage: OpenStorage = () => window.sessionStorage

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function isAnswer(value: unknown): boolean {
  return isRecord(value) && typeof value.questionId === 'string' && Number.isInteger(value.choice)
}

function isQuestion(value: unknown): boolean {
  if (!isRecord(value) || typeof value.id !== 'string' || typeof value.question !== 'string') return false
  return Array.isArray(value.options) && value.options.every((option) => typeof option === 'string')
}

/** Whether a kept value has the shape that pages rely on; what it says is for the home of the attempt to judge. */
function isRun(value: unknown): value is QuizRun {
  if (!isRecord(value) || !isRecord(value.quiz) || !Array.isArray(value.answers)) return false
  const { questions, trendId } = value.quiz
  return (
    typeof value.attemptId === 'string' &&
    (value.home === 'server' || value.home === 'browser') &&
    typeof value.deadlineMs === 'number' &&
    typeof trendId === 'string' &&
    Array.isArray(questions) &&
    questions.every(isQuestion) &&
    value.answers.every(isAnswer)
  )
}

/** What was kept of an attempt, or null. */
export function readDraft(storage: OpenStorage, attemptId: string): QuizRun | null {
  try {
    const kept: unknown = JSON.parse(storage().getItem(DRAFT_KEY) ?? 'null')
    return isRun(kept) && kept.attemptId === attemptId ? kept : null
  } catch {
    return null
  }
}

/** Keeps a quiz for as long as the tab is open; where storage is forbidden it lives in the page alone (ST-06). */
export function keepDraft(storage: OpenStorage, run: QuizRun): void {
  try {
    storage().setItem(DRAFT_KEY, JSON.stringify(run))
  } catch {
    // Full or forbidden: a reload then asks the server how far the quiz was.
  }
}

export function forgetDraft(storage: OpenStorage): void {
  try {
    storage().removeItem(DRAFT_KEY)
  } catch {
    // Forbidden: nothing was kept.
  }
}
