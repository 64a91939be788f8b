import { AppError, type ErrorCode } from '@trendverse/domain/primitives/app-error'
import { errorMessage } from '@trendverse/domain/primitives/error-message'
import { TOLD_REFUSALS } from '../../components/text/refusals'

/** What only a run is refused for is said, too. */
const TELLS: ReadonlySet<ErrorCode> = new Set([
  ...TOLD_REFUSALS,
  'busy_try_later',
  'log_copied',
  'log_malformed',
  'rules_unknown',
  'run_already_finished',
  'run_not_reproduced',
  'run_too_early',
  'run_too_late',
])

const SIGNED_OUT = 'You’re no longer signed in. Please sign in again, then start the game.'

/** Why a game did not start, and what to do about it. */
export function startProblem(error: unknown): string {
  return errorMessage(error, {
    tells: TELLS,
    instead: {
      authentication_required: SIGNED_OUT,
      not_found: 'This game can’t be played right now. Please try again later.',
    },
    otherwise: 'The game didn’t start. Check your connection and try again.',
  })
}

/** Why a run has no place, and whether sending it again can help. */
export function finishProblem(error: unknown): { readonly text: string; readonly isWorthRetrying: boolean } {
  const text = errorMessage(error, {
    tells: TELLS,
    otherwise: 'We couldn’t reach the server to check your run.',
  })
  return { text, isWorthRetrying: !(error instanceof AppError) || error.retryable }
}
