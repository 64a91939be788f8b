import { isBlocked, type User } from '../accounts/user'
import type { DailyAction } from './daily-action'
import { limitReachedText, remainingOf } from './daily-limit'

/** What is open to some and closed to others (LM-12). */
export const FEATURES = ['quiz', 'meme', 'game'] as const
export type Feature = (typeof FEATURES)[number]

/** What using a feature counts as. */
export const ACTION_OF = { quiz: 'quizzes', meme: 'memes', game: 'games' } as const satisfies Record<
  Feature,
  DailyAction
>

export const FEATURE_REFUSALS = ['account_needed', 'trial_used', 'suspended', 'blocked', 'limit_reached'] as const
export type FeatureRefusal = (typeof FEATURE_REFUSALS)[number]

export type FeatureDecision =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly reason: FeatureRefusal; readonly message: string }

/** ER-57 */
export const TRIAL_USED_TEXT = 'Your free trial has been used. Please sign up to take more quizzes!'

const refused = (reason: FeatureRefusal, message: string): FeatureDecision => ({ allowed: false, reason, message })

/** One quiz on trial, nothing else (GN-03, LM-08). */
export function checkGuestFeature(feature: Feature, trialUsed: boolean): FeatureDecision {
  if (feature !== 'quiz') return refused('account_needed', 'Please sign up to use this feature.')
  return trialUsed ? refused('trial_used', TRIAL_USED_TEXT) : { allowed: true }
}

/**
 * Signed in, active, and something left of the day's allowance (OP-27). An address not verified yet is no hindrance:
 * the session that sign-up opens is a full one (OP-13).
 */
export function checkUserFeature(
  feature: Feature,
  user: Pick<User, 'status' | 'isActive'>,
  limit: number,
  usedToday: number,
): FeatureDecision {
  if (isBlocked(user)) return refused('blocked', 'This account is blocked.')
  if (!user.isActive) return refused('suspended', 'Account is suspended')
  return remainingOf(limit, usedToday) === 0
    ? refused('limit_reached', limitReachedText(ACTION_OF[feature], limit))
    : { allowed: true }
}
