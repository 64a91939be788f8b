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
  /** Bar quoted by the item's forecast; NaN when none was known. */
  forecastBar: 17,
  resolved: 18,
  level: 19,
  levelMean: 20,
  levelVariance: 21,
  speedMean: 22,
  speedVariance: 23,
  /** Number of the snapshot that last showed it. */
  snapshot: 24,
  /** Gain and time since the sighting before. */
  lastGain: 25,
  lastElapsed: 26,
} as const

type Column = (typeof ITEM)[keyof typeof ITEM]

export const ITEM_WIDTH = 27
const FIRST_CAPACITY = 256

/** What an item is called; kept to learn from its words once it is resolved. */
export type ItemText = { readonly id: string; readonly title: string; readonly url: string | null }

/** Numbers of all tracked items in one growing block; an item's place in it is its slot. */
export class ItemTable {
  private cells = new Float64Array(FIRST_CAPACITY * ITEM_WIDTH)
  private readonly free: number[] = []
  private used = 0
  readonly texts: (ItemText | undefined)[] = []
  /** Slot by item id, in order of first sight. */
  readonly slots = new Map<string, number>()

  get(slot: number, column: Column): number {
    return this.cells[slot * ITEM_WIDTH + column] as number
  }

  set(slot: number, column: Column, value: number): void {
    this.cells[slot * ITEM_WIDTH + column] = value
  }

  /** A slot of zeros for a new item. */
  add(text: ItemText): number {
    const slot = this.free.pop() ?? this.used++
    if ((slot + 1) * ITEM_WIDTH > this.cells.length) {
      const grown = new Float64Array(this.cells.length * 2)
      grown.set(this.cells)
      this.cells = grown
    }
    this.row(slot).fill(0)
    this.texts[slot] = text
    this.slots.set(text.id, slot)
    return slot
  }

  remove(slot: number): void {
    const text = this.texts[slot]
    if (text === undefined) return
    this.slots.delete(text.id)
    this.texts[slot] = undefined
    this.free.push(slot)
  }

  /** The numbers of one item, in place. */
  row(slot: number): Float64Array {
    return this.cells.subarray(slot * ITEM_WIDTH, (slot + 1) * ITEM_WIDTH)
  }
}
