import { type Dispatch, useEffect, useEffectEvent } from 'react'
import { isPassing } from '../../backend/call-patiently'
import { logFailure } from '../../backend/log-failure'
import { useServices } from '../../backend/services'
import { findAttempt } from './find-attempt'
import { draftStorage, readDraft } from './quiz-draft'
import type { QuizEvent } from './quiz-flow'
import { runOf } from './quiz-run'

type ResumeOptions = {
  readonly attemptId: string | undefined
  readonly trendId: string
  readonly isDue: boolean
  readonly dispatch: Dispatch<QuizEvent>
  /** The address names no attempt that can be gone on with. */
  readonly onUnknown: () => void
}

/** After a reload: looks up the attempt of the address, and goes on with what this device kept while nobody answers. */
export function useResumedRun({ attemptId, trendId, isDue, dispatch, onUnknown }: ResumeOptions): void {
  const services = useServices()
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
        const { attempt, home } = await findAttempt(services, attemptId, kept, { signal, onLost })
        if (signal.aborted) return
        if (attempt.quiz.trendId !== trendId) return unknown()
        services.holdMode()
        const isOver = attempt.finished || Date.parse(attempt.deadline) <= Date.parse(attempt.serverNow)
        dispatch({ kind: 'running', run: runOf(attempt, home, Date.now(), kept), isOver, isLost: false })
      } catch (error) {
        if (signal.aborted) return
        logFailure('The quiz could not be looked up.', error)
        if (kept?.quiz.trendId === trendId && isPassing(error)) {
          dispatch({ kind: 'running', run: kept, isOver: kept.deadlineMs <= Date.now(), isLost: true })
        } else unknown()
      }
    }
    void resume()
    return () => gone.abort()
  }, [isDue, attemptId, trendId, services, dispatch])
}
