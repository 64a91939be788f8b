import { AppError } from '@trendverse/domain/primitives/app-error'
import type { SignedInCaller } from '../accounts/caller'
import { type Reservation, reservationOf } from '../limits/reserve-allowance'
import { spendAllowance } from '../limits/spend-allowance'
import type { MemePorts } from './meme-ports'

/** ER-46 */
const UNMADE = 'Unable to create meme. Please try again.'

/** What full storage says is told with it: room can be made. */
function unbooked(cause: unknown): AppError {
  return cause instanceof AppError && cause.code === 'storage_full'
    ? new AppError('storage_full', `${UNMADE} ${cause.message}`, { retryable: true, cause })
    : new AppError('unavailable', UNMADE, { retryable: true, cause })
}

/**
 * Books a unit before anything is made (MM-09, OP-24). Throws AppError `limit_reached` (ER-45), `account_suspended`,
 * `account_blocked`, and `unavailable` or `storage_full` (ER-46) where booking fails for another reason.
 */
export async function bookMeme(ports: MemePorts, caller: SignedInCaller): Promise<Reservation> {
  const allowance = await spendAllowance(ports, caller, 'meme').catch((cause: unknown) => {
    throw unbooked(cause)
  })
  return reservationOf(ports, caller, 'meme', allowance)
}
