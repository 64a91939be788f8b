import { type Dispatch, useEffect, useEffectEvent } from 'react'
import { logFailure } from '../../backend/log-failure'
import { useServices } from '../../backend/services'
import { isPassing } from './call-patiently'
import { readDraft, tabStorage } from './quiz-draft'
import type { QuizEvent } from './quiz-flow'
import { type QuizRun, runOf } from './quiz-run'

type ResumeOptions = {
  readonly attemptId: string | undefined
  readonly trendId: string
  readonly isDue: boolean
  readonly dispatch: Dispatch<QuizEvent>
  /** The address names no attempt that can be gone on with. */
  readonly onUnknown: () => void
}

/** Whether a kept quiz can be gone on with although its home did not answer. */
function isAway(kept: QuizRun, mode: QuizRun['home'], error: unknown): boolean {
  return isPassing(error) || (kept.home === 'server' && mode === 'browser')
}

/** After a reload: looks up the attempt of the address, and goes on with what this tab kept while nobody answers. */
export function useResumedRun({ attemptId, trendId, isDue, dispatch, onUnknown }: ResumeOptions): void {
  const services = useServices()
  const unknown = useEffectEvent(onUnknown)
  useEffect(() => {
    if (!isDue || attemptId === undefined) return
    let isGone = false
    const kept = readDraft(tabStorage, attemptId)
    const resume = async () => {
      try {
        const { data } = await services.call((backend) => backend.quizzes.attempt({ id: attemptId }))
        if (isGone) return
        if (data.quiz.trendId !== trendId) return unknown()
        services.holdMode()
        const isOver = data.finished || Date.parse(data.deadline) <= Date.parse(data.serverNow)
        const run = runOf(data, services.mode(), Date.now(), kept)
        dispatch({ kind: 'running', run, isOver, isLost: false })
      } catch (error) {
        if (isGone) return
        logFailure('The quiz could not be looked up.', error)
        if (kept?.quiz.trendId === trendId && isAway(kept, services.mode(), error)) {
          dispatch({ kind: 'running', run: kept, isOver: kept.deadlineMs <= Date.now(), isLost: true })
        } else if (isPassing(error)) dispatch({ kind: 'unreadable' })
        else unknown()
      }
    }
    void resume()
    return () => {
      isGone = true
    }
  }, [isDue, attemptId, trendId, services, dispatch])
}
