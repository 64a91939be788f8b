import type { Lane } from './build-race'

/** A reading on its lane: shares of its width and height, `y` from the foot upwards; null where it was not listed. */
export type LanePlace = { readonly x: number; readonly y: number | null; readonly stated: boolean }

type Placed = { readonly x: number; readonly y: number }

/** Height of a value on its lane, 0 to 1. Every lane has its own scale, up to its peak; the first place is at the top. */
export function heightOn(lane: Pick<Lane, 'kind' | 'readings'>): (value: number) => number {
  const values = lane.readings.flatMap(({ value }) => value ?? [])
  if (lane.kind === 'rank') {
    const worst = Math.max(2, ...values)
    return (value) => (worst - value) / (worst - 1)
  }
  const highest = Math.max(1, ...values)
  return (value) => Math.max(0, value) / highest
}

/** Neighbouring readings joined to lines: those seen by us, and those a source stated, which lead up to what was seen. */
export function joinPlaces(places: readonly LanePlace[]): {
  readonly seen: readonly (readonly Placed[])[]
  readonly stated: readonly (readonly Placed[])[]
} {
  const lines: Record<'seen' | 'stated', Placed[][]> = { seen: [], stated: [] }
  let open: 'seen' | 'stated' | null = null
  places.forEach((place, index) => {
    const before = places[index - 1]
    if (place.y === null || before === undefined || before.y === null) {
      open = null
      return
    }
    const kind = place.stated || before.stated ? 'stated' : 'seen'
    if (kind !== open) lines[kind].push([{ x: before.x, y: before.y }])
    lines[kind].at(-1)?.push({ x: place.x, y: place.y })
    open = kind
  })
  return lines
}

const round = (value: number) => Math.round(value * 10) / 10

/** Path data of a line in a box of the given size. */
export function linePath(line: readonly Placed[], width: number, height: number): string {
  return line.length === 0
    ? ''
    : `M${line.map(({ x, y }) => `${round(x * width)} ${round((1 - y) * height)}`).join('L')}`
}

/** Path data of the area between a line and the foot of the box. */
export function areaPath(line: readonly Placed[], width: number, height: number): string {
  const first = line[0]
  const last = line.at(-1)
  if (!first || !last) return ''
  return `${linePath(line, width, height)}L${round(last.x * width)} ${height}L${round(first.x * width)} ${height}Z`
}
