import { isBeyond, THROTTLES } from '@trendverse/domain/accounts/throttle-rules'
import type { CallOrigin } from '../ports/world'
import { consumeAttempt, countAttempt, type ThrottlePorts } from './throttle'

/**
 * Whether a link that was asked for is mailed. Who asks too often is refused (429). Strangers who ask for somebody else's
 * address keep nobody from their link: beyond the allowance of an address a mail goes out now and then, and links from before
 * stay good meanwhile.
 */
export async function mayMailAgain(
  ports: ThrottlePorts,
  origin: Pick<CallOrigin, 'network'>,
  kind: 'resend' | 'forgot',
  email: string,
): Promise<boolean> {
  await consumeAttempt(ports, THROTTLES.mailNetwork, origin.network)
  await consumeAttempt(ports, THROTTLES[`${kind}Pair`], email, origin.network)
  return mayBeMailed(ports, kind, email)
}

/** Whether an address may have one more mail of a kind that anybody can ask for. */
export async function mayBeMailed(
  ports: ThrottlePorts,
  kind: 'resend' | 'forgot' | 'newsletter' | 'signUp',
  email: string,
): Promise<boolean> {
  const address = THROTTLES[`${kind}Address`]
  if (!isBeyond(address, await countAttempt(ports, address, email))) return true
  const spare = THROTTLES[`${kind}Spare`]
  return !isBeyond(spare, await countAttempt(ports, spare, email))
}
