import { HOUR_MS } from '../primitives/time'
import type { Forecast, ForecastOutcome, ItemScore, SnapshotScores } from './item-score'
import { BreakoutLearner } from './momentum/breakout-learner'
import { EngineClock } from './momentum/engine-clock'
import { type EngineParts, readEngineState, writeEngineState } from './momentum/engine-state'
import { ItemScorer, type Ranking, type ScoredSnapshot } from './momentum/item-scorer'
import { ITEM } from './momentum/item-table'
import { type Instant, ItemTracker } from './momentum/item-tracker'
import { SightingLog } from './momentum/sighting-log'
import { SightingReader } from './momentum/sighting-reader'
import { SourceScale } from './momentum/source-scale'
import { timeScale } from './momentum/time-scale'
import type { Observation, Snapshot } from './observation'

export type MomentumEngineOptions = {
  /** 1 for live lists, 24 for daily ones (SOURCE_PROFILES). */
  readonly timeUnitHours: 1 | 24
  /** `formula` keeps formula S for good, as a baseline to compare with; default `learnt`. */
  readonly ranking?: Ranking | undefined
}

/**
 * Scores the items of one source, snapshot by snapshot: formula S from the first, the learnt chance of breaking out
 * once the source has resolved enough items, both on one scale. Everything it knows it has learnt from the snapshots
 * it was shown, in their order; it reads no clock and draws no random numbers.
 *
 * @example
 * const engine = new MomentumEngine({ timeUnitHours: SOURCE_PROFILES['hacker-news'].timeUnitHours })
 * const { scores, forecasts, outcomes } = engine.observe({ observedAtMs: nowMs, observations })
 */
export class MomentumEngine {
  private readonly parts: EngineParts

  constructor(options: MomentumEngineOptions) {
    const time = timeScale(options.timeUnitHours)
    const unitMs = time.unitHours * HOUR_MS
    const scale = new SourceScale()
    const learner = new BreakoutLearner()
    const log = new SightingLog()
    const tracker = new ItemTracker(unitMs, scale)
    const scorer = new ItemScorer(tracker.items, {
      learner,
      log,
      scale,
      time,
      ranking: options.ranking ?? 'learnt',
    })
    const reader = new SightingReader(tracker.items, scale, { rhythmUnits: time.rhythmUnits, unitMs })
    this.parts = { time, clock: new EngineClock(unitMs), scale, tracker, reader, log, learner, scorer }
  }

  /**
   * Takes the next snapshot in and scores its rows. Late snapshots, repeated instants and clocks set back count as no
   * time elapsed, numbers that are not finite as missing, and of rows with one id the first as all of them.
   */
  observe(snapshot: Snapshot): SnapshotScores {
    const { clock, time, reader, learner, scorer } = this.parts
    const at = clock.advance(snapshot.observedAtMs)
    reader.moments.fadePool(2 ** (-at.elapsedUnits / time.poolHalfLifeUnits))
    learner.logistic.forget(2 ** (-at.elapsedUnits / time.learnerHalfLifeUnits))
    const outcomes = this.resolveDue(at)
    const rowById = new Map<string, number>()
    const rows: Observation[] = []
    for (const observation of snapshot.observations) {
      if (rowById.has(observation.itemId)) continue
      rowById.set(observation.itemId, rows.length)
      rows.push(observation)
    }
    const slots = rows.map((observation) => this.follow(observation, at))
    const scored = scorer.scoreSnapshot(slots, reader.read(rows, slots, at), at)
    const forecasts = this.forecastNewItems(rows, slots, scored, at)
    this.sweep(at)
    const scores = snapshot.observations.map(({ itemId }) => scored.scores[rowById.get(itemId) as number] as ItemScore)
    return { scores, forecasts, outcomes }
  }

  /** Everything the engine knows as text; `restore` continues from it exactly as this engine would. */
  serialise(): string {
    return writeEngineState(this.parts)
  }

  /**
   * An engine that continues where `serialise` stopped.
   * Throws an AppError `invalid_input` when the text is damaged, of another version or of another time unit:
   * the caller then starts anew with `new MomentumEngine(options)`.
   */
  static restore(state: string, options: MomentumEngineOptions): MomentumEngine {
    const engine = new MomentumEngine(options)
    readEngineState(state, engine.parts)
    return engine
  }

  private follow(observation: Observation, at: Instant): number {
    const { tracker, learner } = this.parts
    const slot = tracker.follow(observation, at)
    if (tracker.items.get(slot, ITEM.sightings) === 1) {
      tracker.items.set(slot, ITEM.title, learner.titles.score(observation.title, observation.url))
    }
    return slot
  }

  private resolveDue(at: Instant): ForecastOutcome[] {
    const { tracker, learner, log, time } = this.parts
    const { items } = tracker
    const resolved = tracker.takeDue(at.nowUnits - time.resolveAfterUnits).flatMap((slot) => {
      const text = items.texts[slot]
      return text ? [{ slot, text, peak: items.get(slot, ITEM.peak), sightings: log.get(slot) }] : []
    })
    const bar = learner.resolve(resolved)
    const outcomes: ForecastOutcome[] = []
    for (const { slot, text, peak } of resolved) {
      log.remove(slot)
      const promised = items.get(slot, ITEM.forecastBar)
      const judgedBy = Number.isNaN(promised) ? bar : promised
      if (judgedBy === null) continue
      outcomes.push({ itemId: text.id, resolvedAtMs: at.observedAtMs, peakMetric: peak, brokeOut: peak >= judgedBy })
    }
    return outcomes
  }

  /** One forecast per item, at its first sighting; the item remembers the bar it was made for. */
  private forecastNewItems(
    rows: readonly Observation[],
    slots: readonly number[],
    scored: ScoredSnapshot,
    at: Instant,
  ): Forecast[] {
    const { items } = this.parts.tracker
    const bar = this.parts.learner.bar.value
    const forecasts: Forecast[] = []
    for (const [row, { itemId }] of rows.entries()) {
      const slot = slots[row] as number
      if (items.get(slot, ITEM.sightings) !== 1) continue
      items.set(slot, ITEM.forecastBar, bar ?? Number.NaN)
      forecasts.push({ itemId, forecastAtMs: at.observedAtMs, probability: scored.chances[row] as number, bar })
    }
    return forecasts
  }

  /** Forgets once per unit, or at once when too many items are remembered. */
  private sweep(at: Instant): void {
    const { tracker, log, clock, time } = this.parts
    if (at.nowUnits - clock.sweptAtUnits < 1 && !tracker.isCrowded) return
    clock.sweptAtUnits = at.nowUnits
    for (const slot of tracker.forget(at.nowUnits - time.resolveAfterUnits, at.snapshot)) log.remove(slot)
  }
}
