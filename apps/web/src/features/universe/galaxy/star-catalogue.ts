import type { TrendLife } from '@trendverse/domain/galaxy/life'
import { brightnessOf, lifeLight } from '@trendverse/domain/galaxy/life-light'
import { lifePlace, type Place } from '@trendverse/domain/galaxy/life-place'
import { emptyLife, lifeAt, readLife } from '@trendverse/domain/galaxy/star-columns'
import type { StarPart } from '@trendverse/domain/galaxy/star-part'
import { type Lens, type Projected, project } from './galaxy-camera'

/** Stars as the page knows them beside the picture: which is where, which is near. Rows are those of the picture. */
export type StarCatalogue = {
  readonly categories: readonly string[]
  readonly total: number
  /** The hour the stars were told of. */
  readonly nowHour: number
  readonly parts: readonly StarPart[]
  /** First row of every part. */
  readonly starts: readonly number[]
  readonly count: number
  /** Rows of every constellation, part by part. */
  readonly families: readonly ReadonlyMap<number, readonly number[]>[]
  /** The hour of the first evidence among them; lives nobody counted, which are told by their years, are no evidence. */
  readonly firstHour: number
}

export function emptyCatalogue({ categories, total, hour }: StarPart): StarCatalogue {
  return { categories, total, nowHour: hour, parts: [], starts: [], count: 0, families: [], firstHour: hour }
}

/** Rows by constellation, where the part begins at row `start`. */
function familiesOf({ columns }: StarPart, start: number): Map<number, number[]> {
  const families = new Map<number, number[]>()
  for (const [at, family] of columns.families.entries()) {
    const rows = families.get(family)
    if (rows === undefined) families.set(family, [start + at])
    else rows.push(start + at)
  }
  return families
}

/** The catalogue with one part more, behind those it has. */
export function withPart(catalogue: StarCatalogue, part: StarPart): StarCatalogue {
  let { firstHour } = catalogue
  const { bornHours, reaches } = part.columns
  for (const [row, born] of bornHours.entries()) if (reaches[row] !== 0) firstHour = Math.min(firstHour, born)
  return {
    ...catalogue,
    parts: [...catalogue.parts, part],
    starts: [...catalogue.starts, catalogue.count],
    count: catalogue.count + part.columns.numbers.length,
    families: [...catalogue.families, familiesOf(part, catalogue.count)],
    firstHour,
  }
}

export function lifeOf({ parts, starts }: StarCatalogue, row: number): TrendLife | null {
  const index = starts.findLastIndex((start) => start <= row)
  const part = parts[index]
  const at = row - (starts[index] ?? 0)
  return part !== undefined && at < part.columns.numbers.length ? lifeAt(part.columns, at) : null
}

/** Rows by number. */
export function rowsOf({ parts, starts }: StarCatalogue, numbers: ReadonlySet<number>): number[] {
  return parts.flatMap(({ columns }, index) => {
    const rows: number[] = []
    for (const [row, number] of columns.numbers.entries())
      if (numbers.has(number)) rows.push((starts[index] ?? 0) + row)
    return rows
  })
}

/** Where all stars are and how they shine at one instant: four numbers each, x, y, z and brightness. */
export type Positions = { readonly hours: number; readonly count: number; readonly values: Float32Array }

/** Works out every place at once; a tenth of a second for very many, so it is done when time has come to rest. */
export function positionsAt(catalogue: StarCatalogue, hours: number): Positions {
  const values = new Float32Array(4 * catalogue.count)
  const place: Place = { x: 0, y: 0, z: 0 }
  const life = emptyLife()
  for (const [index, { columns }] of catalogue.parts.entries()) {
    const start = catalogue.starts[index] ?? 0
    for (let row = 0; row < columns.numbers.length; row++) {
      readLife(columns, row, life)
      const at = 4 * (start + row)
      const light = lifeLight(life, hours)
      values[at + 3] = light === 0 ? -1 : brightnessOf(light, life.reach)
      if (light === 0) continue
      lifePlace(life, hours, catalogue.categories.length, place)
      values[at] = place.x
      values[at + 1] = place.y
      values[at + 2] = place.z
    }
  }
  return { hours, count: catalogue.count, values }
}

/** How far a star may lie beyond the picture's edge and still count as in view. */
const EDGE = 0.96
/** A star without light counts as this bright: near ones are still named. */
const LEAST_WORTH = 0.04

type Wanted = {
  /** Rows that come first as long as they are in view, such as the one that is focused. */
  readonly keep?: readonly number[]
  /** Only these count, where a search found some. */
  readonly among?: ReadonlySet<number> | null
}

/** Rows of the stars worth a name, the most worth first: near ones, and of those that are about as near the brighter. */
export function nearestStars(
  positions: Positions,
  lens: Lens,
  limit: number,
  { keep = [], among = null }: Wanted = {},
): number[] {
  const rows: number[] = []
  const costs: number[] = []
  const at: Projected = { x: 0, y: 0, depth: 0 }
  const { values } = positions
  let worst = Number.POSITIVE_INFINITY
  for (let row = 0; row < positions.count; row++) {
    const brightness = values[4 * row + 3] ?? -1
    if (brightness < 0 || (among !== null && !among.has(row))) continue
    project(lens, values[4 * row] ?? 0, values[4 * row + 1] ?? 0, values[4 * row + 2] ?? 0, at)
    if (at.depth < 0.05 || Math.abs(at.x) > EDGE || Math.abs(at.y) > EDGE) continue
    const cost = keep.includes(row) ? 0 : at.depth / (LEAST_WORTH + brightness)
    if (cost >= worst) continue
    let place = Math.min(rows.length, limit - 1)
    while (place > 0 && (costs[place - 1] ?? 0) > cost) {
      rows[place] = rows[place - 1] ?? 0
      costs[place] = costs[place - 1] ?? 0
      place--
    }
    rows[place] = row
    costs[place] = cost
    if (rows.length === limit) worst = costs[limit - 1] ?? worst
  }
  return rows
}

/** Rows of one constellation, the brightest first, so that lines lead from one to the next. */
export function constellationOf(catalogue: StarCatalogue, positions: Positions, row: number, limit = 24): number[] {
  const family = lifeOf(catalogue, row)?.family
  if (family === undefined) return []
  const rows = catalogue.families
    .flatMap((families) => families.get(family) ?? [])
    .filter((one) => (positions.values[4 * one + 3] ?? -1) >= 0)
  const bright = (one: number): number => positions.values[4 * one + 3] ?? 0
  return rows.sort((a, b) => bright(b) - bright(a)).slice(0, limit)
}

/** Pairs of rows that tie a constellation together: each star to the nearest that is tied already. */
export function linksOf(positions: Positions, rows: readonly number[]): number[] {
  const { values } = positions
  const apart = (a: number, b: number): number =>
    Math.hypot(
      (values[4 * a] ?? 0) - (values[4 * b] ?? 0),
      (values[4 * a + 1] ?? 0) - (values[4 * b + 1] ?? 0),
      (values[4 * a + 2] ?? 0) - (values[4 * b + 2] ?? 0),
    )
  return rows.flatMap((row, index) => {
    const tied = rows.slice(0, index)
    if (tied.length === 0) return []
    return [row, tied.reduce((best, other) => (apart(row, other) < apart(row, best) ? other : best))]
  })
}
