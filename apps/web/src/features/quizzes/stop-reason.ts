import { AppError } from '@trendverse/domain/primitives/app-error'
import type { StopReason } from './quiz-flow'

/**
 * Why a quiz cannot go on after its home refused a call; null where the refusal was about that one call.
 *
 * @param isSignedOut Whether the session ended while the quiz was open: what belongs to an account then answers as if it
 *   did not exist.
 */
export function stopReason(error: unknown, isSignedOut: boolean): StopReason | null {
  if (!(error instanceof AppError)) return null
  if (error.code === 'authentication_required') return 'signed_out'
  if (error.code !== 'not_found') return null
  return isSignedOut ? 'signed_out' : 'gone'
}
