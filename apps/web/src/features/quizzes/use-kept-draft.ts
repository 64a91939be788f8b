import { useEffect } from 'react'
import { draftStorage, forgetDraft, keepDraft } from './quiz-draft'
import type { QuizState } from './quiz-flow'

/** Keeps the running quiz on this device, so that neither a reload nor a closed tab loses an answer, until its result is here. */
export function useKeptDraft(state: QuizState): void {
  const run = 'run' in state ? state.run : null
  const finishedId = state.phase === 'complete' ? state.result.attemptId : null
  useEffect(() => {
    if (run !== null) keepDraft(draftStorage, run)
    else if (finishedId !== null) forgetDraft(draftStorage, finishedId)
  }, [run, finishedId])
}
