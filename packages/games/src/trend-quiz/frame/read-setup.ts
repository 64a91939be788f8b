import type { GameConfig, GameRun } from '@trendverse/domain/games/frame-protocol'
import { logBytes } from '../../frame-kit/log-text'
import type { GameMode } from '../../game-definition'
import { type InputLog, MalformedLog } from '../../rules-kit/input-log'
import type { PackTrend, TrendQuizPack, TrendQuizQuestion } from '../pack'
import { GATES } from '../rules/v1/course'
import type { FlightInput } from '../rules/v1/flight-input'
import { rules } from '../rules/v1/rules'

/** What a frame needs to fly, or to show a flight. */
export type FlightSetup = {
  readonly packId: string
  readonly plan: { readonly seed: string; readonly pack: TrendQuizPack; readonly mode: GameMode }
  readonly replay: {
    readonly log: InputLog<FlightInput>
    readonly startTick: number
    readonly isPaused: boolean
  } | null
  readonly ghost: InputLog<FlightInput> | null
}

/** The page gave nothing that can be flown. The message is for the log. */
export class NoCourse extends Error {
  override readonly name = 'NoCourse'
}

/**
 * Reads what the page sent. It was checked where it was made, but a page is a stranger to its frame: what does not look
 * like a course throws `NoCourse`.
 */
export function readSetup({ run, replay, ghost }: GameConfig): FlightSetup {
  if (run === null) throw new NoCourse('no run was given')
  if (run.rulesVersion !== rules.version) throw new NoCourse(`no rules of version ${run.rulesVersion}`)
  const plan = { seed: run.seed, pack: readPack(run), mode: run.mode }
  if (typeof plan.seed !== 'string') throw new NoCourse('no seed was given')
  return {
    packId: run.packId,
    plan,
    replay:
      replay === null
        ? null
        : {
            log: readLog(replay.log),
            startTick: replay.startTick ?? 0,
            isPaused: replay.isPaused ?? false,
          },
    ghost: ghost === undefined ? null : readGhost(ghost.log),
  }
}

function readLog(text: string): InputLog<FlightInput> {
  try {
    return rules.log.decode(logBytes(text))
  } catch (error) {
    throw new NoCourse('the log cannot be read', { cause: error })
  }
}

/** A race without its ghost is still a flight. */
function readGhost(text: string): InputLog<FlightInput> | null {
  try {
    return rules.log.decode(logBytes(text))
  } catch (error) {
    if (error instanceof MalformedLog || error instanceof DOMException) return null
    throw error
  }
}

type Fields = Readonly<Record<string, unknown>>

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}

function hasTexts(value: unknown, ...names: readonly string[]): value is Fields {
  return isObject(value) && names.every((name) => typeof value[name] === 'string')
}

/** What the frame relies on; `trendQuizPackSchema` says far more, where packs are made. */
function readPack({ pack }: GameRun): TrendQuizPack {
  if (!hasTexts(pack, 'day', 'edition')) throw new NoCourse('the pack has no day')
  const { questions } = pack
  if (!Array.isArray(questions) || questions.length !== GATES || !questions.every(isQuestion))
    throw new NoCourse('the pack does not hold ten questions')
  return pack as TrendQuizPack
}

function isQuestion(value: unknown): value is TrendQuizQuestion {
  return hasTexts(value, 'ask', 'source', 'window', 'unit', 'wins') && isSide(value['left']) && isSide(value['right'])
}

function isSide(value: unknown): boolean {
  return isObject(value) && Number.isFinite(value['value']) && isTrend(value['trend'])
}

function isTrend(value: unknown): value is PackTrend {
  return hasTexts(value, 'id', 'name', 'category', 'color', 'lifecycle') && Array.isArray(value['sources'])
}
