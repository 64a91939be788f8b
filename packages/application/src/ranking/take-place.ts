import { isBeyond, THROTTLES } from '@trendverse/domain/accounts/throttle-rules'
import type { User } from '@trendverse/domain/accounts/user'
import { mayBeRanked, type UnrankedReason } from '@trendverse/domain/ranking/who-is-ranked'
import { countAttempt, takeBackAttempt } from '../accounts/throttle'
import type { Needs } from '../ports/ports'
import { OWN_DEVICE } from '../ports/world'

export type RankingPorts = Needs<'clock' | 'origin' | 'rateCounter' | 'tokens'>

export type Place = {
  /** Why what is begun can have no place on the board; null: it can. */
  readonly unranked: UnrankedReason | null
  /** For when it did not begin after all. */
  readonly giveBack: () => Promise<void>
}

const nothingTaken = (unranked: UnrankedReason | null): Place => ({ unranked, giveBack: async () => undefined })

/** Of what is no first try, or a guest's: it has no place on any board. */
export const NO_PLACE = nothingTaken(null)

/**
 * Takes one of its network's places on a board for what an account begins now. It is settled at the beginning, when it is
 * known where a call comes from: the end may come by itself. On a device of one's own everybody is among themselves.
 *
 * @param holdsPlace Whether the account stands on this board already: then it takes nobody's place.
 */
export async function takePlace(
  ports: RankingPorts,
  account: Pick<User, 'emailVerified'>,
  board: readonly string[],
  holdsPlace = false,
): Promise<Place> {
  const { network } = ports.origin
  if (network === OWN_DEVICE) return NO_PLACE
  if (!mayBeRanked(account)) return nothingTaken('unverified')
  if (holdsPlace) return NO_PLACE
  const day = new Date(ports.clock.nowMs()).toISOString().slice(0, 10)
  const attempt = [THROTTLES.rankedNetwork, network, day, ...board] as const
  const taken = await countAttempt(ports, ...attempt)
  return {
    unranked: isBeyond(THROTTLES.rankedNetwork, taken) ? 'network_full' : null,
    giveBack: () => takeBackAttempt(ports, ...attempt),
  }
}
