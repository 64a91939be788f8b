import { useEffect } from 'react'
import { forgetDraft, keepDraft, tabStorage } from './quiz-draft'
import type { QuizState } from './quiz-flow'

/** Keeps the running quiz in the tab, so that a reload loses no answer; forgets it once the result is here. */
export function useKeptDraft(state: QuizState): void {
  const run = 'run' in state ? state.run : null
  const isComplete = state.phase === 'complete'
  useEffect(() => {
    if (run !== null) keepDraft(tabStorage, run)
    else if (isComplete) forgetDraft(tabStorage)
  }, [run, isComplete])
}
