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
  /** Of their chances and of the squares of these. */
  readonly chanceSum: number
  readonly squareSum: number
}

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

/** Counts forecasts; sums of one group are added in the order given. */
export function tallyForecasts(rows: Iterable<KeptForecast>): readonly ForecastTally[] {
  const tallies = new Map<string, ForecastTally>()
  for (const { source, moment, outcome, shownAtMs, probability, rank } of rows) {
    const group = {
      source,
      moment,
      outcome,
      isShown: shownAtMs !== null,
      decile: decileOf(probability),
      rankGroup: rankGroupOf(rank),
    }
    const key = Object.values(group).join(' ')
    const { count, chanceSum, squareSum } = tallies.get(key) ?? { count: 0, chanceSum: 0, squareSum: 0 }
    tallies.set(key, {
      ...group,
      count: count + 1,
      chanceSum: chanceSum + probability,
      squareSum: squareSum + probability ** 2,
    })
  }
  return [...tallies.values()]
}
