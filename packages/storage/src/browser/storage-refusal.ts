import { AppError } from '@trendverse/domain/primitives/app-error'

/** What a visitor is told where the browser did not keep something. */
export function storageRefusal(reason: 'full' | 'forbidden'): AppError {
  return reason === 'full'
    ? new AppError('storage_full', 'The storage of this browser is full. Please make some room and try again.')
    : new AppError('unavailable', 'This browser does not let the page keep anything.')
}
