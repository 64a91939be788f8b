/** One candidate of a snapshot: its score and whether it broke out in the end. */
export type Candidate = { readonly score: number; readonly breaksOut: boolean }

const TOP = 3

/** How well a snapshot's candidates are ordered, or null when none of them breaks out and there is nothing to find. */
export function judgeSnapshot(candidates: readonly Candidate[]): {
  /** Break-outs among the top three as a share of how many there could have been. */
  readonly normalisedPrecisionAt3: number
  readonly averagePrecision: number
} | null {
  const total = candidates.filter((candidate) => candidate.breaksOut).length
  if (total === 0) return null
  // A stable sort: ties stay in the order of the file for every score alike.
  const ordered = [...candidates].sort((a, b) => b.score - a.score)
  let found = 0
  let inTop = 0
  let sum = 0
  for (const [place, candidate] of ordered.entries()) {
    if (!candidate.breaksOut) continue
    found += 1
    sum += found / (place + 1)
    if (place < TOP) inTop += 1
  }
  return { normalisedPrecisionAt3: inTop / Math.min(TOP, total), averagePrecision: sum / total }
}

/** Means over snapshots that had something to find. */
export class RankingMeans {
  snapshots = 0
  private precisionSum = 0
  private averageSum = 0

  add(candidates: readonly Candidate[]): void {
    const judged = judgeSnapshot(candidates)
    if (judged === null) return
    this.snapshots += 1
    this.precisionSum += judged.normalisedPrecisionAt3
    this.averageSum += judged.averagePrecision
  }

  get normalisedPrecisionAt3(): number {
    return this.snapshots === 0 ? 0 : this.precisionSum / this.snapshots
  }

  get averagePrecision(): number {
    return this.snapshots === 0 ? 0 : this.averageSum / this.snapshots
  }
}
