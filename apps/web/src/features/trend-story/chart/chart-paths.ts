/** A reading on the chart: shares of its width and height, `y` from the foot upwards; null where nothing was read. */
export type ChartPlace = { readonly x: number; readonly y: number | null }

type Placed = { readonly x: number; readonly y: number }

const round = (value: number) => Math.round(value * 10) / 10

/** Readings that follow each other without a gap. */
export function unbroken(places: readonly ChartPlace[]): readonly (readonly Placed[])[] {
  const runs: Placed[][] = []
  let isOpen = false
  for (const { x, y } of places) {
    if (y === null) {
      isOpen = false
      continue
    }
    if (!isOpen) runs.push([])
    runs.at(-1)?.push({ x, y })
    isOpen = true
  }
  return runs
}

/** Path data of a run's line in a box of the given size. A single reading gives a short dash. */
export function linePath(run: readonly Placed[], width: number, height: number): string {
  const corners = run.map(({ x, y }) => `${round(x * width)} ${round((1 - y) * height)}`)
  return corners.length === 1 ? `M${corners[0]}h0.1` : `M${corners.join('L')}`
}

/** Path data of the area between a run's line and the foot of the box. */
export function areaPath(run: readonly Placed[], width: number, height: number): string {
  const first = run[0]
  const last = run.at(-1)
  if (!first || !last || run.length < 2) return ''
  return `${linePath(run, width, height)}L${round(last.x * width)} ${height}L${round(first.x * width)} ${height}Z`
}

/** Which of the sorted places lies nearest; -1 when there is none. */
export function nearestPlace(xs: readonly number[], x: number): number {
  let nearest = -1
  for (const [index, candidate] of xs.entries()) {
    if (nearest < 0 || Math.abs(candidate - x) < Math.abs((xs[nearest] ?? 0) - x)) nearest = index
  }
  return nearest
}
