/** What a cap begins at. Below this nothing counts as surest, so that lesser chances never lower the cap. */
export const SUREST_FROM = 0.8
/** Standard deviations a bound lies below what was seen: of bounds at one, five in six are not too high. */
const Z = 1
/** Outcomes a cap begins with, and how many of them came true: just so many that their lower bound is SUREST_FROM. */
const PRIOR_OUTCOMES = 20
const PRIOR_HITS = PRIOR_OUTCOMES * (SUREST_FROM + Z * Math.sqrt((SUREST_FROM * (1 - SUREST_FROM)) / PRIOR_OUTCOMES))
/** Outcomes after which an older one weighs 1/e. */
const OUTCOME_MEMORY = 1_000

/** Lower bound of a share (Wilson 1927): what it is at least, with few outcomes much less than was seen. */
function lowerBound(hits: number, outcomes: number): number {
  const share = hits / outcomes
  const square = Z * Z
  const middle = share + square / (2 * outcomes)
  const margin = Z * Math.sqrt((share * (1 - share) + square / (4 * outcomes)) / outcomes)
  return (middle - margin) / (1 + square / outcomes)
}

/** The highest chance a source states: what came true at least among the surest things it said. */
export class StatedCap {
  /** Outcomes of what was said surest, and how many of them broke out; older ones fade. */
  readonly cells = new Float64Array(2)

  get chance(): number {
    return lowerBound(PRIOR_HITS + (this.cells[1] as number), PRIOR_OUTCOMES + (this.cells[0] as number))
  }

  add(brokeOut: boolean): void {
    const keep = 1 - 1 / OUTCOME_MEMORY
    this.cells[0] = (this.cells[0] as number) * keep + 1
    this.cells[1] = (this.cells[1] as number) * keep + (brokeOut ? 1 : 0)
  }
}
