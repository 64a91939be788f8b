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
 * The run of a game that an account has left and may go on with, on whatever device: its latest start, where nobody hurries it,
 * it is young enough, and it has neither ended nor been given up. Null where there is none. Throws AppError `not_found` for a
 * game that is not known.
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
 * Keeps how far a run has come, so that its player can go on elsewhere; an empty log gives it up. Throws AppError `not_found`
 * for a run that is not the caller's.
 */
export async function keepRunLog(
  ports: Needs<'clock' | 'gameRuns' | 'rateCounter' | 'tokens'>,
  { user }: SignedInCaller,
  { runId, log }: { readonly runId: string; readonly log: string },
) {
  await consumeAttempt(ports, THROTTLES.gameLog, user.id)
  const run = await ports.gameRuns.find(runId)
  if (run === null || run.userId !== user.id) throw new AppError('not_found', 'There is no such run.')
  return { kept: await ports.gameRuns.keepLog(run.id, log) }
}
