import { THROTTLES } from '@trendverse/domain/accounts/throttle-rules'
import type { GamePack } from '@trendverse/domain/games/game-pack'
import {
  countsOnBoards,
  type GamePace,
  type GameRun,
  type RunMark,
  type RunRefusal,
  type RunResult,
} from '@trendverse/domain/games/game-run'
import { GIVEN_UP } from '@trendverse/domain/games/run-save'
import { judgeTiming, type PlayedRun } from '@trendverse/domain/games/run-timing'
import { isTellingLog } from '@trendverse/domain/games/telling-log'
import { AppError, type ErrorCode } from '@trendverse/domain/primitives/app-error'
import { isFasterThanReading, type UnrankedReason } from '@trendverse/domain/ranking/who-is-ranked'
import type { SignedInCaller } from '../accounts/caller'
import { consumeAttempt } from '../accounts/throttle'
import type { ReplayOutcome } from '../ports/games'
import type { Needs } from '../ports/ports'
import { decodeLog } from './decode-log'
import { describeRun } from './describe-run'
import { followRun } from './follow-run'
import { replaysBusy } from './replays-busy'

export type FinishRunPorts = Needs<
  | 'accounts'
  | 'clock'
  | 'events'
  | 'gameLibrary'
  | 'gamePacks'
  | 'gameRuns'
  | 'games'
  | 'log'
  | 'rateCounter'
  | 'replayRuns'
  | 'settings'
  | 'tokens'
  | 'trends'
>

/** What a player's page says of its run: base64url of what was done, and the score it showed. */
export type ClaimedResult = { readonly runId: string; readonly log: string; readonly score: number }

/** Nobody copies a run for a place behind these. */
const LOGS_COMPARED = 100

const REFUSALS = {
  run_not_reproduced: 'Replaying this run gave a different result.',
  log_malformed: 'The recording of this run can’t be read.',
  log_copied: 'This run is nearly the same as one someone else has already played, so it isn’t ranked.',
} as const satisfies Record<RunRefusal, string>

/**
 * Ends a run by its log (OP-60): plays it again and keeps what comes of that, never what the page claims. Throws one
 * AppError code for each thing that can be wrong with it; those of `RunRefusal` use the ticket up.
 */
export async function finishRun(ports: FinishRunPorts, caller: SignedInCaller, claimed: ClaimedResult) {
  const { user } = caller
  await consumeAttempt(ports, THROTTLES.gameResult, user.id)
  const run = await ports.gameRuns.find(claimed.runId)
  if (run === null || run.userId !== user.id) throw new AppError('not_found', 'This run doesn’t exist.')
  if (run.result !== null || run.refusal !== null || run.log === GIVEN_UP) throw finishedBefore()
  const { pack, played } = await replay(ports, run, claimed.log)
  const rules = ports.gameLibrary.rulesOf(run.gameId)
  const pace = rules?.modes[run.mode] ?? 'clocked'
  const nowMs = ports.clock.nowMs()
  assertInTime({ pace, startedAtMs: run.startedAtMs, ticks: played.ticks }, nowMs)
  if (played.points !== claimed.score) {
    // Our own mistake or a forgery: whoever looks into it needs both versions and both results.
    const { packId, rulesVersion, gameId } = run
    const told = { runId: run.id, gameId, packId, rulesVersion, claimed: claimed.score, played: played.points }
    ports.log.warn(told, 'A run could not be played again with the same result')
    throw await refuse(ports, run, 'run_not_reproduced')
  }
  const unranked = run.unranked ?? paceOf(pace, run, played, nowMs)
  const result: RunResult = { points: played.points, ticks: played.ticks, finishedAtMs: nowMs }
  const logHash = isTellingLog(rules?.measure ?? 'time', claimed.log) ? await ports.tokens.hash(claimed.log) : null
  if (logHash !== null && (await isNearCopy(ports, run, claimed.log))) throw await refuse(ports, run, 'log_copied')
  const kept = await ports.gameRuns.finish(run.id, { result, log: claimed.log, logHash, unranked })
  if (kept === 'copied') throw refusalOf('log_copied')
  if (kept === 'finished_before') throw finishedBefore()
  // the account went meanwhile, and its runs with it
  if (kept === null) throw new AppError('authentication_required', 'Authentication required')
  const achievements = await followRun(ports, run, pack)
  return {
    run: describeRun({ ...run, log: claimed.log, unranked }, result, user.username),
    ...(await placesOf(ports, { ...run, unranked })),
    unranked: run.ranked ? unranked : null,
    achievements,
  }
}

