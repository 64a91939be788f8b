import { type Dispatch, useEffect, useEffectEvent } from 'react'
import { type CallingServices, callOwner } from '../../backend/call/call-owner'
import { isNotFoundError } from '../../backend/call/is-not-found'
import { logFailure } from '../../backend/call/log-failure'
import { isPassing, retryWithBackoff } from '../../backend/call/retry-with-backoff'
import type { Runtime } from '../../backend/runtime/runtime-state'
import { type Services, useServices } from '../../backend/services'
import type { AttemptAnswer } from './quiz-calls'
import { draftStorage, readDraft } from './quiz-draft'
import type { QuizEvent } from './quiz-flow'
import type { QuizPlace } from './quiz-place'
import { type QuizRun, runOf } from './quiz-run'

type FoundAttempt = { readonly attempt: AttemptAnswer; readonly keptBy: Runtime }

type Waiting = { readonly signal: AbortSignal; readonly onLost: (cause: unknown) => void }

/**
 * Looks up an attempt in its runtime, which its draft names. Without a draft it is the device's where no server stands
 * and the device knows it, else the server's, who is waited for. Throws what it was refused with (`not_found`); with a
 * draft also AppError `unavailable`: there is something to go on with meanwhile.
 */
async function findAttempt(
  services: CallingServices & Pick<Services, 'call'>,
  id: string,
  kept: QuizRun | null,
  waiting: Waiting,
): Promise<FoundAttempt> {
  const askAt = async (keptBy: Runtime): Promise<FoundAttempt> => {
    const { data } = await callOwner(services, keptBy, (backend) => backend.quizzes.attempt({ id }))
    return { attempt: data, keptBy }
  }
  if (kept !== null) return askAt(kept.keptBy)
  // A page that was just opened does not know yet whether a server stands: its first answer tells.
  await services.call((backend) => backend.health.get()).catch(() => undefined)
  if (services.runtime() === 'browser') {
    try {
      return await askAt('browser')
    } catch (error) {
      if (!isNotFoundError(error)) throw error
    }
  }
  return retryWithBackoff(() => askAt('server'), waiting)
}

type ResumeOptions = {
  readonly attemptId: string | undefined
  readonly isOwn: QuizPlace['isOwn']
  readonly isDue: boolean
  readonly dispatch: Dispatch<QuizEvent>
  /** The address names no attempt that can be gone on with. */
  readonly onUnknown: () => void
}

/** After a reload: looks up the attempt of the address, and goes on with what this device kept while nobody answers. */
export function useResumedRun({ attemptId, isOwn, isDue, dispatch, onUnknown }: ResumeOptions): void {
  const services = useServices()
  const isHere = useEffectEvent(isOwn)
  const unknown = useEffectEvent(onUnknown)
  useEffect(() => {
    if (!isDue || attemptId === undefined) return
    const gone = new AbortController()
    const { signal } = gone
    const kept = readDraft(draftStorage, attemptId)
    const onLost = (cause: unknown) => {
      logFailure('The quiz waits to be looked up.', cause)
      dispatch({ kind: 'connection', isLost: true })
    }
    const resume = async () => {
      try {
        const { attempt, keptBy } = await findAttempt(services, attemptId, kept, { signal, onLost })
        if (signal.aborted) return
        if (!isHere(attempt.quiz.trendId)) return unknown()
        services.holdRuntime()
        const isOver = attempt.finished || Date.parse(attempt.deadline) <= Date.parse(attempt.serverNow)
        dispatch({ kind: 'running', run: runOf(attempt, keptBy, Date.now(), kept), isOver, isLost: false })
      } catch (error) {
        if (signal.aborted) return
        logFailure('The quiz could not be looked up.', error)
        if (kept !== null && isHere(kept.quiz.trendId) && isPassing(error)) {
          dispatch({ kind: 'running', run: kept, isOver: kept.deadlineMs <= Date.now(), isLost: true })
        } else unknown()
      }
    }
    void resume()
    return () => gone.abort()
  }, [isDue, attemptId, services, dispatch])
}
