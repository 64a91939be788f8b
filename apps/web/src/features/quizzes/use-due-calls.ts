import { AppError } from '@trendverse/domain/primitives/app-error'
import { type Dispatch, useEffect, useEffectEvent, useState } from 'react'
import { callOwner } from '../../backend/call/call-owner'
import { logFailure } from '../../backend/call/log-failure'
import { retryWithBackoff } from '../../backend/call/retry-with-backoff'
import { useServices } from '../../backend/services'
import type { QuizEvent, QuizState, StopReason } from './quiz-flow'
import { type GivenAnswer, type QuizRun, waitingAnswer } from './quiz-run'

type DueCall =
  | { readonly kind: 'answer'; readonly run: QuizRun; readonly answer: GivenAnswer }
  | { readonly kind: 'submit'; readonly run: QuizRun }

/** The one call that is to be made now: answers one after the other, then the end. Null while there is nothing to tell. */
export function dueCall(state: QuizState): DueCall | null {
  if (state.phase !== 'answering' && state.phase !== 'finishing') return null
  const answer = waitingAnswer(state.run)
  if (answer !== null) return { kind: 'answer', run: state.run, answer }
  return state.phase === 'finishing' && state.problem === null ? { kind: 'submit', run: state.run } : null
}

/**
 * Why a quiz cannot go on after its runtime refused a call; null where the refusal was about that one call.
 *
 * @param isSignedOut Whether the session ended while the quiz was open: what belongs to an account then answers as if it
 *   did not exist.
 */
export function stopReason(error: unknown, isSignedOut: boolean): StopReason | null {
  if (!(error instanceof AppError)) return null
  if (error.code === 'authentication_required') return 'signed_out'
  if (error.code !== 'not_found') return null
  return isSignedOut ? 'signed_out' : 'gone'
}

const NOT_COUNTED = 'We couldn’t score this quiz. Please try again, or start a new one.'

/** Two states with the same call due share its name: a choice made meanwhile does not begin it anew. */
function nameOf(due: DueCall | null): string | null {
  if (due === null) return null
  return `${due.run.attemptId} ${due.kind === 'answer' ? due.answer.questionId : 'end'}`
}

/**
 * Sends the runtime of the attempt what the state says is due, one call after the other and each until it gets through (OP-38).
 * The visitor waits for none of them longer than a moment while there are questions left (`useReveal`).
 */
export function useDueCalls(state: QuizState, dispatch: Dispatch<QuizEvent>): void {
  const services = useServices()
  const [wasSignedIn] = useState(() => services.session.token() !== null)
  const due = dueCall(state)
  const name = nameOf(due)

  const give = useEffectEvent(async (signal: AbortSignal) => {
    if (due === null) return
    const { attemptId, keptBy } = due.run
    const onLost = (cause: unknown) => {
      logFailure('The quiz waits for its connection.', cause)
      dispatch({ kind: 'connection', isLost: true })
    }
    try {
      if (due.kind === 'submit') {
        const submit = () => callOwner(services, keptBy, (backend) => backend.quizzes.submit({ attemptId }))
        const { data } = await retryWithBackoff(submit, { signal, onLost })
        dispatch({ kind: 'completed', result: data, finishedAtMs: Date.now() })
        return
      }
      const { questionId, choice } = due.answer
      const answer = () =>
        callOwner(services, keptBy, (backend) => backend.quizzes.answer({ attemptId, questionId, choice }))
      const { data } = await retryWithBackoff(answer, { signal, onLost })
      dispatch({ kind: 'heard', questionId, verdict: data })
    } catch (cause) {
      if (signal.aborted) return
      logFailure('A call of the quiz was refused.', cause)
      const reason = stopReason(cause, wasSignedIn && services.session.token() === null)
      if (reason !== null) dispatch({ kind: 'stopped', reason })
      else if (due.kind === 'submit') dispatch({ kind: 'not_completed', problem: NOT_COUNTED })
      else dispatch({ kind: 'heard', questionId: due.answer.questionId, verdict: null })
    }
  })

  useEffect(() => {
    if (name === null) return
    const gone = new AbortController()
    void give(gone.signal)
    return () => gone.abort()
  }, [name])
}
