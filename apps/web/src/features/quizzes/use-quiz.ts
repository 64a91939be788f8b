import type { GenerationStage } from '@trendverse/domain/ai/generation-job'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { useCallback, useEffect, useReducer, useRef } from 'react'
import { logFailure } from '../../backend/call/log-failure'
import { useServices } from '../../backend/services'
import { useAlert } from '../../components/overlays/use-alert'
import { draftStorage, readDraft } from './quiz-draft'
import { firstState, type QuizState, quizFlow } from './quiz-flow'
import type { QuizPlace } from './quiz-place'
import { runOf } from './quiz-run'
import { startProblem } from './start-problem'
import { useDueCalls } from './use-due-calls'
import { useKeptDraft } from './use-kept-draft'
import { useResumedRun } from './use-resumed-run'
import { useReveal } from './use-reveal'
import { useTimeCheck } from './use-time-check'
import { useTrialSpent } from './use-trial-spent'

/** ER-43 */
const FALLBACK_TEXT = 'AI service unavailable. Generated fallback quiz instead.'

export type QuizControls = {
  readonly state: QuizState
  /** Has the quiz made, once `ready` has resolved. */
  readonly start: (ready: Promise<void>) => Promise<void>
  /** Goes on with an attempt that was begun before. */
  readonly goOn: (attemptId: string) => void
  readonly cancel: () => void
  readonly choose: (choice: number) => void
  readonly moveOn: () => void
  /** This device thinks that the time is up. */
  readonly endTime: () => void
  /** Asks once more for the result. */
  readonly tryAgain: () => void
  /** Back to the intro. */
  readonly leave: () => void
}

/** One visitor and one quiz: what is seen, and what can be done about it. */
export function useQuiz({ isOwn, begin, nameAttempt }: QuizPlace, attemptId: string | undefined): QuizControls {
  const services = useServices()
  const showAlert = useAlert()
  const leaveWithSpentTrial = useTrialSpent()
  const [state, dispatch] = useReducer(quizFlow, attemptId, firstState)
  const making = useRef<AbortController | null>(null)
  useEffect(() => () => making.current?.abort(), [])

  const leave = useCallback(() => {
    // The intro is another screen: the runtime may change there (OP-09).
    services.betweenScreens()
    dispatch({ kind: 'left' })
    nameAttempt(undefined)
  }, [services, nameAttempt])

  useResumedRun({ attemptId, isOwn, isDue: state.phase === 'resuming', dispatch, onUnknown: leave })
  useDueCalls(state, dispatch)
  useReveal(state, dispatch)
  useKeptDraft(state)
  const endTime = useTimeCheck(state, dispatch)

  const start = async (ready: Promise<void>) => {
    if (making.current !== null) return
    const controller = new AbortController()
    making.current = controller
    dispatch({ kind: 'begun' })
    services.holdRuntime()
    try {
      const { signal } = controller
      await ready
      if (signal.aborted) return
      const onStage = (stage: GenerationStage) => dispatch({ kind: 'stage', stage })
      const onLost = () => dispatch({ kind: 'connection', isLost: true })
      const data = await begin(services, { signal, onStage, onLost })
      if (signal.aborted) return
      const run = runOf(data, services.runtime(), Date.now(), readDraft(draftStorage, data.id))
      dispatch({ kind: 'running', run, isOver: Date.parse(data.deadline) <= Date.parse(data.serverNow), isLost: false })
      nameAttempt(data.id)
      if (data.quiz.fallback && !data.resumed) void showAlert(FALLBACK_TEXT)
    } catch (error) {
      if (controller.signal.aborted) return
      logFailure('The quiz did not begin.', error)
      services.betweenScreens()
      const isRefused = error instanceof AppError && error.code === 'feature_locked'
      if (isRefused && services.session.token() === null) leaveWithSpentTrial(error.message)
      else dispatch({ kind: 'not_begun', problem: startProblem(error) })
    } finally {
      if (making.current === controller) making.current = null
    }
  }
  return {
    state,
    start,
    goOn: (attempt) => {
      dispatch({ kind: 'gone_on' })
      nameAttempt(attempt)
    },
    cancel: () => {
      making.current?.abort()
      making.current = null
      services.betweenScreens()
      dispatch({ kind: 'not_begun', problem: null })
    },
    choose: (choice) => dispatch({ kind: 'chosen', choice }),
    moveOn: () => dispatch({ kind: 'moved_on' }),
    endTime,
    tryAgain: () => dispatch({ kind: 'completing_again' }),
    leave,
  }
}
