import { HOUR_MS } from '../../primitives/time'
import { BreakoutLearner } from './breakout-learner'
import { SIGHTING_WIDTH } from './breakout-terms'
import { EngineClock } from './engine-clock'
import { type EngineParts, readEngineState, writeEngineState } from './engine-state'
import type { Forecast, ForecastOutcome, ItemScore, SnapshotScores } from './item-score'
import { ItemScorer, type Ranking } from './item-scorer'
import { ITEM, NO_FORECAST } from './item-table'
import { type Instant, ItemTracker } from './item-tracker'
import type { Observation, Snapshot } from './observation'
import { OpenForecasts } from './open-forecasts'
import { SightingReader, type SnapshotReading } from './sighting-reader'
import { SourceScale } from './source-scale'
import type { StatePart, StateParts } from './state-parts'
import { timeScale } from './time-scale'
import { titleBuckets } from './title-words'
import { TrainingLog } from './training-log'

export type MomentumEngineOptions = {
  /** 1 for live lists, 24 for daily ones (SOURCE_PROFILES). */
  readonly timeUnitHours: 1 | 24
  /** `formula` keeps formula S for good, as a baseline to compare with; default `learnt`. */
  readonly ranking?: Ranking | undefined
}

/**
 * Scores the items of one source, snapshot by snapshot: formula S from the first, the learnt chance of breaking out
 * once the source has resolved enough items, both on one scale. Everything it knows it has learnt from the snapshots
 * it was shown, in their order; it reads no clock and draws no random numbers. What it remembers has a bound, however
 * much a source shows (MOST_FOLLOWED, MOST_OPEN_FORECASTS, MOST_SIGHTINGS).
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
    const learner = new BreakoutLearner(scale, time)
    const forecasts = new OpenForecasts()
    const log = new TrainingLog()
    const tracker = new ItemTracker(unitMs, scale, forecasts)
    const ranking = options.ranking ?? 'learnt'
    const scorer = new ItemScorer(tracker.items, { learner, forecasts, log, scale, time, ranking })
    const reader = new SightingReader(tracker.items, scale, { rhythmUnits: time.rhythmUnits, unitMs })
    this.parts = { time, clock: new EngineClock(unitMs), scale, tracker, reader, forecasts, log, learner, scorer }
  }

  /**
   * Takes the next snapshot in and scores its rows. Late snapshots, repeated instants and clocks set back count as no
   * time elapsed, numbers that are not finite as missing, and of rows with one id the first as all of them.
   */
  observe(snapshot: Snapshot): SnapshotScores {
    const { clock, time, tracker, reader, learner, scorer } = this.parts
    const at = clock.advance(snapshot.observedAtMs)
    reader.moments.fadePool(2 ** (-at.elapsedUnits / time.poolHalfLifeUnits))
    learner.forget(at.elapsedUnits)
    const outcomes = this.resolveDue(at)
    const rowById = new Map<string, number>()
    const rows: Observation[] = []
    for (const observation of snapshot.observations) {
      if (rowById.has(observation.itemId)) continue
      rowById.set(observation.itemId, rows.length)
      rows.push(observation)
    }
    const { bar } = learner
    const slots = rows.map((observation) => tracker.follow(observation, at))
    const titles = this.readTitles(rows, slots)
    const reading = reader.read(rows, slots, at, bar)
    const forecasts = this.forecastNewItems(slots, titles, reading, at, bar)
    const scored = scorer.scoreSnapshot(slots, reading, at, bar)
    this.sweep(at)
    const scores = snapshot.observations.map(({ itemId }) => scored[rowById.get(itemId) as number] as ItemScore)
    return { scores, forecasts, outcomes }
  }

  /**
   * Everything the engine knows as named texts, one by one; `restore` continues from them exactly as this engine would.
   * Nothing may be observed before the last of them is taken.
   */
  serialise(): Iterable<StatePart> {
    return writeEngineState(this.parts)
  }

  /**
   * An engine that continues where `serialise` stopped.
   * Throws an AppError `invalid_input` when the parts are damaged, of another version or of another time unit:
   * the caller then starts anew with `new MomentumEngine(options)`.
   */
  static restore(state: StateParts, options: MomentumEngineOptions): MomentumEngine {
    const engine = new MomentumEngine(options)
    readEngineState(state, engine.parts)
    return engine
  }

  /** The words of rows seen for the first time, by row; their items get what the words say of them. */
  private readTitles(rows: readonly Observation[], slots: readonly number[]): ReadonlyMap<number, Uint16Array> {
    const { tracker, learner } = this.parts
    const titles = new Map<number, Uint16Array>()
    for (const [row, { title, url }] of rows.entries()) {
      const slot = slots[row] as number
      if (tracker.items.get(slot, ITEM.sightings) !== 1) continue
      const buckets = titleBuckets(title, url)
      tracker.items.set(slot, ITEM.title, learner.titles.score(buckets))
      titles.set(row, buckets)
    }
    return titles
  }

  private resolveDue(at: Instant): ForecastOutcome[] {
    const { forecasts, learner, log, time } = this.parts
    const due = forecasts.takeDue(at.nowUnits - time.resolveAfterUnits)
    if (due.length === 0) return []
    const latestBar = learner.resolve(
      due.map(({ number, forecast }) => ({ peak: forecast.peak, training: log.take(number) })),
    )
    const outcomes: ForecastOutcome[] = []
    for (const { forecast } of due) {
      const { itemId, peak, statements } = forecast
      const bar = forecast.bar ?? latestBar
      if (bar === null) continue
      const brokeOut = peak >= bar
      learner.chances.learn(statements, brokeOut)
      outcomes.push({ itemId, resolvedAtMs: at.observedAtMs, peakMetric: peak, brokeOut })
    }
    learner.chances.fit()
    return outcomes
  }

  /** One forecast per item, at its first sighting, with the bar it was made for. */
  private forecastNewItems(
    slots: readonly number[],
    titles: ReadonlyMap<number, Uint16Array>,
    { sightings }: SnapshotReading,
    at: Instant,
    bar: number | null,
  ): Forecast[] {
    const { tracker, forecasts, learner, log } = this.parts
    const { items } = tracker
    const made: Forecast[] = []
    for (const [row, title] of titles) {
      const slot = slots[row] as number
      const itemId = items.ids[slot] as string
      if (items.get(slot, ITEM.forecast) !== NO_FORECAST || !forecasts.canAdd(itemId)) continue
      const logit = learner.logit(sightings, row * SIGHTING_WIDTH)
      const peak = items.get(slot, ITEM.peak)
      const forecast = { itemId, firstSeenAt: at.nowUnits, bar, peak, marksPassed: 0, statements: [] }
      const stated = learner.state(logit, sightings, row * SIGHTING_WIDTH, 0)
      learner.chances.note(forecast, stated)
      const number = forecasts.add(forecast)
      items.set(slot, ITEM.forecast, number)
      log.begin(number, title)
      made.push({ itemId, forecastAtMs: at.observedAtMs, probability: stated.chance, bar })
    }
    return made
  }

  /** Forgets once per unit, or at once when too many items are followed. */
  private sweep(at: Instant): void {
    const { tracker, clock, time } = this.parts
    if (at.nowUnits - clock.sweptAtUnits < 1 && !tracker.isCrowded) return
    clock.sweptAtUnits = at.nowUnits
    tracker.forget(at.nowUnits - time.resolveAfterUnits, at.snapshot)
  }
}
