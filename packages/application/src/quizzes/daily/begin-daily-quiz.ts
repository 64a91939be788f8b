import { UNLIMITED } from '@trendverse/domain/limits/daily-action'
import { checkUserFeature } from '@trendverse/domain/limits/feature-check'
import { AppError } from '@trendverse/domain/primitives/app-error'
import type { QuizAttempt } from '@trendverse/domain/quizzes/attempt'
import { beginAttempt, isRunning } from '@trendverse/domain/quizzes/attempt-rules'
import { dailyAttemptId } from '@trendverse/domain/quizzes/daily/daily-attempt'
import { dailyQuizDay, nextDailyQuizMs } from '@trendverse/domain/quizzes/daily/daily-quiz'
import { dailyTakenText } from '@trendverse/domain/quizzes/daily/say-next'
import type { Caller } from '../../accounts/caller'
import { refuseFeature } from '../../limits/refuse-feature'
import type { Needs } from '../../ports/ports'
import { NO_PLACE, takePlace } from '../../ranking/take-place'
import { admitDailyQuiz } from '../admit-quiz'
import type { BegunQuiz } from '../begin-quiz'
import { endOverdueAttempt, type FinishPorts } from '../finish-quiz'
import type { QuizPorts } from '../quiz-ports'
import { takerOf } from '../quiz-taker'
import { findDailyAttempt } from './find-daily-attempt'
import { type DailyQuizPorts, keepDailyQuiz } from './keep-daily-quiz'

type BeginPorts = DailyQuizPorts & FinishPorts & QuizPorts

/**
 * Begins the quiz of the day, or resumes the caller's own. A member takes it once a day, beside the day's allowance: it
 * is there to come back for. It is free for guests, every day (OP-84).
 *
 * Throws AppError `conflict` if the caller has already taken it today, `account_suspended`, `account_blocked`, `rate_limited` where
 * one network begins too many as guests, `unavailable` while there is none.
 */
export async function beginDailyQuiz(ports: BeginPorts, caller: Caller): Promise<BegunQuiz> {
  const nowMs = ports.clock.nowMs()
  const day = dailyQuizDay(nowMs)
  const earlier = await findEarlier(ports, caller, day)
  if (earlier !== null) return goOn(earlier, nowMs)
  const taker = takerOf(ports, caller)
  if (caller.kind === 'guest') await admitDailyQuiz(ports)
  else {
    const decision = checkUserFeature('quiz', caller.user, UNLIMITED, 0)
    if (!decision.allowed) throw refuseFeature(decision)
  }
  const { quiz } = await keepDailyQuiz(ports, day)
  const place = caller.kind === 'guest' ? NO_PLACE : await takePlace(ports, caller.user, ['quiz', quiz.trendId])
  const fresh = beginAttempt(dailyAttemptId(day, taker), taker, quiz, nowMs, place.unranked)
  const begun = await ports.quizzes.beginOnce(fresh)
  if (begun?.isNew !== true) await place.giveBack()
  if (begun === null) throw new AppError('authentication_required', 'Authentication required')
  if (!begun.isNew) return goOn(begun.attempt, nowMs)
  if (caller.kind !== 'guest') {
    await ports.usage.addToTotal(caller.user.id, 'quizzes')
    await ports.events.accountChanged(caller.user.id)
  }
  return { attempt: begun.attempt, resumed: false }
}

/** The caller's own attempt; one whose time is up is ended first, which may leave nothing of it. */
async function findEarlier(
  ports: FinishPorts & Needs<'origin'>,
  caller: Caller,
  day: string,
): Promise<QuizAttempt | null> {
  const found = await findDailyAttempt(ports, caller, day)
  if (found === null || found.finishedAtMs !== null || isRunning(found, ports.clock.nowMs())) return found
  await endOverdueAttempt(ports, found)
  return findDailyAttempt(ports, caller, day)
}

function goOn(attempt: QuizAttempt, nowMs: number): BegunQuiz {
  if (isRunning(attempt, nowMs)) return { attempt, resumed: true }
  throw new AppError('conflict', dailyTakenText(nextDailyQuizMs(nowMs) - nowMs))
}
