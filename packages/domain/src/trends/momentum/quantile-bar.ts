/** Resolved peaks the bar is taken from. */
const WINDOW = 4_000
/** Peaks needed before there is a bar at all. */
const ENOUGH_PEAKS = 100
/** Where many peaks tie (short rank lists), more than this share would pass: then the next higher peak is the bar. */
const MOST_PASSING = 0.2

/** The peak an item has to reach to count as broken out: a running quantile of the latest resolved peaks. */
export class QuantileBar {
  /** Ring of the latest peaks in order of arrival; `sorted` holds the same values in order. */
  readonly ring = new Float64Array(WINDOW)
  private readonly sorted = new Float64Array(WINDOW)
  size = 0
  next = 0

  add(peak: number): void {
    if (this.size === WINDOW) {
      const oldest = this.lowerBound(this.ring[this.next] as number)
      this.sorted.copyWithin(oldest, oldest + 1, this.size)
      this.size -= 1
    }
    const place = this.lowerBound(peak)
    this.sorted.copyWithin(place + 1, place, this.size)
    this.sorted[place] = peak
    this.size += 1
    this.ring[this.next] = peak
    this.next = (this.next + 1) % WINDOW
  }

  /** The quantile (0 to 1) of the peaks, or null while too few items are resolved or all peak alike. */
  at(quantile: number): number | null {
    if (this.size < ENOUGH_PEAKS) return null
    const bar = this.sorted[Math.floor(quantile * this.size)] as number
    if (this.size - this.lowerBound(bar) <= MOST_PASSING * this.size) return bar
    const higher = this.upperBound(bar)
    return higher < this.size ? (this.sorted[higher] as number) : null
  }

  /** Continues with a restored ring; false when the numbers do not describe one. */
  restore(size: number, next: number): boolean {
    const sound = [size, next].every(Number.isInteger) && size >= 0 && size <= WINDOW && next >= 0 && next < WINDOW
    if (!sound || !this.ring.every(Number.isFinite) || (size < WINDOW && next !== size)) return false
    this.size = size
    this.next = next
    this.sorted.set(this.ring)
    this.sorted.subarray(0, size).sort()
    return true
  }

  private lowerBound(value: number): number {
    let low = 0
    let high = this.size
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.sorted[middle] as number) < value) low = middle + 1
      else high = middle
    }
    return low
  }

  private upperBound(value: number): number {
    let low = 0
    let high = this.size
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.sorted[middle] as number) <= value) low = middle + 1
      else high = middle
    }
    return low
  }
}
