import type { GameRun } from '@trendverse/domain/games/game-run'
import { hadTheirTurn, watchableFromMs } from '@trendverse/domain/games/held-back'
import { AppError } from '@trendverse/domain/primitives/app-error'
import type { Caller } from '../accounts/caller'
import type { Needs } from '../ports/ports'
import { gameDay } from './build-packs'
import { describeRun } from './describe-run'

type WatchPorts = Needs<'clock' | 'gameLibrary' | 'gameRuns'>

/**
 * A finished run as others watch it. Throws AppError `not_found`, also where it was hidden or its account does not show its
 * runs, and `run_held_back` while the caller could still win a place with it.
 */
export async function getShownRun(ports: WatchPorts, caller: Caller, runId: string) {
  const found = await ports.gameRuns.findShown(runId)
  if (found === null || found.run.result === null) throw new AppError('not_found', 'This run doesn’t exist.')
  await assertMayWatch(ports, caller, found.run)
  return describeRun(found.run, found.run.result, found.username)
}

/** Its maker may, administrators who judge it, and whoever had their own turn on its board; everybody once the day is over. */
async function assertMayWatch({ clock, gameLibrary, gameRuns }: WatchPorts, caller: Caller, run: GameRun) {
  const { userId, gameId, mode, day } = run
  const nowMs = clock.nowMs()
  const pace = gameLibrary.rulesOf(gameId)?.modes[mode] ?? 'clocked'
  const fromMs = watchableFromMs(day, pace)
  if (nowMs >= fromMs) return
  if (caller.kind !== 'guest') {
    const { id, role } = caller.user
    if (id === userId || role === 'admin') return
    if (hadTheirTurn(await gameRuns.findRanked(id, { gameId, mode, day }), pace, nowMs)) return
  }
  const time = new Date(fromMs).toISOString().slice(11, 16)
  const text =
    day === gameDay(nowMs)
      ? 'You can watch this run once your own run of today is in, or tomorrow.'
      : `You can watch this run from ${time} UTC on, when yesterday’s last runs are in.`
  throw new AppError('run_held_back', text, { retryAfterMs: fromMs - nowMs })
}
