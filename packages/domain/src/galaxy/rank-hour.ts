import { MOST_REACH } from './life'
import { lifeLight } from './life-light'
import type { StarColumns } from './star-columns'

/** Lights in the same eighth look alike: among those the greater reach comes first. */
const LIGHT_STEPS = 8
const REACHES = MOST_REACH + 1
/** More than the rows there can be, so that a place and a row fit in one number. */
const ROWS = 2 ** 24

/** One number for each life of an hour, the greater the earlier in its list; it ends with the row. */
function placesAt(stars: StarColumns, hour: number): Float64Array {
  const { bornHours, peakHours, lastHours, reaches } = stars
  const places = new Float64Array(bornHours.length)
  const life = { bornHour: 0, peakHours: 0, lastHours: 0 }
  let count = 0
  for (let row = 0; row < bornHours.length; row += 1) {
    life.bornHour = bornHours[row] ?? 0
    const reach = reaches[row] ?? 0
    if (life.bornHour > hour || reach === 0) continue
    life.peakHours = peakHours[row] ?? 0
    life.lastHours = lastHours[row] ?? 0
    const step = Math.ceil(lifeLight(life, hour) * LIGHT_STEPS)
    places[count] = (step * REACHES + reach) * ROWS + row
    count += 1
  }
  return places.subarray(0, count)
}

/**
 * The rows of the lives that burnt at an hour, in the order of a list: by light, then by reach, then the newer first.
 * Without those that nobody saw.
 *
 * @param hour Whole hours since 2020-01-01 UTC.
 */
export function rankHour(stars: StarColumns, hour: number): Uint32Array {
  // One number each, sorted as numbers: some ten times as fast as comparing rows.
  return Uint32Array.from(placesAt(stars, hour).sort().reverse(), (place) => place % ROWS)
}

/** How that list begins, and how long it is: nothing is sorted for a few rows. */
export function firstOfHour(stars: StarColumns, hour: number, most: number): { total: number; rows: number[] } {
  const places = placesAt(stars, hour)
  const first: number[] = []
  for (const place of places) {
    if (first.length === most && place < (first[most - 1] ?? 0)) continue
    const before = first.findIndex((one) => one < place)
    first.splice(before < 0 ? first.length : before, 0, place)
    first.length = Math.min(first.length, most)
  }
  return { total: places.length, rows: first.map((place) => place % ROWS) }
}

/** The first hour in which anything was seen, or null while nothing was. */
export function firstSeenHour({ bornHours, reaches }: StarColumns): number | null {
  let first: number | null = null
  for (let row = 0; row < bornHours.length; row += 1) {
    const born = bornHours[row] ?? 0
    if ((reaches[row] ?? 0) > 0 && (first === null || born < first)) first = born
  }
  return first
}
