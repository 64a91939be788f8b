import { uuidV7 } from '@trendverse/domain/primitives/uuid'
import type { Needs } from '../ports/ports'
import type { CallOrigin } from '../ports/world'

/** The id of a visitor without an account: theirs, or a new one that they are given now. */
export function nameGuest({
  origin,
  rememberGuest,
  clock,
  random,
}: Needs<'clock' | 'random' | 'rememberGuest'> & { readonly origin: Pick<CallOrigin, 'guestId'> }): string {
  if (origin.guestId !== null) return origin.guestId
  const guestId = uuidV7(clock.nowMs(), random.bytes(10))
  rememberGuest?.(guestId)
  return guestId
}
