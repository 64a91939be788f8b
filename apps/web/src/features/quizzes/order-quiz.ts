import type { Backend } from '@trendverse/contract/contract'
import type { GenerationStage } from '@trendverse/domain/ai/generation-job'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { PAGE_DIFFICULTY, PAGE_QUESTIONS } from '@trendverse/domain/quizzes/quiz'
import { logFailure } from '../../backend/log-failure'
import type { Services } from '../../backend/services'
import { callHome, type CallingServices } from './call-home'
import { callPatiently } from './call-patiently'
import type { AttemptAnswer } from './quiz-calls'

/** A model takes some seconds: often enough to be told soon, seldom enough to cost nothing. */
const ASK_EVERY_MS = 500

type Order = Awaited<ReturnType<Backend['quizzes']['generate']>>['data']

type Waiting = {
  readonly signal: AbortSignal
  /** How far the quiz is, each time that is heard. */
  readonly onStage: (stage: GenerationStage) => void
  /** How far it is could not be asked just now; it is asked again until it can. */
  readonly onLost: () => void
}

/**
 * Asks for a quiz and waits until it can be taken. When nobody waits any more the home is told, so that what it cost is
 * given back. Only the home the quiz was ordered at is asked for it: while that one is away, this waits. Throws what the quiz was refused with, or the reason of `signal`.
 */
export async function orderQuiz(
  services: Pick<Services, 'call'> & CallingServices,
  trendId: string,
  { signal, onStage, onLost }: Waiting,
): Promise<AttemptAnswer> {
  const request = { trendId, difficulty: PAGE_DIFFICULTY, count: PAGE_QUESTIONS }
  // Heard to its end even when nobody waits any more: only then is it known what there is to call off.
  let { data: order } = await services.call((backend) => backend.quizzes.generate(request))
  if (order.job === null) return readyOf(order)
  const { id } = order.job
  const home = services.mode()
  try {
    while (order.job !== null) {
      signal.throwIfAborted()
      if (order.job.stage === 'failed' || order.job.stage === 'cancelled') throw notMade()
      onStage(order.job.stage)
      await later(ASK_EVERY_MS, signal)
      signal.throwIfAborted()
      const ask = () => callHome(services, home, (backend) => backend.quizzes.job({ id }, { signal }))
      const noteLost = (cause: unknown) => {
        logFailure('How far the quiz is could not be asked.', cause)
        onLost()
      }
      order = (await callPatiently(ask, { signal, onLost: noteLost })).data
    }
    return readyOf(order)
  } catch (error) {
    // Whatever ended the waiting, nobody comes for the quiz.
    void callHome(services, home, (backend) => backend.quizzes.cancelJob({ id })).catch(logGivenUp)
    throw error
  }
}

function readyOf({ attempt }: Order): AttemptAnswer {
  if (attempt === null) throw notMade()
  return attempt
}

const notMade = () => new AppError('unavailable', 'The quiz could not be made.', { retryable: true })

/** Rests, but not longer than somebody waits. */
function later(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done)
  })
}

const logGivenUp = (cause: unknown) => logFailure('The quiz could not be called off.', cause)
