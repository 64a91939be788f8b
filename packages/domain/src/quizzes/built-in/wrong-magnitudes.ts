import { pickOne, type RandomNumber } from '../random-choice'
import { groupDigits } from './written-figures'

/** A figure with its sign and its unit: "$66.8 billion". */
export type Magnitude = {
  readonly before: string
  readonly value: number
  /** How the unit is written: "billion", "bn", "B", or nothing. */
  readonly behind: string
}

/** Units of one way of writing, from the smallest on. */
const UNITS: readonly (readonly (readonly [name: string, size: number])[])[] = [
  [
    ['', 1],
    [' million', 1e6],
    [' billion', 1e9],
    [' trillion', 1e12],
  ],
  [
    ['', 1],
    ['mn', 1e6],
    ['bn', 1e9],
    ['tn', 1e12],
  ],
  [
    ['', 1],
    ['K', 1e3],
    ['M', 1e6],
    ['B', 1e9],
    ['T', 1e12],
  ],
]
/** From here on a number is written with a unit, where its figure is. */
const WITH_UNIT = 1e6
/** Three others beside the right one, each three times the one before it: further apart, the largest and the least are absurd. */
const OTHERS = 3
const STEP = 3
/** "3 workers" beside "30,000" excludes itself. */
const LEAST = 5
const MOST = 1e13

function say(number: number, { before, behind }: Magnitude): string {
  const units = UNITS.find((style) => behind !== '' && style.some(([name]) => name === unitOf(behind))) ?? []
  const [name, size] = units.findLast(([, from]) => from <= number && (from === 1 || number >= WITH_UNIT)) ?? ['', 1]
  const told = Number((number / size).toPrecision(3))
  const written = behind === unitOf(behind) ? name : inCapitals(name)
  return `${before}${groupDigits(told, told.toString().split('.')[1]?.length ?? 0)}${written}`
}

/** " Million" is " million" in a headline that begins every word with a capital. */
const unitOf = (behind: string): string => (behind.startsWith(' ') ? behind.toLowerCase() : behind)
const inCapitals = (name: string): string => name.replace(/ \p{Ll}/u, (start) => start.toUpperCase())

/** A figure's absolute value; null where its unit is none of those known here, as "%". */
function absoluteOf({ value, behind }: Magnitude): number | null {
  const size = behind === '' ? 1 : UNITS.flat().find(([name]) => name === unitOf(behind))?.[1]
  return size === undefined ? null : value * size
}

/** As many digits as are written before the zeros: a rounder number among odd ones stands out. */
function roundLike(number: number, { value }: Magnitude): number {
  const digits = value
    .toString()
    .replace('.', '')
    .replace(/^0+|0+$/g, '').length
  return Number(number.toPrecision(Math.max(1, digits)))
}

/** In how many of its places among the four the right one may stand: one place alone would give it away. */
const LEAST_PLACES = 2

/**
 * Three others beside a figure, so that the four are about three times apart and written alike: how large it was is knowledge, which of
 * four near numbers it was is luck.
 *
 * @returns Null where there is no room for three, or where the figure is no size, as a share in percent.
 */
export function wrongMagnitudes(figure: Magnitude, random: RandomNumber): readonly string[] | null {
  const value = absoluteOf(figure)
  if (value === null) return null
  const otherAt = (exponent: number): number => roundLike(value * STEP ** exponent, figure)
  const fits = (exponent: number): boolean => {
    const number = otherAt(exponent)
    // What is counted one by one comes in whole numbers.
    return number >= LEAST && number <= MOST && (figure.behind !== '' || Number.isInteger(number))
  }
  const rows = Array.from({ length: OTHERS + 1 }, (_, first) =>
    Array.from({ length: OTHERS + 1 }, (__, place) => place - first).filter((exponent) => exponent !== 0),
  ).filter((row) => row.every(fits))
  const row = rows.length < LEAST_PLACES ? undefined : pickOne(rows, random)
  return row === undefined ? null : row.map((exponent) => say(otherAt(exponent), figure))
}
