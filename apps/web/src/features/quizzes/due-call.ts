import type { QuizState } from './quiz-flow'
import { type GivenAnswer, type QuizRun, waitingAnswer } from './quiz-run'

export type DueCall =
  | { readonly kind: 'answer'; readonly run: QuizRun; readonly answer: GivenAnswer }
  | { readonly kind: 'submit'; readonly run: QuizRun }

/** The one call that is to be made now: answers one after the other, then the end. Null while there is nothing to tell. */
export function dueCall(state: QuizState): DueCall | null {
  if (state.phase !== 'answering' && state.phase !== 'finishing') return null
  const answer = waitingAnswer(state.run)
  if (answer !== null) return { kind: 'answer', run: state.run, answer }
  return state.phase === 'finishing' && state.problem === null ? { kind: 'submit', run: state.run } : null
}
