import { errorMessage } from '@trendverse/domain/primitives/error-message'
import { TOLD_REFUSALS, TREND_GONE } from '../../components/text/refusals'

const UNREACHED =
  'The quiz didn’t load. Check your connection and try again. If your quiz is ready, you’ll go straight to it.'
const SIGNED_OUT = 'You’re no longer signed in. Please sign in again, then start the quiz.'

/** Why a quiz did not begin, and what to do about it. */
export function startProblem(error: unknown): string {
  const instead = { trend_not_found: TREND_GONE, not_found: TREND_GONE, authentication_required: SIGNED_OUT }
  return errorMessage(error, { tells: TOLD_REFUSALS, instead, otherwise: UNREACHED })
}
