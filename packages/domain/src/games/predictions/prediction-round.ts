import { DAY_MS, HOUR_MS } from '../../primitives/time'
import type { Uuid } from '../../primitives/uuid'
import type { SourceId } from '../../trends/items/source'
import type { GameId } from '../game-id'

/** On whose page the rounds are. */
export const FORECASTING_GAME: GameId = 'trend-predictor'

/** Items of a round. */
export const ROUND_SIZE = 10
/** A chance is said in steps of so many percent. */
export const PERCENT_STEP = 5
/** How long a round takes forecasts. */
export const ROUND_OPEN_MS = 10 * HOUR_MS
/** With less of the day left nobody would find it in time. */
export const LEAST_OPEN_MS = HOUR_MS
/**
 * What is older at the start of a round is not asked. With the time a round is open it keeps six hours between the last word
 * and the first outcome, so that nobody waits until the answer can be seen.
 */
export const OLDEST_ITEM_MS = 8 * HOUR_MS
/** An outcome that has not come so long after it was due does not come: the source or its model began anew. */
const GIVEN_UP_AFTER_MS = 2 * DAY_MS

/** What became of an item, as the engine learns it. */
export type PredictionOutcome = {
  readonly brokeOut: boolean
  readonly peak: number
  readonly resolvedAtMs: number
}

/** One question of a round: does this item pass its bar in time? What is said of it here never changes. */
export type PredictionItem = {
  /** 1 to ROUND_SIZE */
  readonly number: number
  readonly source: SourceId
  /** The source's own id, and the forecast of the engine it belongs to. */
  readonly itemId: string
  readonly forecastAtMs: number
  /** What its observations are kept under. */
  readonly sightingId: Uuid
  readonly trendId: Uuid
  readonly trendName: string
  readonly title: string
  /** Where anybody can look it up. */
  readonly url: string | null
  readonly publishedAtMs: number | null
  readonly firstSeenAtMs: number
  /** Its place in the list of its source when the round began; 1 is first. */
  readonly rank: number | null
  /** The count that is to be reached. */
  readonly bar: number
  /** When its fate is settled. */
  readonly resolvesAtMs: number
  /** What the engine had said, in percent; null while it has seen too little of this source. */
  readonly enginePercent: number | null
  /** How many of a hundred items of this source broke out lately. */
  readonly basePercent: number
}

/** The ten questions of a day, the same for everybody. */
export type PredictionRound = {
  /** `2026-11-22`, UTC. */
  readonly day: string
  readonly openedAtMs: number
  /** Up to here forecasts are taken, by the server's clock. */
  readonly closesAtMs: number
  readonly items: readonly PredictionItem[]
}

/** A round as it is remembered: each question with its answer, once there is one. */
export type RememberedRound = Omit<PredictionRound, 'items'> & {
  readonly items: readonly (PredictionItem & { readonly outcome: PredictionOutcome | null })[]
}

/** What somebody said of one item of a round. */
export type Prediction = { readonly number: number; readonly percent: number }

/**
 * Until when a round that begins now takes forecasts: never beyond its own day, so that no two rounds are open at once.
 * Null where too little of the day is left.
 */
export function closingOf(nowMs: number): number | null {
  const endOfDay = (Math.floor(nowMs / DAY_MS) + 1) * DAY_MS
  const closesAtMs = Math.min(nowMs + ROUND_OPEN_MS, endOfDay)
  return closesAtMs - nowMs < LEAST_OPEN_MS ? null : closesAtMs
}

export function isOpen({ closesAtMs }: Pick<PredictionRound, 'closesAtMs'>, nowMs: number): boolean {
  return nowMs < closesAtMs
}

/** Whether a percentage can be said. */
export function isPercent(value: number): boolean {
  return Number.isInteger(value / PERCENT_STEP) && value >= 0 && value <= 100
}

/**
 * Where a question stands: `open` while it may be answered, `running` until its time is up, `due` until the next reading of
 * its source settles it, `settled`, or `dropped` where no outcome came.
 */
export type ItemStage = 'open' | 'running' | 'due' | 'settled' | 'dropped'

/** @param isDecided Whether the item has reached its bar: it takes no more forecasts, though the round goes on. */
export function stageOf(
  round: Pick<PredictionRound, 'closesAtMs'>,
  { resolvesAtMs, outcome }: Pick<RememberedRound['items'][number], 'resolvesAtMs' | 'outcome'>,
  nowMs: number,
  isDecided = false,
): ItemStage {
  if (outcome !== null) return 'settled'
  if (isOpen(round, nowMs) && !isDecided) return 'open'
  if (nowMs < resolvesAtMs) return 'running'
  return nowMs < resolvesAtMs + GIVEN_UP_AFTER_MS ? 'due' : 'dropped'
}

/** Whether an item reached its bar in time. */
export function hasReachedBar(
  { bar, resolvesAtMs }: Pick<PredictionItem, 'bar' | 'resolvesAtMs'>,
  counts: readonly { readonly atMs: number; readonly metric: number | null }[],
): boolean {
  return counts.some(({ atMs, metric }) => metric !== null && metric >= bar && atMs <= resolvesAtMs)
}

/** Whether somebody is shown what the engine and the base rate say: never before they have spoken themselves. */
export function isRevealed(stage: ItemStage, hasSpoken: boolean): boolean {
  return hasSpoken || stage !== 'open'
}
