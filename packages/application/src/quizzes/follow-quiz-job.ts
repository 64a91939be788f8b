import type { QuizAttempt } from '@trendverse/domain/quizzes/attempt'
import type { Caller } from '../accounts/caller'
import {
  cancelOwnGeneration,
  followOwnGeneration,
  type GenerationProgress,
  type OwnGeneration,
} from '../ai/follow-generation'
import type { Needs } from '../ports/ports'
import type { OrderedQuiz } from './ordered-quiz'
import { isTaker } from './quiz-taker'

type Ports = Needs<'quizzes' | 'origin' | 'usage' | 'events' | 'clock' | 'ai'>

/** An order as it stands: what is being made for it is no attempt that was begun before. */
export function orderedQuizOf({ made, job }: GenerationProgress<QuizAttempt>): OrderedQuiz {
  return job === null ? { kind: 'begun', attempt: made, resumed: false } : { kind: 'being_made', job }
}

function ownQuiz({ origin }: Ports, caller: Caller, id: string): OwnGeneration {
  return { id, kind: 'quiz', isOwn: (taker) => isTaker(taker, caller, origin.guestId) }
}

/** How far a caller's quiz is (OP-42). Throws AppError `not_found`. */
export async function followQuizJob(ports: Ports, caller: Caller, jobId: string): Promise<OrderedQuiz> {
  return orderedQuizOf(await followOwnGeneration(ports, ownQuiz(ports, caller, jobId), (id) => ports.quizzes.find(id)))
}

/**
 * Ends the waiting for a quiz; what it cost is given back. One that is ready or has ended before stays as it is.
 * Throws AppError `not_found`.
 */
export async function cancelQuizJob(
  ports: Ports,
  caller: Caller,
  jobId: string,
): Promise<{ readonly cancelled: boolean }> {
  return cancelOwnGeneration(ports, ownQuiz(ports, caller, jobId))
}
