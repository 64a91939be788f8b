import type { Backend } from '@trendverse/contract/contract'
import type { GenerationStage } from '@trendverse/domain/ai/generation-job'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { PAGE_DIFFICULTY, PAGE_QUESTIONS } from '@trendverse/domain/quizzes/quiz'
import { logFailure } from '../../backend/log-failure'
import type { Services } from '../../backend/services'
import { callPatiently } from './call-patiently'
import type { AttemptAnswer } from './quiz-calls'

/** A model takes some seconds: often enough to be told soon, seldom enough to cost nothing. */
const ASK_EVERY_MS = 500

type Order = Awaited<ReturnType<Backend['quizzes']['generate']>>['data']

type Waiting = {
  readonly signal: AbortSignal
  /** How far the quiz is, each time that is heard. */
  readonly onStage: (stage: GenerationStage) => void
}

/**
 * Asks for a quiz and waits until it can be taken. When nobody waits any more the home is told, so that what it cost is
 * given back. Throws what the quiz was refused with, or the reason of `signal`.
 */
export async function orderQuiz(
  { call }: Pick<Services, 'call'>,
  trendId: string,
  { signal, onStage }: Waiting,
): Promise<AttemptAnswer> {
  const request = { trendId, difficulty: PAGE_DIFFICULTY, count: PAGE_QUESTIONS }
  // Heard to its end even when nobody waits any more: only then is it known what there is to call off.
  let { data: order } = await call((backend) => backend.quizzes.generate(request))
  if (order.job === null) return readyOf(order)
  const { id } = order.job
  try {
    while (order.job !== null) {
      signal.throwIfAborted()
      if (order.job.stage === 'failed' || order.job.stage === 'cancelled') throw notMade()
      onStage(order.job.stage)
      await later(ASK_EVERY_MS, signal)
      signal.throwIfAborted()
      const ask = () => call((backend) => backend.quizzes.job({ id }, { signal }))
      order = (await callPatiently(ask, { signal, onLost: logLost })).data
    }
    return readyOf(order)
  } catch (error) {
    // Whatever ended the waiting, nobody comes for the quiz.
    void call((backend) => backend.quizzes.cancelJob({ id })).catch(logGivenUp)
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

const logLost = (cause: unknown) => logFailure('How far the quiz is could not be asked.', cause)
const logGivenUp = (cause: unknown) => logFailure('The quiz could not be called off.', cause)
