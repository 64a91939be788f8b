/** Half-unit age bins up to 6 units; what is older uses the last one. */
export const AGE_BINS = 12
const BINS_PER_UNIT = 2
/** Below this many readings a bin is too thin to judge by, and the pool of the last week answers. */
const THIN_BIN = 20
/** A bin's statistics keep following the source: older readings fade once so many were seen. */
const BIN_MEMORY = 20_000
/** Readings of one kind hardly differ at first; a spread below this (in ln units) would blow noise up. */
const SMALLEST_SPREAD = 0.05
/** A z-score outside this range says no more than its end does. */
export const Z_MIN = -4
export const Z_MAX = 6

/** The age bin of an item, 0 to AGE_BINS - 1. */
export function ageBin(ageUnits: number): number {
  return Math.max(0, Math.min(AGE_BINS - 1, Math.floor(ageUnits * BINS_PER_UNIT)))
}

/** Running mean and spread of several terms per age bin, with a pool over all ages behind them. */
export class AgeBinnedMoments {
  private readonly terms: number
  /** [bins then pool][count, mean, squared deviations] per term. */
  readonly cells: Float64Array

  constructor(terms: number) {
    this.terms = terms
    this.cells = new Float64Array((AGE_BINS + 1) * terms * 3)
  }

  /** Whether not even the pool of all ages has enough readings to judge by. */
  get isThin(): boolean {
    return (this.cells[AGE_BINS * this.terms * 3] as number) < THIN_BIN
  }

  /** How far a reading lies from its age's mean in spreads, Z_MIN to Z_MAX; 0 while nothing is known. */
  zScore(term: number, bin: number, reading: number): number {
    const own = (bin * this.terms + term) * 3
    const cell = (this.cells[own] as number) >= THIN_BIN ? own : (AGE_BINS * this.terms + term) * 3
    const count = this.cells[cell] as number
    if (count < 2) return 0
    const spread = Math.max(SMALLEST_SPREAD, Math.sqrt((this.cells[cell + 2] as number) / count))
    const z = (reading - (this.cells[cell + 1] as number)) / spread
    return z > Z_MIN ? (z < Z_MAX ? z : Z_MAX) : Z_MIN
  }

  /** The mean of a term at this age, or null while too little is known. */
  typical(term: number, bin: number): number | null {
    if (this.isThin) return null
    const own = (bin * this.terms + term) * 3
    const cell = (this.cells[own] as number) >= THIN_BIN ? own : (AGE_BINS * this.terms + term) * 3
    return this.cells[cell + 1] as number
  }

  add(term: number, bin: number, reading: number): void {
    this.addToCell((bin * this.terms + term) * 3, reading)
    this.addToCell((AGE_BINS * this.terms + term) * 3, reading)
  }

  /** Lets the pool forget: `keep` is the share of its weight that stays, 0 to 1. */
  fadePool(keep: number): void {
    for (let cell = AGE_BINS * this.terms * 3; cell < this.cells.length; cell += 3) {
      this.cells[cell] = (this.cells[cell] as number) * keep
      this.cells[cell + 2] = (this.cells[cell + 2] as number) * keep
    }
  }

  private addToCell(cell: number, reading: number): void {
    const { cells } = this
    let count = (cells[cell] as number) + 1
    if (count > BIN_MEMORY) {
      cells[cell + 2] = (cells[cell + 2] as number) * (1 - 1 / count)
      count = BIN_MEMORY
    }
    const before = reading - (cells[cell + 1] as number)
    const mean = (cells[cell + 1] as number) + before / count
    cells[cell] = count
    cells[cell + 1] = mean
    cells[cell + 2] = (cells[cell + 2] as number) + before * (reading - mean)
  }
}
