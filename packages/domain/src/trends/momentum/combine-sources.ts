import { SOURCE_PROFILES, type SourceId, type SourceKind } from '../items/source'

/** How much the momentum of one kind of source says about attention at large. */
export const SOURCE_KIND_WEIGHTS: Readonly<Record<SourceKind, number>> = {
  search: 1,
  social: 1,
  encyclopedia: 0.8,
  news: 0.7,
  developer: 0.6,
}

/** What each further independent source adds: this times ln(count). */
const INDEPENDENCE_BONUS = 0.5

/** The momentum of one item in its source. */
export type SourceReading = {
  readonly source: SourceId
  readonly momentum: number
  /** The source it merely quotes (a link to that source's own page), or null: the two count as one. */
  readonly quotes?: SourceId | null | undefined
}

export type CombinedMomentum = {
  /** T on the scale of one source's momentum; 0 without readings. */
  readonly momentum: number
  /** Sources that speak for themselves, of those quoting one another the strongest. */
  readonly independentSources: readonly SourceId[]
  /** Every source that shows the trend, the weightiest momentum first. */
  readonly sources: readonly SourceId[]
}

type Best = { readonly source: SourceId; readonly momentum: number; readonly weight: number }

const strongestFirst = (a: Best, b: Best): number =>
  b.weight * b.momentum - a.weight * a.momentum || a.source.localeCompare(b.source)

/** Follows quotes to the source that is quoted by others but quotes none; a circle ends at its smallest name. */
function originOf(source: SourceId, quotes: ReadonlyMap<SourceId, SourceId>): SourceId {
  const path = [source]
  for (let next = quotes.get(source); next !== undefined; next = quotes.get(next)) {
    const start = path.indexOf(next)
    if (start >= 0) return path.slice(start).sort()[0] ?? source
    path.push(next)
  }
  return path[path.length - 1] ?? source
}

/**
 * Momentum of a trend over its sources: T = sum(w*S) / sqrt(sum(w^2)) + 0.5*ln(independent sources).
 * Several items of one source count by the strongest, and so do sources that quote one another.
 * Readings that are not finite are left out.
 */
export function combineSources(readings: readonly SourceReading[]): CombinedMomentum {
  const best = new Map<SourceId, Best>()
  const quotes = new Map<SourceId, SourceId>()
  for (const { source, momentum, quotes: quoted } of readings) {
    if (!Number.isFinite(momentum)) continue
    if (quoted && quoted !== source) quotes.set(source, quoted)
    const known = best.get(source)
    if (known && known.momentum >= momentum) continue
    best.set(source, { source, momentum, weight: SOURCE_KIND_WEIGHTS[SOURCE_PROFILES[source].kind] })
  }
  const ordered = [...best.values()].sort(strongestFirst)
  const independent = new Map<SourceId, Best>()
  for (const reading of ordered) {
    const origin = originOf(reading.source, quotes)
    if (!independent.has(origin)) independent.set(origin, reading)
  }
  const sources = ordered.map((reading) => reading.source)
  if (independent.size === 0) return { momentum: 0, independentSources: [], sources }
  let weighted = 0
  let squares = 0
  for (const { weight, momentum } of independent.values()) {
    weighted += weight * momentum
    squares += weight * weight
  }
  const momentum = weighted / Math.sqrt(squares) + INDEPENDENCE_BONUS * Math.log(independent.size)
  return { momentum, independentSources: [...independent.values()].map(({ source }) => source), sources }
}
