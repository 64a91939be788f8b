import type { Account } from '@trendverse/domain/accounts/account'
import { MAX_SIGN_IN_PLACES, signInPlaceOf } from '@trendverse/domain/accounts/sign-in-place'
import { trySending } from '../accounts/send-token-mail'
import { type QueueMailPorts, queueMail } from '../mail/queue-mail'
import type { Needs } from '../ports/ports'
import type { CallOrigin } from '../ports/world'

export type PlacePorts = QueueMailPorts & Needs<'linkTokens' | 'log' | 'signInPlaces'>

/**
 * Remembers where an administrator signed in, and mails them when they never had from there. What is remembered is made
 * with a key outside the database. Trouble with it keeps nobody from signing in.
 */
export async function noteSignInPlace(
  ports: PlacePorts,
  origin: Pick<CallOrigin, 'network' | 'userAgent'>,
  { id, email, firstName, timeZone }: Pick<Account, 'id' | 'email' | 'firstName' | 'timeZone'>,
): Promise<void> {
  await trySending(ports, id, async () => {
    const place = signInPlaceOf(origin)
    const atMs = ports.clock.nowMs()
    const placeHash = await signInPlaceHash(ports, id, origin)
    if ((await ports.signInPlaces.note(id, placeHash, atMs, MAX_SIGN_IN_PLACES)) !== 'new') return
    await queueMail(ports, {
      type: 'new_place',
      to: email,
      userId: id,
      idempotencyKey: `new_place:${placeHash}:${atMs}`,
      variables: { firstName, timeZone, atMs, place },
    })
  })
}

/** What a place of an account is known by. */
export function signInPlaceHash(
  ports: Needs<'linkTokens'>,
  userId: Account['id'],
  origin: Pick<CallOrigin, 'network' | 'userAgent'>,
): Promise<string> {
  const { device, network } = signInPlaceOf(origin)
  return ports.linkTokens.derive('sign-in place', JSON.stringify([userId, device, network]))
}
