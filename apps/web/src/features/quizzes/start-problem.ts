import type { ErrorCode } from '@trendverse/domain/primitives/app-error'
import { errorMessage } from '@trendverse/domain/primitives/error-message'

/** Refusals whose own words are meant for visitors. */
const USER_FACING_CODES: ReadonlySet<ErrorCode> = new Set([
  'limit_reached',
  'feature_locked',
  'account_suspended',
  'account_blocked',
  'rate_limited',
  'storage_full',
  'conflict',
])
const UNREACHED =
  'The quiz did not load: the connection or the server failed. Please try again; one already made will open.'

const GONE = 'This trend is gone. Please choose another one.'
const SIGNED_OUT = 'You are no longer signed in. Please sign in again, then start the quiz.'

/** Why a quiz did not begin, and what to do about it. */
export function startProblem(error: unknown): string {
  const instead = { trend_not_found: GONE, not_found: GONE, authentication_required: SIGNED_OUT }
  return errorMessage(error, { tells: USER_FACING_CODES, instead, otherwise: UNREACHED })
}
