import type { Lane, LaneMark, Race } from './build-race'

/** More stops than this cannot be told apart on a screen. */
const MOST_STOPS = 160

/** Instants the cursor stops at, oldest first: wherever a lane has a reading. */
export function raceStops({ fromMs, toMs, lanes }: Pick<Race, 'fromMs' | 'toMs' | 'lanes'>): readonly number[] {
  const bySlot = new Map<number, number>()
  const instants = lanes.flatMap(({ readings }) => readings.map(({ atMs }) => atMs)).sort((a, b) => a - b)
  for (const atMs of instants) bySlot.set(Math.round(((atMs - fromMs) / (toMs - fromMs)) * MOST_STOPS), atMs)
  return [...bySlot.values()]
}

/** What a lane showed last by an instant; null before its beginning and where it was not listed. */
export function markAt({ readings }: Pick<Lane, 'readings'>, atMs: number): LaneMark | null {
  const last = readings.findLast((reading) => reading.atMs <= atMs)
  return last === undefined || last.value === null ? null : { atMs: last.atMs, value: last.value }
}

/** Which of the sorted places lies nearest; -1 when there is none. */
export function nearestPlace(xs: readonly number[], x: number): number {
  let nearest = -1
  for (const [index, candidate] of xs.entries()) {
    if (nearest < 0 || Math.abs(candidate - x) < Math.abs((xs[nearest] ?? 0) - x)) nearest = index
  }
  return nearest
}
