import { THROTTLES } from '@trendverse/domain/accounts/throttle-rules'
import type { GameMode } from '@trendverse/domain/games/game-run'
import { GIVEN_UP } from '@trendverse/domain/games/run-save'
import { isResumable } from '@trendverse/domain/games/run-timing'
import { AppError } from '@trendverse/domain/primitives/app-error'
import type { SignedInCaller } from '../accounts/caller'
import { consumeAttempt } from '../accounts/throttle'
import type { Needs } from '../ports/ports'
import { gameNotFound } from './list-games'
import { describeTicket } from './start-run'

/**
 * The account's unfinished run of a game that it may resume on any device: its latest start, in an untimed mode, young enough,
 * neither finished nor given up. Null where there is none. Throws AppError `not_found` for a game that is not known.
 */
export async function findOpenRun(
  { clock, gameLibrary, gameRuns }: Needs<'clock' | 'gameLibrary' | 'gameRuns'>,
  { user }: SignedInCaller,
  { gameId, mode }: { readonly gameId: string; readonly mode: GameMode },
) {
  const rules = gameLibrary.rulesOf(gameId)
  if (rules === null) throw gameNotFound()
  if (rules.modes[mode] !== 'unhurried') return null
  const run = await gameRuns.findLatest(user.id, gameId, mode)
  if (run === null || run.result !== null || run.refusal !== null || run.log === GIVEN_UP) return null
  if (!isResumable(run.startedAtMs, clock.nowMs())) return null
  const ticket = describeTicket(run)
  return ticket === null ? null : { ticket, log: run.log }
}

/**
 * Stores the progress of a run that can be resumed, so that its player can do so on another device; an empty log gives the run
 * up. Throws AppError `not_found` for a run that is not the caller's.
 */
export async function keepRunLog(
  ports: Needs<'clock' | 'gameLibrary' | 'gameRuns' | 'rateCounter' | 'tokens'>,
  { user }: SignedInCaller,
  { runId, log }: { readonly runId: string; readonly log: string },
) {
  await consumeAttempt(ports, THROTTLES.gameLog, user.id)
  const run = await ports.gameRuns.find(runId)
  if (run === null || run.userId !== user.id) throw new AppError('not_found', 'This run doesn’t exist.')
  const mode = ports.gameLibrary.rulesOf(run.gameId)?.modes[run.mode]
  if (mode !== 'unhurried' || !isResumable(run.startedAtMs, ports.clock.nowMs())) return { kept: false }
  return { kept: await ports.gameRuns.keepLog(run.id, log) }
}