/** Plays a run again; what cannot be played is refused. */
async function replay(
  ports: FinishRunPorts,
  run: GameRun,
  logText: string,
): Promise<{ readonly pack: GamePack; readonly played: ReplayOutcome & { readonly kind: 'ended' } }> {
  const log = decodeLog(logText)
  if (log === null) throw await refuse(ports, run, 'log_malformed')
  const pack = await ports.gamePacks.find(run.packId)
  // a device keeps the latest packs only
  if (pack === null) throw new AppError('rules_unknown', 'This run is too old to be checked.')
  const { gameId, rulesVersion, seed, mode } = run
  const outcome = await ports.replayRuns.replay({ gameId, rulesVersion, seed, mode, content: pack.content, log })
  switch (outcome.kind) {
    case 'ended':
      return { pack, played: outcome }
    case 'unknown_rules':
      throw new AppError('rules_unknown', 'The game has been updated since this run, so it can’t be checked.')
    case 'busy':
      throw replaysBusy()
    case 'malformed':
      ports.log.warn(
        { runId: run.id, gameId, rulesVersion, reason: outcome.reason },
        'What was sent is no log of a run',
      )
      throw await refuse(ports, run, 'log_malformed')
  }
}

/** A copy is shifted a little, so that it is no equal one. */
async function isNearCopy({ gameRuns, gameLibrary }: FinishRunPorts, run: GameRun, logText: string): Promise<boolean> {
  const log = decodeLog(logText)
  const others = await gameRuns.listLogsBeside(run, LOGS_COMPARED)
  return others.some((text) => {
    const other = decodeLog(text)
    return log !== null && other !== null && gameLibrary.areAlike(run.gameId, run.rulesVersion, log, other)
  })
}

/** Without a clock nothing else says how soon the parts of a run can have been read and answered. */
function paceOf(
  pace: GamePace,
  { startedAtMs }: GameRun,
  { marks = [] }: { readonly marks?: readonly RunMark[] },
  nowMs: number,
): UnrankedReason | null {
  const answered = marks.filter((mark) => mark !== 'open').length
  return pace === 'unhurried' && isFasterThanReading(answered, nowMs - startedAtMs) ? 'too_fast' : null
}

function assertInTime(run: PlayedRun, nowMs: number): void {
  const timing = judgeTiming(run, nowMs)
  if (timing === 'too_early')
    throw new AppError('run_too_early', 'This result arrived sooner than the game can be played.')
  if (timing === 'too_late') throw new AppError('run_too_late', 'This result arrived too late to be ranked.')
}

async function refuse({ gameRuns }: FinishRunPorts, { id }: GameRun, refusal: RunRefusal): Promise<AppError> {
  await gameRuns.finish(id, { refusal })
  return refusalOf(refusal)
}

function refusalOf(refusal: RunRefusal): AppError {
  const code: ErrorCode = refusal
  return new AppError(code, REFUSALS[refusal])
}

function finishedBefore(): AppError {
  return new AppError('run_already_finished', 'This run already has a result.')
}

/** Where a run stands that was just kept; practice stands nowhere, nor do runs of who does not show them. */
async function placesOf({ gameRuns }: Needs<'gameRuns'>, run: GameRun) {
  const { id, userId, gameId, mode, day } = run
  if (!countsOnBoards(run)) return { dayPlace: null, allTimePlace: null, isBest: false }
  const [ofDay, ofAllTime] = await Promise.all([
    gameRuns.findStanding({ gameId, mode, day }, userId),
    gameRuns.findStanding({ gameId, mode, day: null }, userId),
  ])
  const isBest = ofAllTime?.entry.id === id
  return { dayPlace: ofDay?.place ?? null, allTimePlace: isBest ? ofAllTime.place : null, isBest }
}
