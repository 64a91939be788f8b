import type { User } from '@trendverse/domain/accounts/user'
import { dailyLimitsOf, remainingOf } from '@trendverse/domain/limits/daily-limit'
import { ACTION_OF, checkUserFeature, type Feature, type FeatureRefusal } from '@trendverse/domain/limits/feature-check'
import { ownDay } from '@trendverse/domain/limits/own-day'
import type { SignedInCaller } from '../accounts/caller'
import type { SpendOutcome } from '../ports/limits'
import type { Needs } from '../ports/ports'
import { getLimitSettings } from './get-limit-settings'

export type Allowance =
  | {
      readonly allowed: true
      /** Uses left today; -1 without end. */
      readonly remaining: number
      readonly resetsAtMs: number
      /** The day it was booked on, for giving it back. */
      readonly day: string
    }
  | {
      readonly allowed: false
      readonly reason: FeatureRefusal
      /** What the visitor reads (ER-45, OP-25). */
      readonly message: string
      readonly resetsAtMs: number
    }

/**
 * Books one use of a feature, if the account may and has one left today (LM-06, OP-27). Looking and booking are one
 * step of the database, so that calls made at the same time never share the last unit (LM-07).
 */
export async function spendAllowance(
  ports: Needs<'clock' | 'events' | 'settings' | 'usage'>,
  { user }: Pick<SignedInCaller, 'user'>,
  feature: Feature,
): Promise<Allowance> {
  return bookAllowance(ports, { user }, feature, (day, limit) =>
    ports.usage.spend(user.id, ACTION_OF[feature], day, limit),
  )
}

/** The same where the database has more to do in the same step: `spend` is given the day and the limit to book by. */
export async function bookAllowance(
  ports: Needs<'clock' | 'events' | 'settings'>,
  { user }: Pick<SignedInCaller, 'user'>,
  feature: Feature,
  spend: (day: string, limit: number) => Promise<SpendOutcome>,
): Promise<Allowance> {
  const action = ACTION_OF[feature]
  const { day, endsAtMs: resetsAtMs } = ownDay(user, ports.clock.nowMs())
  const limit = dailyLimitsOf(user.dailyLimitOverrides, await getLimitSettings(ports))[action]
  const allowance = checkUserFeature(feature, user, limit, 0)
  if (!allowance.allowed) return { ...allowance, resetsAtMs }
  const { spent, usedToday } = await spend(day, limit)
  if (!spent) {
    const refusal = checkUserFeature(feature, user, limit, usedToday)
    // the one other reason the database has: the account was deleted meanwhile
    if (refusal.allowed)
      return { allowed: false, reason: 'account_needed', message: 'Authentication required', resetsAtMs }
    return { ...refusal, resetsAtMs }
  }
  await ports.events.accountChanged(user.id)
  return { allowed: true, remaining: remainingOf(limit, usedToday), resetsAtMs, day }
}

/** Gives a booked use back (OP-24), never more than was booked on that day. */
export async function refundAllowance(
  ports: Needs<'events' | 'usage'>,
  { user }: { readonly user: Pick<User, 'id'> },
  feature: Feature,
  day: string,
): Promise<void> {
  await ports.usage.refund(user.id, ACTION_OF[feature], day)
  await ports.events.accountChanged(user.id)
}
