/** Noise assumed before changes are measured, as a share of the counts seen: 5 an hour where items have 100 votes. */
const PRIOR_NOISE_SHARE = 0.05
const LEAST_NOISE = 1e-6
const ENOUGH_READINGS = 20
const MEMORY = 5_000
/** A source whose counts fall more often than this shows a level (heat, daily views), not a growing count. */
const LEVEL_FALL_SHARE = 0.1
/** Gains are not divided by less than this time: a reading a second later would look like a storm. */
const SHORTEST_UNITS = 1 / 60

/** How a source's counts move: the size of an ordinary change, and whether they only grow. */
export class SourceScale {
  /** [readings, mean absolute gain per unit, share of falls, first counts, mean first count, share of stated counts] */
  readonly cells = new Float64Array(6)

  /** eps: the gain per unit that is nothing special in this source, above 0. */
  get noise(): number {
    const { cells } = this
    const measured = (cells[0] as number) >= ENOUGH_READINGS
    return Math.max(LEAST_NOISE, measured ? (cells[1] as number) : PRIOR_NOISE_SHARE * (cells[4] as number))
  }

  get showsLevels(): boolean {
    return (this.cells[2] as number) > LEVEL_FALL_SHARE
  }

  /** Whether the source states counts, and not ranks alone. */
  get statesCounts(): boolean {
    return (this.cells[5] as number) > 0.5
  }

  /** Takes the count an item begins with; `stated` when it is the source's own and not made from a rank. */
  meet(count: number, stated: boolean): void {
    const { cells } = this
    const items = Math.min(MEMORY, (cells[3] as number) + 1)
    cells[3] = items
    cells[4] = (cells[4] as number) + (count - (cells[4] as number)) / items
    cells[5] = (cells[5] as number) + ((stated ? 1 : 0) - (cells[5] as number)) / items
  }

  learn(gain: number, elapsedUnits: number): void {
    const { cells } = this
    const readings = Math.min(MEMORY, (cells[0] as number) + 1)
    cells[0] = readings
    const rate = Math.abs(gain) / Math.max(SHORTEST_UNITS, elapsedUnits)
    cells[1] = (cells[1] as number) + (rate - (cells[1] as number)) / readings
    cells[2] = (cells[2] as number) + ((gain < 0 ? 1 : 0) - (cells[2] as number)) / readings
  }
}
