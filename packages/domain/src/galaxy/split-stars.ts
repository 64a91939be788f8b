import { brightnessOf } from './brightest-stars'
import { emptyColumns, type StarColumns } from './star-columns'
import { STAR_PARTS, type StarPartNumber } from './star-part'

/** Stars of the first part, which is what a visitor waits for, and of the second. */
export const PART_SIZES = [2_000, 18_000] as const

const NO_PART = 255

export type SplitStars = {
  /** Stars over all parts. */
  readonly total: number
  readonly parts: Readonly<Record<StarPartNumber, StarColumns>>
}

/**
 * Splits stars into the parts they travel in, the brightest of an hour first, each ascending by number as before. Of
 * equally bright ones the newer are in the earlier part. Stars born after that hour are in none: a clock was set back.
 *
 * @param hour Whole hours since 2020-01-01 UTC.
 */
export function splitStars(stars: StarColumns, hour: number): SplitStars {
  const brightness = brightnessOf(stars, hour)
  const ranked = Float64Array.from(brightness).sort().reverse()
  const unborn = ranked.findIndex((one) => one < 0)
  const total = unborn < 0 ? ranked.length : unborn
  const cuts = cutsOf(ranked, total)
  const partOf = new Uint8Array(brightness.length).fill(NO_PART)
  const sizes: [number, number, number] = [0, 0, 0]
  for (let row = brightness.length - 1; row >= 0; row -= 1) {
    const bright = brightness[row] ?? -1
    if (bright < 0) continue
    const part = STAR_PARTS.find(
      (one) => bright > cuts[one].least || (bright === cuts[one].least && cuts[one].ties > 0),
    )
    if (part === undefined) continue
    if (bright === cuts[part].least) cuts[part].ties -= 1
    partOf[row] = part
    sizes[part] += 1
  }
  const pick = (part: StarPartNumber) => pickStars(stars, partOf, part, sizes[part])
  return { total, parts: { 0: pick(0), 1: pick(1), 2: pick(2) } }
}

/** How bright a star of each part is at least, and how many of exactly that brightness the part takes. */
function cutsOf(ranked: Float64Array, total: number) {
  let before = 0
  const cutAt = (end: number) => {
    const least = ranked[end - 1] ?? Number.POSITIVE_INFINITY
    const cut = { least, ties: end - Math.max(before, ranked.indexOf(least)) }
    before = end
    return cut
  }
  const [first, second] = PART_SIZES
  return [cutAt(Math.min(total, first)), cutAt(Math.min(total, first + second)), cutAt(total)] as const
}

function pickStars(stars: StarColumns, partOf: Uint8Array, part: number, size: number): StarColumns {
  const picked = emptyColumns(size)
  let at = 0
  for (let row = 0; row < partOf.length; row += 1) {
    if (partOf[row] !== part) continue
    picked.numbers[at] = stars.numbers[row] ?? 0
    picked.bornHours[at] = stars.bornHours[row] ?? 0
    picked.peakHours[at] = stars.peakHours[row] ?? 0
    picked.lastHours[at] = stars.lastHours[row] ?? 0
    picked.reaches[at] = stars.reaches[row] ?? 0
    picked.categories[at] = stars.categories[row] ?? 0
    picked.families[at] = stars.families[row] ?? 0
    at += 1
  }
  return picked
}
