import { sigmoid } from './online-logistic'

/** Bins of half a logit from -6 to 6; what lies beyond counts with the outermost. */
const LOWEST = -6
const BINS_PER_LOGIT = 2
export const CALIBRATION_BINS = 24
const NEXT_WEIGHT = 2 * CALIBRATION_BINS
const LARGEST_WEIGHT = 1e6
/** Outcomes every bin starts with, as many of them broken out as its own chance says, or rather fewer: models are too sure. */
const PRIOR_OUTCOMES = 4
const PRIOR_SLOPE = 0.75
const PRIOR_SHIFT = -0.25

const centreOf = (bin: number): number => LOWEST + (bin + 0.5) / BINS_PER_LOGIT

/** The bin a logit counts with. */
export function binOf(logit: number): number {
  return Math.max(0, Math.min(CALIBRATION_BINS - 1, Math.floor((logit - LOWEST) * BINS_PER_LOGIT)))
}

/**
 * Puts chances right by what became of earlier ones: isotonic regression of the outcomes over the forecast logits
 * (pool adjacent violators, Ayer et al. 1955), learnt online. It never changes an order, only how sure is said.
 */
export class ChanceRecalibration {
  /** Outcomes per bin, then how many of them broke out, and at last what the next outcome weighs. */
  readonly cells = new Float64Array(2 * CALIBRATION_BINS + 1)
  /** What is added to a logit at the centre of each bin. */
  private readonly corrections = new Float64Array(CALIBRATION_BINS)
  private readonly growth: number

  /** `memory` is the number of outcomes after which an older one weighs 1/e. */
  constructor(memory: number) {
    this.growth = 1 + 1 / memory
    this.cells[NEXT_WEIGHT] = 1
  }

  /** The chance, 0 to 1, that a logit stood for so far; its own (sigmoid) while nothing is known. */
  chance(logit: number): number {
    const place = (logit - LOWEST) * BINS_PER_LOGIT - 0.5
    const below = Math.max(0, Math.min(CALIBRATION_BINS - 2, Math.floor(place)))
    const share = Math.max(0, Math.min(1, place - below))
    const correction =
      (1 - share) * (this.corrections[below] as number) + share * (this.corrections[below + 1] as number)
    return sigmoid(logit + correction)
  }

  /** Takes the outcome of a logit in this bin in; `fit` then makes it count. */
  add(bin: number, brokeOut: boolean): void {
    const { cells } = this
    const weight = cells[NEXT_WEIGHT] as number
    cells[bin] = (cells[bin] as number) + weight
    if (brokeOut) cells[CALIBRATION_BINS + bin] = (cells[CALIBRATION_BINS + bin] as number) + weight
    // Later outcomes weigh more instead of earlier ones less: one cell changes instead of all.
    cells[NEXT_WEIGHT] = weight * this.growth
    if (weight > LARGEST_WEIGHT) for (const [cell, value] of cells.entries()) cells[cell] = value / weight
  }

  fit(): void {
    // Before the first outcome the model's own chance is all there is.
    if (!this.cells.subarray(0, CALIBRATION_BINS).some((outcomes) => outcomes > 0)) return
    const weight = this.cells[NEXT_WEIGHT] as number
    const pools: { outcomes: number; hits: number; bins: number }[] = []
    for (let bin = 0; bin < CALIBRATION_BINS; bin += 1) {
      let pool = {
        outcomes: (this.cells[bin] as number) / weight + PRIOR_OUTCOMES,
        hits:
          (this.cells[CALIBRATION_BINS + bin] as number) / weight +
          PRIOR_OUTCOMES * sigmoid(PRIOR_SLOPE * centreOf(bin) + PRIOR_SHIFT),
        bins: 1,
      }
      for (
        let last = pools.at(-1);
        last && last.hits / last.outcomes >= pool.hits / pool.outcomes;
        last = pools.at(-1)
      ) {
        pools.pop()
        pool = { outcomes: last.outcomes + pool.outcomes, hits: last.hits + pool.hits, bins: last.bins + pool.bins }
      }
      pools.push(pool)
    }
    let bin = 0
    for (const { outcomes, hits, bins } of pools) {
      const logit = Math.log(hits / (outcomes - hits))
      for (const end = bin + bins; bin < end; bin += 1) this.corrections[bin] = logit - centreOf(bin)
    }
  }
}
