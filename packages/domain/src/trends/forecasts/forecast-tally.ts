import type { SourceId } from '../items/source'
import type { ForecastMoment, ForecastOutcomeKind, MadeForecast } from './forecast-row'

export const DECILES = 10
/** The last place of each group of ranks a list is told apart by; what lies beyond, or has no rank, are groups of their own. */
export const RANK_GROUP_ENDS = [3, 10, 30] as const
const BEYOND = RANK_GROUP_ENDS.length
const WITHOUT_RANK = BEYOND + 1

/** Forecasts that are alike in all that the report asks about, counted. */
export type ForecastTally = {
  readonly source: SourceId
  readonly moment: ForecastMoment
  /** Null while open. */
  readonly outcome: ForecastOutcomeKind | null
  /** Whether the chance stood on a public page. */
  readonly isShown: boolean
  /** 0 for chances below 10%, up to 9. */
  readonly decile: number
  readonly rankGroup: number
  readonly count: number
  /** Of their chances and of the squares of these, each rounded to whole millionths (`inMillionths`). */
  readonly chanceSum: number
  readonly squareSum: number
}

const MILLION = 1_000_000
const rounded = (value: number): number => Math.floor(value + 0.5)
/** Sums of whole numbers are the same in whatever order and in however many parts they are added. */
const inMillionths = (share: number): number => rounded(share * MILLION)
export const ofMillionths = (sum: number): number => sum / MILLION

export const decileOf = (chance: number): number => Math.max(0, Math.min(DECILES - 1, Math.floor(chance * DECILES)))

export function rankGroupOf(rank: number | null): number {
  if (rank === null) return WITHOUT_RANK
  const group = RANK_GROUP_ENDS.findIndex((end) => rank <= end)
  return group < 0 ? BEYOND : group
}

/** A recorded forecast with what became of it. */
export type KeptForecast = Pick<MadeForecast, 'source' | 'moment' | 'probability' | 'rank'> & {
  readonly outcome: ForecastOutcomeKind | null
  readonly shownAtMs: number | null
}

/** Counts forecasts, in no promised order. */
export function tallyForecasts(rows: Iterable<KeptForecast>): readonly ForecastTally[] {
  return addTallies([...rows].map(tallyOf))
}

/** A forecast, counted by itself. */
export function tallyOf({ source, moment, outcome, shownAtMs, probability, rank }: KeptForecast): ForecastTally {
  const chance = inMillionths(probability)
  return {
    source,
    moment,
    outcome,
    isShown: shownAtMs !== null,
    decile: decileOf(probability),
    rankGroup: rankGroupOf(rank),
    count: 1,
    chanceSum: chance,
    squareSum: rounded((chance * chance) / MILLION),
  }
}

/** What tells groups of forecasts apart. */
export const tallyKey = ({ source, moment, outcome, isShown, decile, rankGroup }: ForecastTally): string =>
  [source, moment, outcome, isShown, decile, rankGroup].join(' ')

/** Joins what is alike. */
export function addTallies(tallies: Iterable<ForecastTally>): readonly ForecastTally[] {
  const sums = new Map<string, ForecastTally>()
  for (const tally of tallies) {
    const known = sums.get(tallyKey(tally))
    sums.set(
      tallyKey(tally),
      known === undefined
        ? tally
        : {
            ...known,
            count: known.count + tally.count,
            chanceSum: known.chanceSum + tally.chanceSum,
            squareSum: known.squareSum + tally.squareSum,
          },
    )
  }
  return [...sums.values()]
}
