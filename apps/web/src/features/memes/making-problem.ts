import type { ErrorCode } from '@trendverse/domain/primitives/app-error'
import { errorMessage } from '@trendverse/domain/primitives/error-message'
import { TOLD_REFUSALS, TREND_GONE } from '../../components/text/refusals'

/** What is wrong with words of one's own is said too. */
const TOLD: ReadonlySet<ErrorCode> = new Set([...TOLD_REFUSALS, 'invalid_input'])

/** ER-46 */
const UNMADE_TEXT = 'Unable to create meme. Please try again.'
const SIGNED_OUT = 'You’re no longer signed in. Please sign in and try again.'

/**
 * Why a meme was not made, and what to do about it.
 *
 * @param gone What to say where that is gone which it was to be made of.
 */
export function makingProblem(error: unknown, gone = TREND_GONE): string {
  const instead = { trend_not_found: TREND_GONE, not_found: gone, authentication_required: SIGNED_OUT }
  return errorMessage(error, { tells: TOLD, instead, tellsFields: true, otherwise: UNMADE_TEXT })
}
