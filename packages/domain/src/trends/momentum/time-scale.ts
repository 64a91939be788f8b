/** Every length of time of the momentum model, counted in the source's unit (1 hour, or 24 for daily lists). */
export type TimeScale = {
  readonly unitHours: 1 | 24
  /** Age after first sight at which an item's fate is settled: a day for live lists, ten days for daily ones. */
  readonly resolveAfterUnits: number
  /** Length of the source's own rhythm: hours of a day, days of a week. */
  readonly rhythmUnits: number
  /** Half-life of what the learner remembers: 60 days. */
  readonly learnerHalfLifeUnits: number
  /** Half-life of the pool that answers for age bins still too thin: half a week, so that a week counts. */
  readonly poolHalfLifeUnits: number
  /** Quantile of the latest peaks that counts as breaking out, for sources that state counts. */
  readonly countedBarQuantile: number
}

const HOURLY: TimeScale = {
  unitHours: 1,
  resolveAfterUnits: 24,
  rhythmUnits: 24,
  learnerHalfLifeUnits: 60 * 24,
  poolHalfLifeUnits: 84,
  countedBarQuantile: 0.9,
}

const DAILY: TimeScale = {
  unitHours: 24,
  resolveAfterUnits: 10,
  rhythmUnits: 7,
  learnerHalfLifeUnits: 60,
  poolHalfLifeUnits: 3.5,
  // What stays listed for days (videos, articles) was popular before it was listed: people ask for one in twenty.
  countedBarQuantile: 0.95,
}

export function timeScale(unitHours: 1 | 24): TimeScale {
  return unitHours === 1 ? HOURLY : DAILY
}
