const MEMORY = 20_000

/** Running mean and spread of one reading; older readings fade once so many were seen. */
export class RunningMoments {
  /** [count, mean, variance] */
  readonly cells = new Float64Array(3)

  get mean(): number {
    return this.cells[1] as number
  }

  /** At least 1e-3, so that it may be divided by. */
  get spread(): number {
    return Math.max(1e-3, Math.sqrt(this.cells[2] as number))
  }

  add(reading: number): void {
    const { cells } = this
    const count = Math.min(MEMORY, (cells[0] as number) + 1)
    const step = reading - (cells[1] as number)
    cells[0] = count
    cells[1] = (cells[1] as number) + step / count
    cells[2] = (1 - 1 / count) * ((cells[2] as number) + (step * step) / count)
  }
}
