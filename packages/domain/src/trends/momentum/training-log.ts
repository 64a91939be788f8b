import { SIGHTING_WIDTH } from './breakout-terms'

/** A sighting with what was said of the item at that time, to judge it by later. */
export const LOGGED = {
  peak: SIGHTING_WIDTH,
  formula: SIGHTING_WIDTH + 1,
  learnt: SIGHTING_WIDTH + 2,
} as const
export const LOGGED_WIDTH = SIGHTING_WIDTH + 3
/** Units after first sight in which sightings are kept; with fewer, older items are ranked by guesswork. */
const TRAINING_UNITS = 12
/** Sightings kept per item, spread over its first units: every one of a list read hourly or half-hourly. */
export const MOST_PER_ITEM = 16
const MOST_PER_UNIT = 2
/** Sightings kept in all. */
export const MOST_SIGHTINGS = 16_384

const FIRST_ROOM = 4

/** What one item teaches: the hashed words of its title, and its sightings while its fate was open. */
export class TrainingItem {
  readonly title: Uint16Array
  /** LOGGED_WIDTH numbers per sighting, for `count` of them. */
  numbers: Float32Array
  count = 0

  constructor(title: Uint16Array, room = FIRST_ROOM) {
    this.title = title
    this.numbers = new Float32Array(room * LOGGED_WIDTH)
  }

  /** Where the numbers of one more sighting are to be written. */
  addSighting(): number {
    const start = this.count * LOGGED_WIDTH
    if (start === this.numbers.length) {
      const grown = new Float32Array(2 * start)
      grown.set(this.numbers)
      this.numbers = grown
    }
    this.count += 1
    return start
  }
}

/**
 * Sightings of items whose fate is open, by the number of their forecast; the learner takes them once it is known.
 * A source that shows more than fits is learnt from by a sample: every second forecast, every fourth, and so on.
 */
export class TrainingLog {
  /** Only forecasts whose number this divides are kept; a power of two. */
  stride = 1
  total = 0
  private readonly items = new Map<number, TrainingItem>()

  /** Begins to keep the sightings of a new forecast, where it belongs to the sample. */
  begin(forecast: number, title: Uint16Array): void {
    if (forecast % this.stride === 0) this.put(forecast, new TrainingItem(title))
  }

  /** Takes in what a log kept of a forecast before. */
  put(forecast: number, item: TrainingItem): void {
    this.items.set(forecast, item)
    this.total += item.count
  }

  get(forecast: number): TrainingItem | undefined {
    return this.items.get(forecast)
  }

  /** The item one more sighting should be kept of, `elapsedUnits` after its first; undefined where it has enough. */
  wanting(forecast: number, elapsedUnits: number): TrainingItem | undefined {
    if (elapsedUnits >= TRAINING_UNITS) return undefined
    const item = this.items.get(forecast)
    return item && item.count < MOST_PER_ITEM && item.count <= MOST_PER_UNIT * elapsedUnits ? item : undefined
  }

  /** Counts a sighting in that was added to one of the items. */
  countSighting(): void {
    this.total += 1
    while (this.total > MOST_SIGHTINGS) this.thin()
  }

  /** Hands out what was kept of a forecast and forgets it. */
  take(forecast: number): TrainingItem | undefined {
    const item = this.items.get(forecast)
    if (!item) return undefined
    this.items.delete(forecast)
    this.total -= item.count
    if (this.stride > 1 && this.total < MOST_SIGHTINGS / 4) this.stride /= 2
    return item
  }

  private thin(): void {
    this.stride *= 2
    for (const [forecast, { count }] of this.items) {
      if (forecast % this.stride === 0) continue
      this.items.delete(forecast)
      this.total -= count
    }
  }
}
