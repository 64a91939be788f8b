import type { GameRun, RunMark } from '@trendverse/domain/games/game-run'
import type { Needs } from '../ports/ports'
import { decodeLog } from './decode-log'
import { replaysBusy } from './replays-busy'

/**
 * How the parts of a run came out, found by playing its log again; empty where its game does not say, or where log, pack or
 * rules are not kept any more. Throws AppError `busy_try_later` while too many runs wait to be played.
 */
export async function readRunMarks(
  { gamePacks, replayRuns }: Needs<'gamePacks' | 'replayRuns'>,
  { gameId, rulesVersion, seed, mode, packId, log: logText }: GameRun,
): Promise<readonly RunMark[]> {
  const log = logText === null ? null : decodeLog(logText)
  const pack = log === null ? null : await gamePacks.find(packId)
  if (log === null || pack === null) return []
  const outcome = await replayRuns.replay({ gameId, rulesVersion, seed, mode, content: pack.content, log })
  if (outcome.kind === 'busy') throw replaysBusy()
  return outcome.kind === 'ended' ? (outcome.marks ?? []) : []
}
