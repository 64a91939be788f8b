import { DAY_MS } from '@trendverse/domain/primitives/time'
import type { QuizTaker } from '@trendverse/domain/quizzes/attempt'
import type { Difficulty } from '@trendverse/domain/quizzes/question'
import type { Caller } from '../accounts/caller'
import { findOpenGeneration } from '../ai/follow-generation'
import { NO_PLACE, type Place, takePlace } from '../ranking/take-place'
import { getTrend } from '../trends/get-trend'
import { admitQuiz } from './admit-quiz'
import { beginQuiz, runningAttempt } from './begin-quiz'
import { makeQuiz, type QuizOrder, questionsWanted } from './make-quiz'
import type { OrderedQuiz } from './ordered-quiz'
import { readUnwanted } from './questions-asked'
import type { QuizPorts } from './quiz-ports'
import { takerOf } from './quiz-taker'
import { claimQuiz } from './unclaimed-quiz'
import { mayModelWrite, startWritingQuiz } from './write-quiz'

export type QuizRequest = {
  readonly trendId: string
  readonly difficulty: Difficulty
  /** As many as the difficulty plans when absent. */
  readonly count?: number | undefined
}

/**
 * Begins a quiz about a trend, or goes on with the caller's own that runs or is being written, which costs nothing more. Where the installation
 * has keys of a provider a model writes it, and the caller waits for that; otherwise the built-in generator makes it now.
 *
 * Throws AppError `trend_not_found`, `feature_locked` (ER-57), `limit_reached` (OP-25), `account_suspended`,
 * `account_blocked`, `rate_limited`.
 */
export async function orderQuiz(ports: QuizPorts, caller: Caller, request: QuizRequest): Promise<OrderedQuiz> {
  const trend = await getTrend(ports, { id: request.trendId })
  const taker = takerOf(ports, caller)
  const earlier = await findEarlier(ports, taker, trend.id)
  if (earlier !== null) return earlier
  const { difficulty } = request
  const count = questionsWanted(difficulty, request.count)
  const place = await placeOnBoard(ports, caller, trend.id, difficulty)
  const { unranked } = place
  // begun in another tab meanwhile: that is no second unit
  const meanwhile = await findEarlier(ports, taker, trend.id)
  if (meanwhile !== null) {
    await place.giveBack()
    return meanwhile
  }
  const order: QuizOrder = { trend, taker, difficulty, count, unranked }
  const reservation = await admitQuiz(ports, caller, taker.id).catch(async (error: unknown) => {
    await place.giveBack()
    throw error
  })
  try {
    const { ai } = ports
    const may = ai === null ? 'no_key' : await mayModelWrite({ ...ports, ai }, caller)
    if (ai !== null && may === 'yes') {
      return await startWritingQuiz({ ...ports, ai }, order, reservation)
    }
    const fallback = may === 'too_often' ? may : null
    const quiz = await makeQuiz(ports, order, await readUnwanted(ports, order), [], fallback)
    const begun = await beginQuiz(ports, taker, quiz, unranked)
    // that quiz has been paid for
    if (begun.resumed) await reservation.refund()
    return { kind: 'begun', ...begun }
  } catch (error) {
    await place.giveBack()
    await reservation.refund()
    throw error
  }
}

/** More than the daily limit allows, so all of today’s are among them. */
const LATEST_QUIZZES = { page: 1, pageSize: 50 }

/** Takes one of the network’s ranked places, unless the player is on this board already or took a place on it today. */
async function placeOnBoard(ports: QuizPorts, caller: Caller, trendId: string, difficulty: Difficulty): Promise<Place> {
  if (caller.kind === 'guest') return NO_PLACE
  const board = ['quiz', trendId, difficulty]
  const { own } = await ports.quizzes.readLeaderboard(trendId, caller.user.id, difficulty)
  if (own !== null) return takePlace(ports, caller.user, board, true)
  const { attempts } = await ports.quizzes.listFinished(caller.user.id, LATEST_QUIZZES)
  const todayMs = Math.floor(ports.clock.nowMs() / DAY_MS) * DAY_MS
  const hadPlace = attempts.some(
    ({ quiz, startedAtMs, unranked }) =>
      quiz.trendId === trendId && quiz.difficulty === difficulty && startedAtMs >= todayMs && unranked === null,
  )
  return takePlace(ports, caller.user, board, hadPlace)
}

/**
 * What a taker ordered about this trend before: a quiz that is still being written, or one that runs. The job is looked for
 * first: when it ends in between, its quiz is found.
 */
async function findEarlier(ports: QuizPorts, taker: QuizTaker, trendId: string): Promise<OrderedQuiz | null> {
  const job = await findOpenGeneration(ports, { kind: 'quiz', taker, trendId, variant: '' })
  if (job !== null) return { kind: 'being_made', job }
  const attempt = await runningAttempt(ports, taker, trendId)
  if (attempt === null) return null
  await claimQuiz(ports, attempt)
  return { kind: 'begun', attempt, resumed: true }
}
