import type { SourceId } from '../items/source'
import { type ForecastMoment, PASSED_CHANCES } from './forecast-row'
import { DECILES, type ForecastTally, ofMillionths } from './forecast-tally'

/** Every recorded forecast is one of these. */
export type ForecastCounts = {
  readonly made: number
  readonly open: number
  readonly hits: number
  readonly misses: number
  /** Past the bar already when first seen. */
  readonly already: number
  /** The source was not watched closely enough to say. */
  readonly unknown: number
  /** Made before the source had a bar. */
  readonly withoutBar: number
  /** How many of all of them stood on a public page. */
  readonly shown: number
}

/** Fewer forecasts say more of luck than of who made them. */
export const FEWEST_TO_JUDGE = 20

/** Forecasts of one tenth of chances: what they said on average and how often it came true, both 0 to 1. */
export type ReliabilityBin = {
  readonly from: number
  readonly to: number
  readonly count: number
  readonly said: number
  readonly seen: number
}

/** Mean squared distances between what was said and what happened, over the very same forecasts; 0 is always certain and right. */
export type BrierScores = {
  readonly engine: number
  /** Always saying how often things of the source break out. */
  readonly baseRate: number
  /** Saying how often things break out that the source first lists at such a rank. */
  readonly rankRule: number
}

export type LeadHours = {
  readonly count: number
  readonly lowerQuartile: number
  readonly median: number
  readonly upperQuartile: number
}
/** Hours between forecasts and their coming true; `source` null: of all sources. */
export type LeadRecord = LeadHours & { readonly source: SourceId | null; readonly moment: ForecastMoment }

/** What was said of an item when its chance first passed so many percent, and what came of these. */
export type PassedRecord = {
  readonly percent: number
  readonly counts: ForecastCounts
  readonly said: number | null
  readonly seen: number | null
  readonly lead: LeadHours | null
}

export type ForecastScores = {
  /** At first sight. */
  readonly counts: ForecastCounts
  /** Share of resolved forecasts that came true; null while none is resolved. */
  readonly baseRate: number | null
  readonly brier: BrierScores | null
}

export type ForecastReport = ForecastScores & {
  readonly reliability: readonly ReliabilityBin[]
  /** The same of chances that stood on a public page, whenever they were said, each once. */
  readonly shownReliability: readonly ReliabilityBin[]
  readonly lead: LeadHours | null
  readonly passed: readonly PassedRecord[]
  readonly bySource: readonly (ForecastScores & { readonly source: SourceId })[]
}

/** A chance that passes 30, 50 and 70% at once is three rows and one statement: the row of the highest stands for it. */
function isStatedFirst({ moment, decile }: ForecastTally): boolean {
  const passed = PASSED_CHANCES.findLast(({ chance }) => decile >= Math.round(chance * DECILES))
  return moment === (passed?.moment ?? 'first_sight')
}

const isResolved = ({ outcome }: ForecastTally): boolean => outcome === 'hit' || outcome === 'miss'
const sum = (tallies: readonly ForecastTally[], value: (tally: ForecastTally) => number): number =>
  tallies.reduce((total, tally) => total + value(tally), 0)
const counted = (tallies: readonly ForecastTally[]): number => sum(tallies, ({ count }) => count)
const chancesOf = (tallies: readonly ForecastTally[]): number =>
  ofMillionths(sum(tallies, ({ chanceSum }) => chanceSum))
const hitsOf = (tallies: readonly ForecastTally[]): number =>
  counted(tallies.filter(({ outcome }) => outcome === 'hit'))
const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)

