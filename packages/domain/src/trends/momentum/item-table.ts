/** What is remembered of an item between sightings, one column each. Times are in units of the engine's own clock. */
export const ITEM = {
  bornAt: 0,
  firstSeenAt: 1,
  seenAt: 2,
  /** When it last changed: a rank-only item changes by being seen. */
  newsAt: 3,
  count: 4,
  /** 1 once the source gave a real count; before, the count stands for time spent at a rank. */
  counted: 5,
  velocity: 6,
  velocityBefore: 7,
  highestVelocity: 8,
  gain: 9,
  expectedGain: 10,
  peak: 11,
  rank: 12,
  sightings: 13,
  title: 14,
  /** Sightings in a row above the alert threshold. */
  strongRuns: 15,
  fadingRuns: 16,
  /** Number of the item's forecast (OpenForecasts), or NO_FORECAST. */
  forecast: 17,
  level: 18,
  levelMean: 19,
  levelVariance: 20,
  speedMean: 21,
  speedVariance: 22,
  /** Number of the snapshot that last showed it. */
  snapshot: 23,
  /** Gain and time since the sighting before. */
  lastGain: 24,
  lastElapsed: 25,
} as const

type Column = (typeof ITEM)[keyof typeof ITEM]

export const ITEM_WIDTH = 26
/** In the forecast column: no forecast was made for the item. */
export const NO_FORECAST = -1
const FIRST_CAPACITY = 256

/** The items a source is followed by: numbers in one array, so that thousands cost no objects. */
export class ItemTable {
  private cells = new Float64Array(FIRST_CAPACITY * ITEM_WIDTH)
  /** Item id by slot, in order of first sight. */
  readonly ids: string[] = []
  /** Slot by item id. */
  readonly slots = new Map<string, number>()

  get(slot: number, column: Column): number {
    return this.cells[slot * ITEM_WIDTH + column] as number
  }

  set(slot: number, column: Column, value: number): void {
    this.cells[slot * ITEM_WIDTH + column] = value
  }

  /** A slot of zeros for a new item. */
  add(id: string): number {
    const slot = this.ids.length
    if ((slot + 1) * ITEM_WIDTH > this.cells.length) this.resize(2 * slot)
    this.ids.push(id)
    this.slots.set(id, slot)
    return slot
  }

  /** The numbers of the items from one slot up to another, in place. */
  rows(from: number, to: number): Float64Array {
    return this.cells.subarray(from * ITEM_WIDTH, to * ITEM_WIDTH)
  }

  /** Forgets every item but these, given in rising order; slots known before no longer hold. */
  keepOnly(kept: readonly number[]): void {
    if (kept.length === this.ids.length) return
    const ids = kept.map((slot) => this.ids[slot] as string)
    for (const [place, slot] of kept.entries()) {
      this.cells.copyWithin(place * ITEM_WIDTH, slot * ITEM_WIDTH, (slot + 1) * ITEM_WIDTH)
    }
    this.cells.fill(0, kept.length * ITEM_WIDTH)
    this.ids.length = 0
    this.slots.clear()
    for (const [slot, id] of ids.entries()) {
      this.ids.push(id)
      this.slots.set(id, slot)
    }
    // One huge snapshot must not hold its memory for good.
    const needed = Math.max(FIRST_CAPACITY, 2 * kept.length)
    if (this.cells.length > 2 * needed * ITEM_WIDTH) this.resize(needed)
  }

  private resize(capacity: number): void {
    const resized = new Float64Array(capacity * ITEM_WIDTH)
    resized.set(this.cells.subarray(0, Math.min(this.cells.length, resized.length)))
    this.cells = resized
  }
}
