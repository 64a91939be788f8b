import type { ErrorCode } from '@trendverse/domain/primitives/app-error'
import { errorMessage } from '@trendverse/domain/primitives/error-message'

/** Refusals whose own words are meant for visitors, ER-45 among them. */
const USER_FACING_CODES: ReadonlySet<ErrorCode> = new Set([
  'limit_reached',
  'feature_locked',
  'account_suspended',
  'account_blocked',
  'rate_limited',
  'storage_full',
  'conflict',
  'invalid_input',
])

/** ER-46 */
const UNMADE_TEXT = 'Unable to create meme. Please try again.'
const TREND_GONE = 'This trend is gone. Please choose another one.'
const SIGNED_OUT = 'You are no longer signed in. Please sign in again, then try again.'

/**
 * Why a meme was not made, and what to do about it.
 *
 * @param gone What to say where that is gone which it was to be made of.
 */
export function makingProblem(error: unknown, gone = TREND_GONE): string {
  const instead = { trend_not_found: TREND_GONE, not_found: gone, authentication_required: SIGNED_OUT }
  return errorMessage(error, { tells: USER_FACING_CODES, instead, tellsFields: true, otherwise: UNMADE_TEXT })
}
