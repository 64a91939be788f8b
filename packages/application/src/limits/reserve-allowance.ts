import type { Feature } from '@trendverse/domain/limits/feature-check'
import type { SignedInCaller } from '../accounts/caller'
import type { Needs } from '../ports/ports'
import { refuseFeature } from './refuse-feature'
import { type Allowance, refundAllowance } from './spend-allowance'

/** What is paid for something before it is made. */
export type Reservation = {
  /** The day a unit was booked on; null where nothing is paid. */
  readonly day: string | null
  /** Gives the unit back, where nothing came of it. */
  readonly refund: () => Promise<void>
}

/** Of a guest, who has a trial instead of units. */
export const NOTHING_RESERVED: Reservation = { day: null, refund: async () => undefined }

/** The unit that was spent, to be given back if need be; throws the refusal where none was. */
export function reservationOf(
  ports: Needs<'events' | 'usage'>,
  caller: Pick<SignedInCaller, 'user'>,
  feature: Feature,
  allowance: Allowance,
): Reservation {
  if (!allowance.allowed) throw refuseFeature(allowance)
  const { day } = allowance
  return { day, refund: () => refundAllowance(ports, caller, feature, day) }
}
