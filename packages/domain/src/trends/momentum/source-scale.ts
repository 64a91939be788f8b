/** Noise assumed before anything is measured: 5 counts an hour, as on a front page of votes. */
const PRIOR_NOISE = 5
const ENOUGH_READINGS = 20
const MEMORY = 5_000
/** A source whose counts fall more often than this shows a level (heat, daily views), not a growing count. */
const LEVEL_FALL_SHARE = 0.1
/** Gains are not divided by less than this time: a reading a second later would look like a storm. */
const SHORTEST_UNITS = 1 / 60

/** How a source's counts move: the size of an ordinary change, and whether they only grow. */
export class SourceScale {
  /** [readings, mean absolute gain per unit, share of falls] */
  readonly cells = new Float64Array(3)

  /** eps: the gain per unit that is nothing special in this source, above 0. */
  get noise(): number {
    return (this.cells[0] as number) < ENOUGH_READINGS ? PRIOR_NOISE : Math.max(1e-6, this.cells[1] as number)
  }

  get showsLevels(): boolean {
    return (this.cells[2] as number) > LEVEL_FALL_SHARE
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
