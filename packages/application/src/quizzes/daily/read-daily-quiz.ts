import type { QuizAttempt } from '@trendverse/domain/quizzes/attempt'
import { isRunning, scoreOf } from '@trendverse/domain/quizzes/attempt-rules'
import { endsUnanswered } from '@trendverse/domain/quizzes/daily/daily-attempt'
import { dailyQuizDay, dailyQuizId, nextDailyQuizMs } from '@trendverse/domain/quizzes/daily/daily-quiz'
import { dailyStreak } from '@trendverse/domain/quizzes/daily/daily-streak'
import type { Caller } from '../../accounts/caller'
import type { Needs } from '../../ports/ports'
import { findDailyAttempt } from './find-daily-attempt'

const instantOf = (ms: number): string => new Date(ms).toISOString()

/**
 * How the quiz of the day stands for a caller: which day it is, when the next one comes, what they made of it, and for how
 * many days they have taken it. It makes no quiz and names no guest.
 */
export async function readDailyQuiz(ports: Needs<'clock' | 'origin' | 'quizzes'>, caller: Caller) {
  const nowMs = ports.clock.nowMs()
  const day = dailyQuizDay(nowMs)
  const attempt = await findDailyAttempt(ports, caller, day)
  const isOpen = attempt !== null && isRunning(attempt, nowMs)
  const daysTaken = caller.kind === 'guest' ? null : await ports.quizzes.listDaysTaken(caller.user.id)
  return {
    day,
    quizId: dailyQuizId(day),
    nextAt: instantOf(nextDailyQuizMs(nowMs)),
    serverNow: instantOf(nowMs),
    running: isOpen ? attempt.id : null,
    taken:
      attempt === null || isOpen || !isTaken(attempt)
        ? null
        : { attemptId: attempt.id, isShareable: attempt.taker.kind === 'user', ...resultOf(attempt) },
    streak: daysTaken === null ? null : dailyStreak(daysTaken, day),
  }
}

/** Whether an attempt whose time is up is the only one; what a guest left unanswered is forgotten. */
function isTaken(attempt: QuizAttempt): boolean {
  return attempt.finishedAtMs !== null || attempt.answers.length > 0 || endsUnanswered(attempt)
}

function resultOf(attempt: QuizAttempt) {
  const { right, total } = scoreOf(attempt)
  return { score: right, total }
}
