import type { GameConfig, GameRun } from '@trendverse/domain/games/frame-protocol'
import { type GivenReplay, hasTexts, isObject, NothingToPlay, readRun } from '../../frame-kit/given-run'
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
  readonly replay: GivenReplay<FlightInput> | null
  readonly ghost: InputLog<FlightInput> | null
}

/** Reads what the page sent; what does not look like a course throws `NothingToPlay`. */
export function readSetup(config: GameConfig): FlightSetup {
  const { run, replay } = readRun(config, rules)
  return {
    packId: run.packId,
    plan: { seed: run.seed, pack: readPack(run), mode: run.mode },
    replay,
    ghost: config.ghost === undefined ? null : readGhost(config.ghost.log),
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

/** What the frame relies on; `trendQuizPackSchema` says far more, where packs are made. */
function readPack({ pack }: GameRun): TrendQuizPack {
  if (!hasTexts(pack, 'day', 'edition')) throw new NothingToPlay('the pack has no day')
  const { questions } = pack
  if (!Array.isArray(questions) || questions.length !== GATES || !questions.every(isQuestion))
    throw new NothingToPlay('the pack does not hold ten questions')
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
