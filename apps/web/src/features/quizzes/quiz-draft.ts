import { keepText, readJson } from '@trendverse/domain/primitives/kept-text'
import { STORAGE_PREFIX } from '@trendverse/domain/primitives/product'
import type { QuizRun } from './quiz-run'

export type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** Where drafts are kept, so that a closed tab loses no answer. Throws where storage is forbidden. */
export const draftStorage: OpenStorage = () => window.localStorage

/** OP-38: a quiz that is being taken, with the answers its runtime has not received yet. */
function draftKey(attemptId: string): string {
  return `${STORAGE_PREFIX}quiz_draft_${attemptId}`
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function isAnswer(value: unknown): boolean {
  return isRecord(value) && typeof value.questionId === 'string' && Number.isInteger(value.choice)
}

function isQuestion(value: unknown): boolean {
  if (!isRecord(value) || typeof value.id !== 'string' || typeof value.question !== 'string') return false
  return Array.isArray(value.options) && value.options.every((option) => typeof option === 'string')
}

/** Whether a kept value has the shape that pages rely on; whether it is right is for its runtime to judge. */
function isRun(value: unknown): value is QuizRun {
  if (!isRecord(value) || !isRecord(value.quiz) || !Array.isArray(value.answers)) return false
  const { questions, trendId } = value.quiz
  return (
    typeof value.attemptId === 'string' &&
    (value.keptBy === 'server' || value.keptBy === 'browser') &&
    typeof value.deadlineMs === 'number' &&
    typeof trendId === 'string' &&
    Array.isArray(questions) &&
    questions.every(isQuestion) &&
    value.answers.every(isAnswer)
  )
}

/** Earlier versions called what keeps an attempt its `home`, and did not know whether it is ranked. */
function inPresentForm(value: unknown): unknown {
  if (!isRecord(value)) return value
  const { home, ...run } = value
  return { keptBy: home, unranked: null, ...run }
}

/** What was kept of an attempt, or null. */
export function readDraft(storage: OpenStorage, attemptId: string): QuizRun | null {
  const kept = inPresentForm(readJson(storage, draftKey(attemptId)))
  return isRun(kept) && kept.attemptId === attemptId ? kept : null
}

/** The attempts of which something is kept; where storage is forbidden there is none. */
export function keptAttemptIds(storage: OpenStorage): readonly string[] {
  const prefix = draftKey('')
  try {
    const store = storage()
    const keys = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '')
    return keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length))
  } catch {
    return []
  }
}

/** Keeps a quiz on this device; where storage is forbidden it lives in the page alone (ST-06). */
export function keepDraft(storage: OpenStorage, run: QuizRun): void {
  keepText(storage, draftKey(run.attemptId), JSON.stringify(run))
}

export function forgetDraft(storage: OpenStorage, attemptId: string): void {
  keepText(storage, draftKey(attemptId), null)
}
