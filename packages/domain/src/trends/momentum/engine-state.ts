import type { BreakoutLearner } from './breakout-learner'
import { numbersToText } from './bytes-text'
import type { EngineClock } from './engine-clock'
import { readForecasts, writeForecasts } from './forecast-state'
import type { ItemScorer } from './item-scorer'
import { readItems, writeItems } from './item-state'
import { type ItemTracker, MOST_FOLLOWED } from './item-tracker'
import { MOST_OPEN_FORECASTS, type OpenForecasts } from './open-forecasts'
import type { SightingReader } from './sighting-reader'
import type { SourceScale } from './source-scale'
import {
  countOf,
  fill,
  listOf,
  numberOf,
  partOf,
  recordOf,
  refuse,
  type StatePart,
  type StateParts,
} from './state-parts'
import type { TimeScale } from './time-scale'
import { MOST_SIGHTINGS, type TrainingLog } from './training-log'

/**
 * Raised whenever what the numbers mean changes. Version 1 was one text instead of parts and is refused: the source starts
 * learning afresh. Version 2 had no forecasts after the first sight; it is read, and those start empty.
 */
const STATE_VERSION = 3

/** Everything an engine consists of. */
export type EngineParts = {
  readonly time: TimeScale
  readonly clock: EngineClock
  readonly scale: SourceScale
  readonly tracker: ItemTracker
  readonly reader: SightingReader
  readonly forecasts: OpenForecasts
  readonly log: TrainingLog
  readonly learner: BreakoutLearner
  readonly scorer: ItemScorer
}

type Numbers = Readonly<Record<string, Float64Array | Float32Array>>

/** Every array of numbers of fixed length, by a name that stays. */
function numbersOf({ scale, reader, learner, scorer }: EngineParts): Numbers {
  const { young, old, chances } = learner
  return {
    scale: scale.cells,
    moments: reader.moments.cells,
    rankGains: reader.attention.gainPerUnit,
    rankReadings: reader.attention.readings,
    youngWeights: young.weights,
    youngPrecision: young.precision,
    youngGradient: young.gradient,
    youngPending: young.pending,
    oldWeights: old.weights,
    oldPrecision: old.precision,
    oldGradient: old.gradient,
    oldPending: old.pending,
    forecastOutcomes: chances.recalibrations.first.cells,
    youngOutcomes: chances.recalibrations.young.cells,
    oldOutcomes: chances.recalibrations.old.cells,
    peaks: learner.peaks.ring,
    formulaMoments: learner.formulaMoments.cells,
    logitMoments: learner.logitMoments.cells,
    formulaHits: learner.formulaHits.bins,
    formulaMisses: learner.formulaMisses.bins,
    learntHits: learner.learntHits.bins,
    learntMisses: learner.learntMisses.bins,
    given: scorer.given.bins,
  }
}

/** What version 2 did not have. */
function latestNumbersOf({ learner: { chances } }: EngineParts): Numbers {
  return {
    lateOutcomes: chances.recalibrations.late.cells,
    surestFirst: chances.caps.first.cells,
    surestLater: chances.caps.later.cells,
  }
}

/** The counts of words, a part of their own: they change only when something was learnt. */
function wordCountsOf({ learner: { titles } }: EngineParts): Numbers {
  return { hits: titles.brokeOut, misses: titles.stayed, totals: titles.totals }
}

const histogramsOf = ({ learner, scorer }: EngineParts) => [
  learner.formulaHits,
  learner.formulaMisses,
  learner.learntHits,
  learner.learntMisses,
  scorer.given,
]

const textsOf = (numbers: Numbers): Record<string, string> =>
  Object.fromEntries(Object.entries(numbers).map(([name, array]) => [name, numbersToText(array)]))

/**
 * The state of an engine as texts of JSON; numbers are base64 of their bytes, so that nothing is rounded. Each part is
 * written when it is asked for: a large state takes a while.
 */
export function* writeEngineState(parts: EngineParts): Generator<StatePart> {
  const { clock, tracker, forecasts, log, learner } = parts
  const engine = {
    version: STATE_VERSION,
    unitHours: parts.time.unitHours,
    clock: [
      Number.isFinite(clock.lastObservedAtMs) ? clock.lastObservedAtMs : null,
      clock.nowUnits,
      clock.snapshot,
      clock.sweptAtUnits,
    ],
    items: tracker.items.ids.length,
    forecasts: [forecasts.first, forecasts.size, log.stride],
    resolved: [learner.resolvedItems, learner.peaks.size, learner.peaks.next],
    totals: histogramsOf(parts).map((histogram) => histogram.total),
    numbers: textsOf({ ...numbersOf(parts), ...latestNumbersOf(parts) }),
  }
  yield ['engine', JSON.stringify(engine)]
  yield ['titles', JSON.stringify(textsOf(wordCountsOf(parts)))]
  yield* writeItems(tracker.items)
  yield* writeForecasts(forecasts, log)
}

/** Fills the parts of a new engine from a state; throws an AppError `invalid_input` when it cannot be used. */
export function readEngineState(state: StateParts, parts: EngineParts): void {
  const engine = partOf(state, 'engine')
  const isVersion2 = engine.version === 2
  if (!isVersion2 && engine.version !== STATE_VERSION)
    refuse(`it is of version ${String(engine.version)}, not ${STATE_VERSION}`)
  if (engine.unitHours !== parts.time.unitHours) refuse('it counts time in another unit')
  const { clock, tracker, forecasts, log, learner } = parts
  const [lastObservedAtMs, nowUnits, snapshot, sweptAtUnits] = listOf(engine.clock, 4)
  clock.lastObservedAtMs = lastObservedAtMs === null ? Number.NaN : numberOf(lastObservedAtMs)
  clock.nowUnits = numberOf(nowUnits)
  clock.snapshot = numberOf(snapshot)
  clock.sweptAtUnits = numberOf(sweptAtUnits)
  const numbers = recordOf(engine.numbers)
  fillAll(numbersOf(parts), numbers)
  if (!isVersion2) fillAll(latestNumbersOf(parts), numbers)
  fillAll(wordCountsOf(parts), partOf(state, 'titles'))
  const histograms = histogramsOf(parts)
  for (const [index, total] of listOf(engine.totals, histograms.length).entries()) {
    const histogram = histograms[index]
    if (histogram) histogram.total = numberOf(total)
  }
  learner.chances.fit()
  const [resolvedItems, barSize, barNext] = listOf(engine.resolved, 3)
  learner.resolvedItems = numberOf(resolvedItems)
  if (!learner.peaks.restore(numberOf(barSize), numberOf(barNext))) refuse('its peaks are damaged')
  readItems(state, countOf(engine.items, MOST_FOLLOWED), tracker.items)
  const [first, count, stride] = listOf(engine.forecasts, 3)
  const range = {
    first: countOf(first, Number.MAX_SAFE_INTEGER),
    count: countOf(count, MOST_OPEN_FORECASTS),
  }
  log.stride = Math.max(1, countOf(stride, MOST_SIGHTINGS))
  readForecasts(state, { ...range, isVersion2 }, forecasts, log)
}

function fillAll(numbers: Numbers, texts: Readonly<Record<string, unknown>>): void {
  for (const [name, array] of Object.entries(numbers)) fill(array, texts[name], name)
}
