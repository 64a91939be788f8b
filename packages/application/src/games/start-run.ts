import { THROTTLES } from '@trendverse/domain/accounts/throttle-rules'
import { editionOn } from '@trendverse/domain/games/game-pack'
import { countsOnBoards, type GameMode, type GameRun, type WantedBoard } from '@trendverse/domain/games/game-run'
import { checkGuestFeature } from '@trendverse/domain/limits/feature-check'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { uuidV7 } from '@trendverse/domain/primitives/uuid'
import type { Caller } from '../accounts/caller'
import { consumeAttempt } from '../accounts/throttle'
import { refuseFeature } from '../limits/refuse-feature'
import { bookAllowance, spendAllowance } from '../limits/spend-allowance'
import type { Needs } from '../ports/ports'
import { OWN_DEVICE } from '../ports/world'
import { NO_PLACE, takePlace } from '../ranking/take-place'
import { boardToStart } from './board-to-start'
import { buildTodaysPacks, gameDay, type PackPorts } from './build-packs'
import { getGame } from './list-games'

export type StartPorts = PackPorts &
  Needs<'events' | 'gameRuns' | 'games' | 'log' | 'origin' | 'random' | 'rateCounter' | 'settings' | 'usage'>

type StartInput = { readonly gameId: string; readonly mode: GameMode; readonly board?: WantedBoard | undefined }

/**
 * Starts a run (OP-27): books one unit of the games allowance and answers the ticket, in one step; null for a game whose
 * runs are not ranked, which needs none. Throws AppError `feature_locked` for guests, the refusal of the allowance (OP-25),
 * `not_found` for an unknown game, `invalid_input` for a mode it does not have, and `conflict` where it has nothing to play
 * with yet.
 */
export async function startRun(
  ports: StartPorts,
  caller: Caller,
  { gameId, mode, board }: StartInput,
): Promise<GameRun | null> {
  if (caller.kind === 'guest') {
    const decision = checkGuestFeature('game', false)
    if (!decision.allowed) throw refuseFeature(decision)
    throw new AppError('authentication_required', 'Authentication required')
  }
  await consumeAttempt(ports, THROTTLES.gameStart, caller.user.id)
  const { modes } = await getGame(ports, gameId)
  const rules = ports.gameLibrary.rulesOf(gameId)
  if (modes.length === 0 || rules === null) {
    const allowance = await spendAllowance(ports, caller, 'game')
    if (!allowance.allowed) throw refuseFeature(allowance)
    return null
  }
  if (!modes.includes(mode)) throw new AppError('invalid_input', `This game has no ${mode} mode.`)
  // No job has built it here in the night.
  if (ports.origin.network === OWN_DEVICE) await buildTodaysPacks(ports, null)
  const { pack, isPractice } = await boardToStart(ports, caller.user.id, { gameId, practice: rules.practice, board })
  const nowMs = ports.clock.nowMs()
  const turn = { gameId, mode, day: pack.day }
  const isFirst = !isPractice && (await ports.gameRuns.findRanked(caller.user.id, turn)) === null
  const place = isFirst ? await takePlace(ports, caller.user, ['game', gameId, mode, pack.day]) : NO_PLACE
  const draft = {
    id: uuidV7(nowMs, ports.random.bytes(10)),
    userId: caller.user.id,
    gameId,
    mode,
    packId: pack.id,
    day: pack.day,
    rulesVersion: rules.version,
    edition: editionOn(gameDay(nowMs), pack),
    startedAtMs: nowMs,
    unranked: place.unranked,
    // Practice, too, is on the course of the day: so that it can be raced against the runs of the board.
    seed: `${pack.id}/daily`,
  }
  let run = null as GameRun | null
  const allowance = await bookAllowance(ports, caller, 'game', async (day, limit) => {
    const started = await ports.gameRuns.start(draft, { day, limit, isPractice })
    run = started.run
    return started
  })
  // Refused, or started in another tab at the same time: the first one has the place.
  if (run?.ranked !== true) await place.giveBack()
  if (!allowance.allowed) throw refuseFeature(allowance)
  if (run === null) throw new Error('a unit was spent without a ticket')
  return run
}

/** A ticket as its owner sees it; null for a start that needs none. */
export function describeTicket(run: GameRun | null) {
  if (run === null) return null
  const { id, gameId, mode, seed, packId, rulesVersion, unranked, edition, day, startedAtMs } = run
  const ranked = countsOnBoards(run)
  const startedAt = new Date(startedAtMs).toISOString()
  return { runId: id, gameId, mode, seed, packId, rulesVersion, ranked, unranked, edition, day, startedAt }
}
