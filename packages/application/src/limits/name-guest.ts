import { uuidV7 } from '@trendverse/domain/primitives/uuid'
import type { CallOrigin } from '../ports/call-origin'
import type { Clock } from '../ports/clock'
import type { Random } from '../ports/random'

export type NameGuestPorts = {
  readonly origin: Pick<CallOrigin, 'guestId'>
  /** Keeps a new guest's id with the visitor: the server by a signed cookie (LM-09). Absent where nobody can keep it. */
  readonly rememberGuest?: ((guestId: string) => void) | undefined
  readonly clock: Clock
  readonly random: Random
}

/** The id of a visitor without an account: theirs, or a new one that they are given now. */
export function nameGuest({ origin, rememberGuest, clock, random }: NameGuestPorts): string {
  if (origin.guestId !== null) return origin.guestId
  const guestId = uuidV7(clock.nowMs(), random.bytes(10))
  rememberGuest?.(guestId)
  return guestId
}
