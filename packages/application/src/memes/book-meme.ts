import { AppError } from '@trendverse/domain/primitives/app-error'
import type { SignedInCaller } from '../accounts/caller'
import { refuseFeature } from '../limits/refuse-feature'
import { refundAllowance, spendAllowance } from '../limits/spend-allowance'
import type { MemePorts } from './meme-ports'

/** What a meme cost. */
export type MemeBooking = {
  /** The day a unit was booked on. */
  readonly day: string
  readonly giveBack: () => Promise<void>
}

/**
 * Books a unit before anything is made (MM-09, OP-24). Throws AppError `limit_reached` (ER-45), `account_suspended`,
 * `account_blocked`, and `unavailable` (ER-46) where booking fails for another reason.
 */
export async function bookMeme(ports: MemePorts, caller: SignedInCaller): Promise<MemeBooking> {
  const allowance = await spendAllowance(ports, caller, 'meme').catch((cause: unknown) => {
    throw new AppError('unavailable', 'Unable to create meme. Please try again.', { retryable: true, cause })
  })
  if (!allowance.allowed) throw refuseFeature(allowance)
  const { day } = allowance
  return { day, giveBack: () => refundAllowance(ports, caller, 'meme', day) }
}
