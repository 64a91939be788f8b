import { THROTTLES } from '@trendverse/domain/accounts/throttle-rules'
import { checkGuestFeature, type FeatureDecision } from '@trendverse/domain/limits/feature-check'
import type { Caller } from '../accounts/caller'
import { consumeAttempt } from '../accounts/throttle'
import { refuseFeature } from '../limits/refuse-feature'
import { NOTHING_RESERVED, type Reservation, reservationOf } from '../limits/reserve-allowance'
import { spendAllowance } from '../limits/spend-allowance'
import { OWN_DEVICE } from '../ports/world'
import type { QuizPorts } from './quiz-ports'

/**
 * Lets a caller begin a quiz, or throws the refusal: an account pays one unit of its day (LM-12, OP-25), a guest has the
 * trial (LM-08) and few tries at it a day (OP-26).
 */
export async function admitQuiz(ports: QuizPorts, caller: Caller, guestId: string): Promise<Reservation> {
  if (caller.kind === 'guest') {
    await admitTrialQuiz(ports, guestId)
    return NOTHING_RESERVED
  }
  return reservationOf(ports, caller, 'quiz', await spendAllowance(ports, caller, 'quiz'))
}

/** Lets a guest begin their one quiz, or throws the refusal. On a device of one's own there is nothing to share. */
async function admitTrialQuiz(ports: QuizPorts, guestId: string): Promise<void> {
  orRefuse(checkGuestFeature('quiz', (await ports.guests.trialUsedAtMs(guestId)) !== null))
  const { network } = ports.origin
  if (network === OWN_DEVICE) return
  await consumeAttempt(ports, THROTTLES.trialGuest, guestId)
  await consumeAttempt(ports, THROTTLES.trialNetwork, network)
}

/** Lets a guest begin the quiz of the day, which is free (OP-84), or throws the refusal of a network that begins too many. */
export async function admitDailyQuiz({ origin: { network }, ...ports }: QuizPorts): Promise<void> {
  if (network !== OWN_DEVICE) await consumeAttempt(ports, THROTTLES.dailyNetwork, network)
}

function orRefuse(decision: FeatureDecision): void {
  if (!decision.allowed) throw refuseFeature(decision)
}