/** What is told of recorded forecasts, of one source or of all; see `tallyForecasts`. */
export function reportForecasts(
  tallies: readonly ForecastTally[],
  leads: readonly LeadRecord[],
  source: SourceId | null,
): ForecastReport {
  const own = source === null ? tallies : tallies.filter((tally) => tally.source === source)
  const first = own.filter(({ moment }) => moment === 'first_sight')
  const leadOf = (wanted: ForecastMoment): LeadHours | null => {
    const found = leads.find((lead) => lead.source === source && lead.moment === wanted)
    if (found === undefined) return null
    const { count, lowerQuartile, median, upperQuartile } = found
    return { count, lowerQuartile, median, upperQuartile }
  }
  const sources = [...new Set(own.map((tally) => tally.source))].sort()
  return {
    ...scoresOf(first),
    reliability: reliabilityOf(first),
    shownReliability: reliabilityOf(own.filter((tally) => tally.isShown && isStatedFirst(tally))),
    lead: leadOf('first_sight'),
    passed: PASSED_CHANCES.map(({ moment, chance }) => {
      const passed = own.filter((tally) => tally.moment === moment)
      const resolved = passed.filter(isResolved)
      return {
        percent: Math.round(100 * chance),
        counts: countsOf(passed),
        said: share(chancesOf(resolved), counted(resolved)),
        seen: share(hitsOf(resolved), counted(resolved)),
        lead: leadOf(moment),
      }
    }),
    bySource: sources.map((one) => ({ source: one, ...scoresOf(first.filter((tally) => tally.source === one)) })),
  }
}

function scoresOf(tallies: readonly ForecastTally[]): ForecastScores {
  const resolved = tallies.filter(isResolved)
  return {
    counts: countsOf(tallies),
    baseRate: share(hitsOf(resolved), counted(resolved)),
    brier: brierOf(resolved),
  }
}

function countsOf(tallies: readonly ForecastTally[]): ForecastCounts {
  const of = (wanted: ForecastTally['outcome']): number => counted(tallies.filter(({ outcome }) => outcome === wanted))
  return {
    made: counted(tallies),
    open: of(null),
    hits: of('hit'),
    misses: of('miss'),
    already: of('already'),
    unknown: of('unknown'),
    withoutBar: of('no_bar'),
    shown: counted(tallies.filter(({ isShown }) => isShown)),
  }
}

function reliabilityOf(tallies: readonly ForecastTally[]): readonly ReliabilityBin[] {
  const resolved = tallies.filter(isResolved)
  return Array.from({ length: DECILES }, (_, decile) => {
    const own = resolved.filter((tally) => tally.decile === decile)
    const count = counted(own)
    return {
      from: decile / DECILES,
      to: (decile + 1) / DECILES,
      count,
      said: chancesOf(own) / count,
      seen: hitsOf(own) / count,
    }
  }).filter(({ count }) => count > 0)
}

function brierOf(resolved: readonly ForecastTally[]): BrierScores | null {
  const total = counted(resolved)
  if (total === 0) return null
  // (p - 1)² = p² - 2p + 1 for what came true, p² for the rest.
  const hits = resolved.filter(({ outcome }) => outcome === 'hit')
  const engine = ofMillionths(sum(resolved, ({ squareSum }) => squareSum)) - 2 * chancesOf(hits) + counted(hits)
  return {
    // Rounding of the parts must not make a perfect score better than perfect.
    engine: Math.max(0, engine) / total,
    baseRate: lossOfShares(resolved, ({ source }) => source) / total,
    rankRule: lossOfShares(resolved, ({ source, rankGroup }) => `${source} ${rankGroup}`) / total,
  }
}

/**
 * Sum of squares of whoever says of each forecast how often its group came true, known in hindsight: h of n hits cost
 * h (1 - h/n)² + (n - h) (h/n)² = h (1 - h/n).
 */
function lossOfShares(resolved: readonly ForecastTally[], groupOf: (tally: ForecastTally) => string): number {
  const groups = new Map<string, { count: number; hits: number }>()
  for (const tally of resolved) {
    const { count, hits } = groups.get(groupOf(tally)) ?? { count: 0, hits: 0 }
    groups.set(groupOf(tally), {
      count: count + tally.count,
      hits: hits + (tally.outcome === 'hit' ? tally.count : 0),
    })
  }
  // Added by size, so that the order in which groups were counted does not show in the last digit.
  const losses = [...groups.values()].map(({ count, hits }) => hits * (1 - hits / count)).sort((a, b) => a - b)
  return losses.reduce((total, loss) => total + loss, 0)
}

/** Quartiles by linear interpolation between neighbours, of at least one number. */
export function quartilesOf(values: readonly number[]): LeadHours {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (quantile: number): number => {
    const place = quantile * (sorted.length - 1)
    const below = sorted[Math.floor(place)] ?? 0
    return below + (place - Math.floor(place)) * ((sorted[Math.ceil(place)] ?? 0) - below)
  }
  return { count: sorted.length, lowerQuartile: at(0.25), median: at(0.5), upperQuartile: at(0.75) }
}
