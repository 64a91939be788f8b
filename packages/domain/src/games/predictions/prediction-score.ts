import type { PredictionItem, PredictionOutcome } from './prediction-round'

/** What a forecast is worth that was certain and right. */
export const MOST_POINTS = 10_000

/** The square of the distance, in percent, between what was said and what happened: 0 to 10,000. */
export function lossOf(percent: number, { brokeOut }: Pick<PredictionOutcome, 'brokeOut'>): number {
  return (percent - (brokeOut ? 100 : 0)) ** 2
}

export function pointsOf(percent: number, outcome: Pick<PredictionOutcome, 'brokeOut'>): number {
  return MOST_POINTS - lossOf(percent, outcome)
}

/** Forecasts whose outcome is known: how many, and what they lost together. */
export type Tally = { readonly resolved: number; readonly loss: number }

/** Mean Brier score, 0 (always certain and right) to 1; null without a forecast. Half and half is 0.25. */
export function brierOf({ resolved, loss }: Tally): number | null {
  return resolved === 0 ? null : loss / resolved / MOST_POINTS
}

/** A forecast and what came of it. */
export type Judged = { readonly percent: number; readonly brokeOut: boolean }

export function tallyOf(judged: readonly Judged[]): Tally {
  return { resolved: judged.length, loss: judged.reduce((sum, one) => sum + lossOf(one.percent, one), 0) }
}

/** Whom a forecaster plays against: the engine, and where it has not learnt yet the base rate. */
export function opponentPercent({ enginePercent, basePercent }: Pick<PredictionItem, 'enginePercent' | 'basePercent'>) {
  return enginePercent ?? basePercent
}
