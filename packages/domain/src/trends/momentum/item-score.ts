import type { LifecycleStage } from './lifecycle-stage'

/** What the momentum engine says of one item at one sighting. */
export type ItemScore = {
  /** Ranking score of the item within its source: formula S, or the learnt score on the same scale. */
  readonly momentum: number
  /**
   * Learnt chance of breaking out, 0 to 1; 1 once it has. Null until the source has learnt enough, and again when the
   * time of the promise is over (a day after first sight on live sources, ten days on daily ones).
   */
  readonly breakoutProbability: number | null
  /**
   * How many times as fast it gains as things of its age do in its source, 0 to 1,000; null until that is known, and
   * where the source states no counts or counts that rise and fall.
   */
  readonly pace: number | null
  /** EWMA of the metric's gain per hour; may be negative where counts fall. */
  readonly velocityPerHour: number
  /** Whether the item is breaking out: two consecutive observations above the source's threshold. */
  readonly alert: boolean
  readonly lifecycle: LifecycleStage
}

/** A forecast made for an item, recorded when made and again when it came true or not. */
export type Forecast = {
  readonly itemId: string
  readonly forecastAtMs: number
  /** 0 to 1 */
  readonly probability: number
  /** Peak metric the item has to pass to count as broken out, or null while the bar is unknown. */
  readonly bar: number | null
}

/** What became of an item once it was resolved. */
export type ForecastOutcome = {
  readonly itemId: string
  readonly resolvedAtMs: number
  readonly peakMetric: number
  readonly brokeOut: boolean
}

/** The engine's answer to one snapshot. */
export type SnapshotScores = {
  /** One per observation of the snapshot, in its order. */
  readonly scores: readonly ItemScore[]
  /** New forecasts: one per item, made at its first sighting with a probability, so that none is judged twice. */
  readonly forecasts: readonly Forecast[]
  /** Items resolved at this instant; the first items of a source, resolved before it has a bar, are left out. */
  readonly outcomes: readonly ForecastOutcome[]
}
