import { TRIAL_USED_TEXT } from '@trendverse/domain/limits/feature-check'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { uuidV7 } from '@trendverse/domain/primitives/uuid'
import type { QuizAttempt } from '@trendverse/domain/quizzes/attempt'
import { countedPercentOf, finishAttempt, isRanked, scoreOf } from '@trendverse/domain/quizzes/attempt-rules'
import { endsUnanswered } from '@trendverse/domain/quizzes/daily/daily-attempt'
import type { Caller } from '../accounts/caller'
import { awardAchievements } from '../limits/award-achievements'
import { refuseFeature } from '../limits/refuse-feature'
import type { Needs } from '../ports/ports'
import type { FinishRecord } from '../ports/quizzes'
import { settledTrendId } from '../trends/settled-trend-id'
import { countInteraction } from './count-interaction'
import { findOwnAttempt } from './quiz-taker'
import { recordOutcomes } from './record-outcomes'
import { type ClaimPorts, refundUnclaimed } from './unclaimed-quiz'

/** What the end of a quiz needs. */
export type FinishPorts = ClaimPorts &
  Needs<'accounts' | 'clock' | 'events' | 'questionQuality' | 'quizzes' | 'random' | 'trends' | 'usage'>

/**
 * Ends a quiz on its taker's word. Asking again answers the same. Throws AppError `not_found`, and `feature_locked` for a
 * guest who has finished another one since (LM-08): of several begun at once one is the trial.
 */
export async function finishQuiz(
  ports: FinishPorts & Needs<'origin'>,
  caller: Caller,
  attemptId: string,
): Promise<QuizAttempt> {
  const attempt = await findOwnAttempt(ports, caller, attemptId)
  const ended = await finish(ports, attempt, ports.clock.nowMs())
  if (ended === null) throw refuseFeature({ reason: 'trial_used', message: TRIAL_USED_TEXT })
  return ended
}

/** Ends a quiz its taker left until its time was up (QZ-10); one nobody answered anything of is forgotten, and costs nothing when nobody came for it; so is a guest's beside the trial. */
export async function endOverdueAttempt(ports: FinishPorts, attempt: QuizAttempt): Promise<void> {
  if (attempt.answers.length === 0 && !endsUnanswered(attempt)) {
    await ports.quizzes.discard(attempt.id, 'unanswered')
    return refundUnclaimed(ports, attempt)
  }
  const ended = await finish(ports, attempt, attempt.deadlineMs)
  if (ended === null) await ports.quizzes.discard(attempt.id, 'unfinished')
}

/** Null for a guest whose trial another attempt was (LM-08): then nothing ends. */
async function finish(
  ports: FinishPorts,
  { id, taker, quiz }: QuizAttempt,
  endedAtMs: number,
): Promise<QuizAttempt | null> {
  const account = taker.kind === 'user' ? await ports.accounts.findById(taker.id) : null
  const trendId = await settledTrendId(ports, quiz.trendId)
  const entryId = uuidV7(ports.clock.nowMs(), ports.random.bytes(10))
  const done = await ports.quizzes.finish(id, (current): FinishRecord => {
    const attempt = finishAttempt(current, endedAtMs)
    const { percent, time } = scoreOf(attempt)
    const entry =
      account !== null && isRanked(attempt)
        ? {
            id: entryId,
            trendId,
            difficulty: quiz.difficulty,
            userId: account.id,
            username: account.username,
            score: percent,
            time,
            achievedAtMs: endedAtMs,
            isSample: false,
          }
        : null
    // what was left unanswered is no average of 0
    const isLeft = attempt.answers.length === 0 && endsUnanswered(attempt)
    return { attempt, percent: isLeft ? null : countedPercentOf(attempt), entry }
  })
  if (done === null) throw new AppError('not_found', 'This quiz doesn’t exist.')
  if (done.isFirst) await follow(ports, done.attempt)
  return done.attempt.finishedAtMs === null ? null : done.attempt
}

/** What the end of a quiz brings about beside its own record; what fails here can be made good by nobody asking again. */
async function follow(ports: FinishPorts, attempt: QuizAttempt): Promise<void> {
  const { taker, quiz } = attempt
  if (taker.kind === 'user') {
    await ports.events.accountChanged(taker.id)
    await awardAchievements(ports, taker.id, { hadPerfectQuiz: countedPercentOf(attempt) === 100 })
  }
  await recordOutcomes(ports, attempt)
  await countInteraction(ports, quiz)
}
