import { chooseRound } from '@trendverse/domain/games/predictions/choose-round'
import { OLDEST_ITEM_MS } from '@trendverse/domain/games/predictions/prediction-round'
import { DAY_MS } from '@trendverse/domain/primitives/time'
import type { Needs } from '../../ports/ports'
import { gameDay } from '../build-packs'

export type RoundPorts = Needs<'clock' | 'predictions'>

/** What a base rate is taken from. */
const RECORD_MS = 60 * DAY_MS
/** Far more than a round asks about: most of them belong to one source, or are no playthings. */
const MAX_CANDIDATES = 1_000

/** Opens the round of today, where there is none yet and ten items can be asked about. Answers its day, or null. */
export async function openTodaysRound({ clock, predictions }: RoundPorts): Promise<string | null> {
  const nowMs = clock.nowMs()
  const day = gameDay(nowMs)
  if ((await predictions.findRound(day)) !== null) return null
  const found = await predictions.findCandidates({
    seenFromMs: nowMs - OLDEST_ITEM_MS,
    recordFromMs: nowMs - RECORD_MS,
    limit: MAX_CANDIDATES,
  })
  const round = chooseRound({ day, nowMs, ...found })
  return round !== null && (await predictions.addRound(round)) ? day : null
}
