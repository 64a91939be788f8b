import { AppError } from '@trendverse/domain/primitives/app-error'
import { SECOND_MS } from '@trendverse/domain/primitives/time'

/** Soon some of those that wait are done. */
const BUSY_RETRY_MS = 5 * SECOND_MS

export function replaysBusy(): AppError {
  return new AppError('busy_try_later', 'Many runs are being checked right now. Please try again.', {
    retryable: true,
    retryAfterMs: BUSY_RETRY_MS,
  })
}
