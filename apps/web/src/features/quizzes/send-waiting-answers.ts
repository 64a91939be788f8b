import { AppError, type ErrorCode } from '@trendverse/domain/primitives/app-error'
import { DAY_MS } from '@trendverse/domain/primitives/time'
import { logFailure } from '../../backend/call/log-failure'
import type { Services } from '../../backend/services'
import { forgetDraft, keepDraft, keptAttemptIds, type OpenStorage, readDraft } from './quiz-draft'
import { currentQuestion, type GivenAnswer, outcomeOf, type QuizRun, withOutcome } from './quiz-run'

/** The last word about an answer. Anything else may be another matter for whoever is signed in next time. */
const FINAL: ReadonlySet<ErrorCode> = new Set(['conflict', 'invalid_input'])

type Sending = {
  readonly services: Pick<Services, 'callAt'>
  readonly storage: OpenStorage
  readonly nowMs: number
}

/** Sends one answer of a draft to its runtime; null when it could not be reached. */
async function give(
  { services }: Sending,
  { attemptId, keptBy }: QuizRun,
  { questionId, choice }: GivenAnswer,
): Promise<GivenAnswer['outcome'] | null> {
  try {
    const { data } = await services.callAt(keptBy, (backend) =>
      backend.quizzes.answer({ attemptId, questionId, choice }),
    )
    return outcomeOf(data)
  } catch (cause) {
    logFailure('An answer that waited could not be sent.', cause)
    return cause instanceof AppError && FINAL.has(cause.code) ? 'refused' : null
  }
}

/** Ends a quiz whose every answer is given; tells whether its runtime replied. */
async function end({ services }: Sending, { attemptId, keptBy }: QuizRun): Promise<boolean> {
  try {
    await services.callAt(keptBy, (backend) => backend.quizzes.submit({ attemptId }))
    return true
  } catch (cause) {
    logFailure('A quiz could not be ended.', cause)
    return cause instanceof AppError && FINAL.has(cause.code)
  }
}

/** Gives what waits in one draft; tells whether its runtime has decided about all of it. */
async function giveAll(sending: Sending, draft: QuizRun): Promise<boolean> {
  for (const answer of draft.answers) {
    if (answer.outcome !== 'waiting') continue
    const outcome = await give(sending, draft, answer)
    // Read anew: the quiz may be taken in another tab meanwhile.
    const now = readDraft(sending.storage, draft.attemptId)
    if (outcome === null || now === null) return false
    keepDraft(sending.storage, withOutcome(now, answer.questionId, outcome))
  }
  return true
}

async function settle(sending: Sending, attemptId: string): Promise<void> {
  const { storage, nowMs } = sending
  const draft = readDraft(storage, attemptId)
  // Nothing that can be read is kept under this name.
  if (draft === null) return forgetDraft(storage, attemptId)
  const isGiven = await giveAll(sending, draft)
  const isAnswered = currentQuestion(draft) === null
  const isSettled = isGiven && (isAnswered ? await end(sending, draft) : draft.deadlineMs <= nowMs)
  if (isSettled || draft.deadlineMs + DAY_MS <= nowMs) forgetDraft(storage, attemptId)
}

/**
 * Sends what quizzes that were left have waiting, once, and ends those whose every answer is given (OP-38). Of one whose
 * time is up with questions open the server makes what its rules say. What does not get through is left for another time,
 * a day long.
 *
 * @param openId The attempt that is open on this page: it sends its own answers.
 */
export async function sendWaitingAnswers(sending: Sending, openId: string | null): Promise<void> {
  for (const attemptId of keptAttemptIds(sending.storage)) {
    if (attemptId !== openId) await settle(sending, attemptId)
  }
}
