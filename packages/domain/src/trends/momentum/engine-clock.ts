import type { Instant } from './item-tracker'

/**
 * The engine's own clock, in units since its first snapshot. It follows the times of the snapshots but never runs
 * backwards: a snapshot that is late, or a clock that was set back, counts as no time elapsed.
 */
export class EngineClock {
  lastObservedAtMs = Number.NaN
  nowUnits = 0
  snapshot = 0
  /** When items were last forgotten. */
  sweptAtUnits = 0
  private readonly unitMs: number

  constructor(unitMs: number) {
    this.unitMs = unitMs
  }

  /** Moves to the next snapshot; `elapsedUnits` is the time since the one before, 0 for the first. */
  advance(observedAtMs: number): Instant & { readonly elapsedUnits: number } {
    const known = Number.isFinite(this.lastObservedAtMs) ? this.lastObservedAtMs : 0
    const atMs = Number.isFinite(observedAtMs) ? observedAtMs : known
    const elapsedMs = Number.isFinite(this.lastObservedAtMs) ? Math.max(0, atMs - this.lastObservedAtMs) : 0
    const elapsedUnits = elapsedMs / this.unitMs
    this.lastObservedAtMs = atMs
    this.nowUnits += elapsedUnits
    this.snapshot += 1
    return { nowUnits: this.nowUnits, observedAtMs: atMs, snapshot: this.snapshot, elapsedUnits }
  }
}
