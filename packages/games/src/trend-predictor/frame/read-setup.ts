import type { GameConfig, GameRun } from '@trendverse/domain/games/frame-protocol'
import { type GivenReplay, hasTexts, isObject, NothingToPlay, readRun } from '../../frame-kit/given-run'
import type { GameMode } from '../../game-definition'
import type { PredictorCase, TrendPredictorPack } from '../pack'
import type { ForecastInput } from '../rules/v1/forecast-input'
import { CASES } from '../rules/v1/forecast-state'
import { rules } from '../rules/v1/rules'

/** What a frame needs to play, or to show a run. */
export type PredictorSetup = {
  readonly packId: string
  readonly plan: { readonly seed: string; readonly pack: TrendPredictorPack; readonly mode: GameMode }
  readonly replay: GivenReplay<ForecastInput> | null
}

/** Reads what the page sent; what does not look like ten cases throws `NothingToPlay`. */
export function readSetup(config: GameConfig): PredictorSetup {
  const { run, replay } = readRun(config, rules)
  return { packId: run.packId, plan: { seed: run.seed, pack: readPack(run), mode: run.mode }, replay }
}

/** What the frame relies on; `trendPredictorPackSchema` says far more, where packs are made. */
function readPack({ pack }: GameRun): TrendPredictorPack {
  if (!hasTexts(pack, 'day')) throw new NothingToPlay('the pack has no day')
  const { cases } = pack
  if (!Array.isArray(cases) || cases.length !== CASES || !cases.every(isCase))
    throw new NothingToPlay('the pack does not hold ten cases')
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
