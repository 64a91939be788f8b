import type { Judged } from './prediction-score'

/** Width of a bin in percent; the last one holds 100, too. */
const BIN_WIDTH = 10
const BINS = 100 / BIN_WIDTH

/** Forecasts that said about the same: what they said on average, and how often it happened, both in percent. */
export type CalibrationBin = {
  /** The least percentage of this bin. */
  readonly from: number
  /** The greatest one. */
  readonly through: number
  readonly count: number
  readonly said: number
  readonly happened: number
}

/** How far what was said agrees with what happened, from the least chance to the greatest; bins without a forecast are left out. */
export function calibrationOf(judged: readonly Judged[]): readonly CalibrationBin[] {
  return Array.from({ length: BINS }, (_, index) => {
    const isLast = index === BINS - 1
    const [from, through] = [index * BIN_WIDTH, isLast ? 100 : (index + 1) * BIN_WIDTH - 1]
    const inBin = judged.filter(({ percent }) => Math.min(BINS - 1, Math.floor(percent / BIN_WIDTH)) === index)
    const count = inBin.length
    return {
      from,
      through,
      count,
      said: rounded(inBin.reduce((sum, { percent }) => sum + percent, 0) / Math.max(1, count)),
      happened: rounded((100 * inBin.filter(({ brokeOut }) => brokeOut).length) / Math.max(1, count)),
    }
  }).filter(({ count }) => count > 0)
}

const rounded = (value: number): number => Math.round(value * 10) / 10
