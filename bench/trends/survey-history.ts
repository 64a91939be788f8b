import { HOUR_MS } from '@trendverse/domain/primitives/time'
import { isSourceId, SOURCE_PROFILES } from '@trendverse/domain/trends/items/source'
import { instantsOf } from './observation-rows'

/** Spacing beyond which a source nobody knows is taken for a daily one. */
const DAILY_FROM_HOURS = 12
/** Instants looked at to tell how far a source's snapshots lie apart. */
const ENOUGH_INSTANTS = 200

export type Survey = {
  /** Time unit by source; what is not named is hourly. */
  readonly unitHours: ReadonlyMap<string, 1 | 24>
  /** Instants of the whole history, or 0 when it was not read to its end. */
  readonly instants: number
  /** Highest count of each item asked for. */
  readonly peaks: ReadonlyMap<string, number>
}

function median(values: number[]): number {
  const sorted = values.sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/**
 * A first look at a history. Without `peaksOf` it reads just enough of the beginning to tell time units; with it the
 * whole file, for what an evaluation by labels has to know beforehand. None of it reaches the scores.
 */
export async function surveyHistory(path: string, peaksOf: ReadonlySet<string> | null): Promise<Survey> {
  const lastSeenMs = new Map<string, number>()
  const gapsMs = new Map<string, number[]>()
  const peaks = new Map<string, number>()
  let instants = 0
  for await (const rows of instantsOf(path)) {
    instants += 1
    const atMs = rows[0]?.observedAtMs ?? 0
    for (const { source, observation } of rows) {
      const before = lastSeenMs.get(source)
      lastSeenMs.set(source, atMs)
      const gaps = gapsMs.get(source) ?? []
      if (before === undefined) gapsMs.set(source, gaps)
      else if (atMs > before && gaps.length < ENOUGH_INSTANTS) gaps.push(atMs - before)
      const { itemId, metric } = observation
      if (peaksOf?.has(itemId) && metric !== null && !(metric <= (peaks.get(itemId) ?? -Infinity))) {
        peaks.set(itemId, metric)
      }
    }
    if (peaksOf === null && instants >= ENOUGH_INSTANTS) break
  }
  const unitHours = new Map<string, 1 | 24>()
  for (const [source, gaps] of gapsMs) {
    const known = isSourceId(source) ? SOURCE_PROFILES[source].timeUnitHours : null
    unitHours.set(source, known ?? (median(gaps) > DAILY_FROM_HOURS * HOUR_MS ? 24 : 1))
  }
  return { unitHours, instants: peaksOf === null ? 0 : instants, peaks }
}
