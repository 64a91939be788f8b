const LOWEST = -16
const BINS_PER_SCORE = 8
const BINS = 256
/** Past this many scores all weigh half, so that the histogram follows the source. */
const MEMORY = 20_000

/** Counts of scores in bins of 1/8 from -16 to 16; the ends hold what lies beyond. */
export class ScoreHistogram {
  readonly bins = new Float64Array(BINS)
  total = 0

  add(score: number): void {
    const bin = Math.max(0, Math.min(BINS - 1, Math.floor((score - LOWEST) * BINS_PER_SCORE)))
    this.bins[bin] = (this.bins[bin] as number) + 1
    this.total += 1
  }

  get isFull(): boolean {
    return this.total > MEMORY
  }

  halve(): void {
    for (let bin = 0; bin < BINS; bin += 1) this.bins[bin] = (this.bins[bin] as number) / 2
    this.total /= 2
  }

  /** The lowest score that at most the given share of scores reaches. */
  topShareThreshold(share: number): number {
    let above = 0
    for (let bin = BINS - 1; bin >= 0; bin -= 1) {
      above += this.bins[bin] as number
      if (above > share * this.total) return LOWEST + (bin + 1) / BINS_PER_SCORE
    }
    return LOWEST
  }
}

/** Chance that a positive scores above a negative, ties counting half: 0.5 without either. */
export function separation(positives: ScoreHistogram, negatives: ScoreHistogram): number {
  if (positives.total <= 0 || negatives.total <= 0) return 0.5
  let below = 0
  let won = 0
  for (let bin = 0; bin < BINS; bin += 1) {
    const tied = negatives.bins[bin] as number
    won += (positives.bins[bin] as number) * (below + tied / 2)
    below += tied
  }
  return won / (positives.total * negatives.total)
}

/** The lowest score above which the given share of scores were positives, or null when none reaches it. */
export function precisionThreshold(
  positives: ScoreHistogram,
  negatives: ScoreHistogram,
  precision: number,
  fewestPositives: number,
): number | null {
  let right = 0
  let wrong = 0
  let threshold: number | null = null
  for (let bin = BINS - 1; bin >= 0; bin -= 1) {
    right += positives.bins[bin] as number
    wrong += negatives.bins[bin] as number
    if (right >= fewestPositives && right >= precision * (right + wrong)) threshold = LOWEST + bin / BINS_PER_SCORE
  }
  return threshold
}
