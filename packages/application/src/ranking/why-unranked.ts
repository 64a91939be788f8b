import { isBeyond, THROTTLES } from '@trendverse/domain/accounts/throttle-rules'
import type { User } from '@trendverse/domain/accounts/user'
import { mayBeRanked, type UnrankedReason } from '@trendverse/domain/ranking/who-is-ranked'
import { countAttempt } from '../accounts/throttle'
import type { Needs } from '../ports/ports'
import { OWN_DEVICE } from '../ports/world'

export type RankingPorts = Needs<'clock' | 'origin' | 'rateCounter' | 'tokens'>

/**
 * Why what an account begins now can have no place on a board; null: it can, and one of its network's places there is taken. It
 * is settled at the beginning, when it is known where a call comes from: the end may come by itself. On a device of one's
 * own everybody is among themselves.
 *
 * @param holdsPlace Whether the account stands on this board already: then it takes nobody's place.
 */
export async function whyUnranked(
  ports: RankingPorts,
  account: Pick<User, 'emailVerified'>,
  board: readonly string[],
  holdsPlace = false,
): Promise<UnrankedReason | null> {
  const { network } = ports.origin
  if (network === OWN_DEVICE) return null
  if (!mayBeRanked(account)) return 'unverified'
  if (holdsPlace) return null
  const rule = THROTTLES.rankedNetwork
  const day = new Date(ports.clock.nowMs()).toISOString().slice(0, 10)
  const taken = await countAttempt(ports, rule, network, day, ...board)
  return isBeyond(rule, taken) ? 'network_full' : null
}
