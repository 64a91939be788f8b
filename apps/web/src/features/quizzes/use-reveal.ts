import { type Dispatch, useEffect } from 'react'
import type { QuizEvent, QuizState } from './quiz-flow'

/** How long an answer and its proof are shown. */
export const SHOWN_MS = 1_200
/** How long a verdict is waited for. */
export const VERDICT_WAIT_MS = 600

/** Goes on from a question that is answered: once its answer was shown, or when the verdict is slow to come. */
export function useReveal(state: QuizState, dispatch: Dispatch<QuizEvent>): void {
  const reveal = state.phase === 'answering' ? state.reveal : null
  const questionId = reveal?.questionId ?? null
  const isTold = (reveal?.verdict ?? null) !== null
  useEffect(() => {
    if (questionId === null) return
    const timer = setTimeout(() => dispatch({ kind: 'shown', questionId }), isTold ? SHOWN_MS : VERDICT_WAIT_MS)
    return () => clearTimeout(timer)
  }, [questionId, isTold, dispatch])
}
