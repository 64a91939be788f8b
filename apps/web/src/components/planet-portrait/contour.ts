import type { Direction } from './sphere-noise'

/** The grid reaches a little over the disc, so that the lines that close a shape fall outside of it. */
const REACH = 1.12
const OUTSIDE = -1e3

/** Corners of a small portrait lie on so many whole numbers across its disc. */
export const PORTRAIT_UNITS = 100

/** Corners closer than this to the last one are left out; in steps of the grid. */
const CLOSEST_STEPS = 0.7
/** Shapes with fewer corners are specks. */
const FEWEST_CORNERS = 5

/** Values on a square grid over the disc, row by row from the top. */
export type FieldGrid = { readonly cells: number; readonly values: readonly number[] }

/** The point of a sphere that is seen at a place of its disc; places beyond the edge count as the edge. */
function directionAt(x: number, y: number): Direction {
  const away = Math.hypot(x, y)
  if (away >= 0.999) return { x: x / away, y: y / away, z: 0.045 }
  return { x, y, z: Math.sqrt(1 - away * away) }
}

/** Samples a field over the visible half of a sphere; `cells` across the disc decide the detail. */
export function sampleField(field: (at: Direction) => number, cells: number): FieldGrid {
  const values: number[] = []
  for (let row = 0; row <= cells; row++) {
    for (let column = 0; column <= cells; column++) {
      const x = ((column / cells) * 2 - 1) * REACH
      const y = (1 - (row / cells) * 2) * REACH
      values.push(Math.hypot(x, y) > REACH * 1.02 ? OUTSIDE : field(directionAt(x, y)))
    }
  }
  return { cells, values }
}

type Point = readonly [number, number]

/** Corners of a cell as column and row offsets, clockwise from top left; edge n joins corner n and n + 1. */
const CORNERS: readonly Point[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
]

function valueAt(grid: FieldGrid, column: number, row: number): number {
  const border = column <= 0 || row <= 0 || column >= grid.cells || row >= grid.cells
  return border ? OUTSIDE : (grid.values[row * (grid.cells + 1) + column] ?? OUTSIDE)
}

/** Where the field crosses zero on an edge of a cell, and a key that both cells of the edge share. */
function crossing(grid: FieldGrid, column: number, row: number, edge: number) {
  const [fromX, fromY] = CORNERS[edge] ?? [0, 0]
  const [toX, toY] = CORNERS[(edge + 1) % 4] ?? [0, 0]
  const from = Math.max(-1, valueAt(grid, column + fromX, row + fromY))
  const to = Math.max(-1, valueAt(grid, column + toX, row + toY))
  const share = from === to ? 0.5 : -from / (to - from)
  const key = `${2 * column + fromX + toX},${2 * row + fromY + toY}`
  return { key, point: [column + fromX + (toX - fromX) * share, row + fromY + (toY - fromY) * share] as Point }
}

/** Marching squares: every step of a contour leads from one edge to the next, with the higher ground on its right. */
function collectSteps(grid: FieldGrid) {
  const next = new Map<string, string>()
  const points = new Map<string, Point>()
  for (let row = 0; row < grid.cells; row++) {
    for (let column = 0; column < grid.cells; column++) {
      const high = CORNERS.map(([x, y]) => valueAt(grid, column + x, row + y) > 0)
      // Most cells lie wholly on one side.
      if (high.every((isHigh) => isHigh === high[0])) continue
      const rises = (edge: number): boolean => !high[edge % 4] && high[(edge + 1) % 4] === true
      const falls = (edge: number): boolean => high[edge % 4] === true && !high[(edge + 1) % 4]
      for (const enter of [0, 1, 2, 3].filter(rises)) {
        const leave = [1, 2, 3].map((turn) => (enter + turn) % 4).find(falls)
        if (leave === undefined) continue
        const from = crossing(grid, column, row, leave)
        const to = crossing(grid, column, row, enter)
        next.set(from.key, to.key)
        points.set(from.key, from.point).set(to.key, to.point)
      }
    }
  }
  return { next, points }
}

/** From grid steps to units of the disc, without corners that only make the path longer. */
function thinOut(loop: readonly Point[], cells: number, units: number): Point[] {
  const closest = (CLOSEST_STEPS * units) / cells
  const scale = (step: number): number => (((step / cells) * 2 - 1) * REACH + 1) * (units / 2)
  const kept: Point[] = []
  for (const [column, row] of loop) {
    const point: Point = [scale(column), scale(row)]
    const last = kept.at(-1)
    if (last && Math.hypot(point[0] - last[0], point[1] - last[1]) < closest) continue
    kept.push(point)
  }
  return kept
}

function smoothPath(scaled: readonly Point[]): string {
  const middle = (a: Point, b: Point): Point => [Math.round((a[0] + b[0]) / 2), Math.round((a[1] + b[1]) / 2)]
  const last = scaled.at(-1)
  const first = scaled[0]
  if (last === undefined || first === undefined) return ''
  let [penX, penY] = middle(last, first)
  let path = `M${penX} ${penY}`
  for (const [index, corner] of scaled.entries()) {
    const [x, y] = middle(corner, scaled[(index + 1) % scaled.length] ?? first)
    if (x === penX && y === penY) continue
    const turn = [Math.round(corner[0]) - penX, Math.round(corner[1]) - penY, x - penX, y - penY]
    path += `q${turn.join(' ').replaceAll(' -', '-')}`
    penX = x
    penY = y
  }
  return `${path}z`
}

/**
 * The edge of everything above zero as one SVG path over a disc of so many units, smoothed and in whole numbers to stay
 * short. Specks are left out.
 */
export function contourPath(grid: FieldGrid, units = PORTRAIT_UNITS): string {
  const { next, points } = collectSteps(grid)
  const seen = new Set<string>()
  let path = ''
  for (const start of next.keys()) {
    const loop: Point[] = []
    for (let key: string | undefined = start; key !== undefined && !seen.has(key); key = next.get(key)) {
      seen.add(key)
      const point = points.get(key)
      if (point) loop.push(point)
    }
    const corners = thinOut(loop, grid.cells, units)
    if (corners.length >= FEWEST_CORNERS) path += smoothPath(corners)
  }
  return path
}
