import type { Uuid } from '../primitives/uuid'
import type { SourceId } from '../trends/items/source'
import type { PlaySubject } from './is-playful'

/**
 * Something a source showed whose fate is known by now: what it had counted and when, what the engine said of it at first
 * sight, and whether it broke out, by the very label the engine learns from.
 */
export type RewindCase = {
  /** The trend it was filed under. */
  readonly trend: PlaySubject & { readonly id: Uuid; readonly color: string }
  /** As the source listed it. */
  readonly title: string
  readonly source: SourceId
  readonly publishedAtMs: number | null
  /** First sight, when the engine spoke. */
  readonly forecastAtMs: number
  /** 0 to 1, as it was recorded. */
  readonly probability: number
  /** Whether the source had resolved enough by then for its forecasts to be believed. */
  readonly hadLearnt: boolean
  /** Share of its source's resolved items that broke out, 0 to 1. */
  readonly baseRate: number
  /** Peak count that is a breakout. */
  readonly bar: number
  readonly brokeOut: boolean
  /** What the source counted, oldest first; thinned by age. */
  readonly points: readonly { readonly atMs: number; readonly count: number; readonly rank: number | null }[]
}
