/** Ranks told apart; all beyond share the last cell. */
const RANKS = 200
/** Readings of a rank before its own learnt gain answers instead of the prior curve. */
const ENOUGH_READINGS = 20
/** Older readings fade once a rank has so many. */
const RANK_MEMORY = 4_000

/** Share of a list's attention that a rank gets, before anything is learnt: 0.13 * rank^-0.6. */
export function priorAttentionShare(rank: number): number {
  return 0.13 * Math.max(1, rank) ** -0.6
}

/** Counts a rank-only list is turned into: what rank 1 gains per unit is 100 times its share. */
const COUNTS_PER_SHARE = 100

/** Gain in counts of an item that stood at a rank of a rank-only list for some time. */
export function countsFromRank(rank: number, elapsedUnits: number): number {
  return COUNTS_PER_SHARE * priorAttentionShare(rank) * elapsedUnits
}

const cellOf = (rank: number): number => Math.min(RANKS, Math.max(1, Math.round(rank))) - 1

/** The gain per unit items at each rank are used to, learnt as the source is watched. */
export class RankAttention {
  readonly gainPerUnit = new Float64Array(RANKS)
  readonly readings = new Float64Array(RANKS)

  /** Gain expected of an item at a rank over some time, given what the whole list gained in that time. */
  expectedGain(rank: number, elapsedUnits: number, listGain: number): number {
    const cell = cellOf(rank)
    if ((this.readings[cell] as number) < ENOUGH_READINGS) return priorAttentionShare(rank) * listGain
    return (this.gainPerUnit[cell] as number) * elapsedUnits
  }

  learn(rank: number, gainPerUnit: number): void {
    const cell = cellOf(rank)
    const readings = Math.min(RANK_MEMORY, (this.readings[cell] as number) + 1)
    this.readings[cell] = readings
    const mean = this.gainPerUnit[cell] as number
    this.gainPerUnit[cell] = mean + (gainPerUnit - mean) / readings
  }
}
