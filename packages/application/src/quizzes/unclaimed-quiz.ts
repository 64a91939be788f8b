import type { QuizAttempt } from '@trendverse/domain/quizzes/attempt'
import { refundAllowance } from '../limits/spend-allowance'
import type { Needs } from '../ports/ports'

/** What is asked about quizzes whose page may have left while a model wrote them. */
export type ClaimPorts = {
  /** Null or absent where no model writes any: every quiz comes with the answer to its order. */
  readonly ai?: Needs<'generationJobs'> | null
}

/** Somebody came for a quiz: from here on its unit is spent. To be called before its questions are shown. */
export async function claimQuiz({ ai }: ClaimPorts, { id, taker }: QuizAttempt): Promise<void> {
  if (taker.kind === 'user') await ai?.generationJobs.takeBooking(id)
}

/** Gives back, once, what a quiz cost that was begun after its page had left and that nobody came for. */
export async function refundUnclaimed(
  ports: ClaimPorts & Needs<'events' | 'usage'>,
  { id, taker }: QuizAttempt,
): Promise<void> {
  const day = taker.kind === 'user' ? await ports.ai?.generationJobs.takeBooking(id) : null
  if (day) await refundAllowance(ports, { user: taker }, 'quiz', day)
}
