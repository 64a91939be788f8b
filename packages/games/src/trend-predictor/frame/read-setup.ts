import type { GameConfig, GameRun } from '@trendverse/domain/games/frame-protocol'
import { logBytes } from '../../frame-kit/log-text'
import type { GameMode } from '../../game-definition'
import type { InputLog } from '../../rules-kit/input-log'
import type { PredictorCase, TrendPredictorPack } from '../pack'
import type { ForecastInput } from '../rules/v1/forecast-input'
import { CASES } from '../rules/v1/forecast-state'
import { rules } from '../rules/v1/rules'

/** What a frame needs to play, or to show a run. */
export type PredictorSetup = {
  readonly packId: string
  readonly plan: { readonly seed: string; readonly pack: TrendPredictorPack; readonly mode: GameMode }
  readonly replay: {
    readonly log: InputLog<ForecastInput>
    readonly startTick: number
    readonly isPaused: boolean
  } | null
}

/** The page gave nothing that can be played. The message is for the log. */
export class NoCases extends Error {
  override readonly name = 'NoCases'
}

/**
 * Reads what the page sent. It was checked where it was made, but a page is a stranger to its frame: what does not look like
 * ten cases throws `NoCases`.
 */
export function readSetup({ run, replay }: GameConfig): PredictorSetup {
  if (run === null) throw new NoCases('no run was given')
  if (run.rulesVersion !== rules.version) throw new NoCases(`no rules of version ${run.rulesVersion}`)
  if (typeof run.seed !== 'string') throw new NoCases('no seed was given')
  return {
    packId: run.packId,
    plan: { seed: run.seed, pack: readPack(run), mode: run.mode },
    replay:
      replay === null
        ? null
        : { log: readLog(replay.log), startTick: replay.startTick ?? 0, isPaused: replay.isPaused ?? false },
  }
}

function readLog(text: string): InputLog<ForecastInput> {
  try {
    return rules.log.decode(logBytes(text))
  } catch (error) {
    throw new NoCases('the log cannot be read', { cause: error })
  }
}

type Fields = Readonly<Record<string, unknown>>

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}

function hasTexts(value: unknown, ...names: readonly string[]): value is Fields {
  return isObject(value) && names.every((name) => typeof value[name] === 'string')
}

/** What the frame relies on; `trendPredictorPackSchema` says far more, where packs are made. */
function readPack({ pack }: GameRun): TrendPredictorPack {
  if (!hasTexts(pack, 'day')) throw new NoCases('the pack has no day')
  const { cases } = pack
  if (!Array.isArray(cases) || cases.length !== CASES || !cases.every(isCase))
    throw new NoCases('the pack does not hold ten cases')
  return pack as TrendPredictorPack
}

function isCase(value: unknown): value is PredictorCase {
  return (
    hasTexts(value, 'source', 'unit', 'startsAt', 'barText') &&
    Number.isFinite(Date.parse(String(value.startsAt))) &&
    [value.seenUntilMinutes, value.deadlineMinutes, value.bar].every(Number.isFinite) &&
    typeof value.brokeOut === 'boolean' &&
    isCurve(value.seen) &&
    isCurve(value.hidden) &&
    isChance(value.baseRate) &&
    (value.engine === null || isChance(value.engine)) &&
    hasTexts(value.trend, 'id', 'name', 'category', 'color', 'lifecycle') &&
    Array.isArray(value.trend.sources)
  )
}

function isCurve(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((point) => Array.isArray(point) && point.every(Number.isFinite))
  )
}

function isChance(value: unknown): boolean {
  return isObject(value) && Number.isFinite(value.stated) && Number.isFinite(value.here)
}
