import { SECOND_MS } from '@trendverse/domain/primitives/time'
import { ANSWER_GRACE_MS } from '@trendverse/domain/quizzes/attempt-rules'
import { type Dispatch, useEffect, useEffectEvent, useRef } from 'react'
import { callOwner } from '../../backend/call/call-owner'
import { logFailure } from '../../backend/call/log-failure'
import { useServices } from '../../backend/services'
import type { AttemptAnswer } from './quiz-calls'
import type { QuizEvent, QuizState } from './quiz-flow'

const LOOK_EVERY_MS = SECOND_MS
/** What two clocks of one device differ by when one of them was set, and not merely read a moment later. */
const JUMP_MS = 2 * SECOND_MS

/** What the runtime's word about the time means for the page. */
export function toldTime({ deadline, serverNow, finished }: AttemptAnswer, heardAtMs: number): QuizEvent {
  const leftMs = Date.parse(deadline) - Date.parse(serverNow)
  if (finished || leftMs < -ANSWER_GRACE_MS) return { kind: 'overdue' }
  return leftMs <= 0 ? { kind: 'time_up' } : { kind: 'clock_set', deadlineMs: heardAtMs + leftMs }
}

/** How far this device's clock is from the one that nobody can set. */
const clockOffsetMs = () => Date.now() - performance.now()

/**
 * Asks the runtime of a quiz when its time is up: a clock that was set, or slept with the device, ends no quiz. Asked
 * whenever the page is looked at again, when the clock jumps, and before the time ends.
 *
 * @returns What to call when this device thinks that the time is up.
 */
export function useTimeCheck(state: QuizState, dispatch: Dispatch<QuizEvent>): () => void {
  const services = useServices()
  const run = state.phase === 'answering' ? state.run : null
  const attemptId = run?.attemptId ?? null
  const running = useRef<string | null>(null)

  const check = async (whenUnheard: () => void) => {
    if (run === null) return
    try {
      const ask = callOwner(services, run.keptBy, (backend) => backend.quizzes.attempt({ id: run.attemptId }))
      const { data } = await ask
      if (running.current === run.attemptId) dispatch(toldTime(data, Date.now()))
    } catch (cause) {
      if (running.current !== run.attemptId) return
      logFailure('The time of the quiz could not be asked.', cause)
      whenUnheard()
    }
  }
  const lookAgain = useEffectEvent(() => void check(() => undefined))

  useEffect(() => {
    if (attemptId === null) return
    running.current = attemptId
    let offsetMs = clockOffsetMs()
    const look = () => {
      const seenMs = clockOffsetMs()
      if (Math.abs(seenMs - offsetMs) <= JUMP_MS) return
      offsetMs = seenMs
      lookAgain()
    }
    const comeBack = () => {
      if (document.visibilityState === 'visible') lookAgain()
    }
    const timer = setInterval(look, LOOK_EVERY_MS)
    document.addEventListener('visibilitychange', comeBack)
    return () => {
      running.current = null
      clearInterval(timer)
      document.removeEventListener('visibilitychange', comeBack)
    }
  }, [attemptId])

  // Where nobody answers, this device's clock is all there is.
  return () => void check(() => dispatch({ kind: 'time_up' }))
}
