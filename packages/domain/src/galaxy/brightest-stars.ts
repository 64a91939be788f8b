import { lifeBrightness } from './life-light'
import type { StarColumns } from './star-columns'

/** How bright each star is at an hour; those that are not born by then are -1. */
export function brightnessOf(stars: StarColumns, hour: number): Float64Array {
  const { bornHours, peakHours, lastHours, reaches } = stars
  const life = { bornHour: 0, peakHours: 0, lastHours: 0, reach: 0 }
  const brightness = new Float64Array(bornHours.length)
  for (let row = 0; row < brightness.length; row += 1) {
    life.bornHour = bornHours[row] ?? 0
    life.peakHours = peakHours[row] ?? 0
    life.lastHours = lastHours[row] ?? 0
    life.reach = reaches[row] ?? 0
    brightness[row] = life.bornHour > hour ? -1 : lifeBrightness(life, hour)
  }
  return brightness
}

/**
 * Rows of the stars that give most of a sky's light at an hour, in their order; of equally bright ones the newer.
 *
 * @param hour Whole hours since 2020-01-01 UTC.
 */
export function brightestStars(stars: StarColumns, hour: number, most: number): number[] {
  const brightness = brightnessOf(stars, hour)
  const least = Float64Array.from(brightness).sort().at(-most) ?? 0
  let ties = most - brightness.reduce((count, one) => count + (one > least ? 1 : 0), 0)
  const rows: number[] = []
  for (let row = brightness.length - 1; row >= 0; row -= 1) {
    const bright = brightness[row] ?? -1
    if (bright < 0 || bright < least) continue
    if (bright === least && ties-- <= 0) continue
    rows.push(row)
  }
  return rows.reverse()
}
