import { AppError } from '../../primitives/app-error'
import type { BreakoutLearner } from './breakout-learner'
import { numbersFromText, numbersToText } from './bytes-text'
import type { EngineClock } from './engine-clock'
import type { ItemScorer } from './item-scorer'
import { ITEM_WIDTH } from './item-table'
import type { ItemTracker } from './item-tracker'
import { LOGGED_WIDTH, type SightingLog } from './sighting-log'
import type { SightingReader } from './sighting-reader'
import type { SourceScale } from './source-scale'
import type { TimeScale } from './time-scale'

/** Raised whenever what the numbers mean changes: older states are then refused, and the source learns anew. */
const STATE_VERSION = 1

/** Everything an engine consists of. */
export type EngineParts = {
  readonly time: TimeScale
  readonly clock: EngineClock
  readonly scale: SourceScale
  readonly tracker: ItemTracker
  readonly reader: SightingReader
  readonly log: SightingLog
  readonly learner: BreakoutLearner
  readonly scorer: ItemScorer
}

/** Every array of numbers of fixed length, by a name that stays. */
function numbersOf({ scale, reader, learner, scorer }: EngineParts): Record<string, Float64Array | Float32Array> {
  return {
    scale: scale.cells,
    moments: reader.moments.cells,
    rankGains: reader.attention.gainPerUnit,
    rankReadings: reader.attention.readings,
    weights: learner.logistic.weights,
    precision: learner.logistic.precision,
    peaks: learner.bar.ring,
    titleHits: learner.titles.brokeOut,
    titleMisses: learner.titles.stayed,
    titleTotals: learner.titles.totals,
    formulaMoments: learner.formulaMoments.cells,
    logitMoments: learner.logitMoments.cells,
    formulaHits: learner.formulaHits.bins,
    formulaMisses: learner.formulaMisses.bins,
    learntHits: learner.learntHits.bins,
    learntMisses: learner.learntMisses.bins,
    given: scorer.given.bins,
  }
}

const histogramsOf = ({ learner, scorer }: EngineParts) => [
  learner.formulaHits,
  learner.formulaMisses,
  learner.learntHits,
  learner.learntMisses,
  scorer.given,
]

/** The state of an engine as JSON; numbers are base64 of their bytes, so that nothing is rounded. */
export function writeEngineState(parts: EngineParts): string {
  const { clock, tracker, log, learner } = parts
  const slots = [...tracker.items.slots.values()]
  const placeOfSlot = new Map(slots.map((slot, place) => [slot, place]))
  const cells = new Float64Array(slots.length * ITEM_WIDTH)
  for (const [place, slot] of slots.entries()) cells.set(tracker.items.row(slot), place * ITEM_WIDTH)
  const logged = slots.map((slot) => log.get(slot))
  const sightings = new Float32Array(logged.reduce((sum, kept) => sum + kept.length, 0) * LOGGED_WIDTH)
  for (const [index, sighting] of logged.flat().entries()) sightings.set(sighting, index * LOGGED_WIDTH)
  const numbers = Object.entries(numbersOf(parts)).map(([name, array]): [string, string] => [
    name,
    numbersToText(array),
  ])
  return JSON.stringify({
    version: STATE_VERSION,
    unitHours: parts.time.unitHours,
    clock: [
      Number.isFinite(clock.lastObservedAtMs) ? clock.lastObservedAtMs : null,
      clock.nowUnits,
      clock.snapshot,
      clock.sweptAtUnits,
    ],
    counts: [learner.resolvedItems, learner.bar.size, learner.bar.next],
    totals: histogramsOf(parts).map((histogram) => histogram.total),
    numbers: Object.fromEntries(numbers),
    items: slots.map((slot) => tracker.items.texts[slot]),
    cells: numbersToText(cells),
    pending: tracker.pending.slice(tracker.pendingFrom).map((slot) => placeOfSlot.get(slot) ?? 0),
    sightings: { perItem: logged.map((kept) => kept.length), numbers: numbersToText(sightings) },
  })
}

/** Fills the parts of a new engine from a state; throws an AppError `invalid_input` when it cannot be used. */
export function readEngineState(text: string, parts: EngineParts): void {
  const state = parseState(text)
  if (state.version !== STATE_VERSION) refuse(`it is of version ${String(state.version)}, not ${STATE_VERSION}`)
  if (state.unitHours !== parts.time.unitHours) refuse('it counts time in another unit')
  const { clock, tracker, log, learner } = parts
  const [lastObservedAtMs, nowUnits, snapshot, sweptAtUnits] = listOf(state.clock, 4)
  clock.lastObservedAtMs = lastObservedAtMs === null ? Number.NaN : numberOf(lastObservedAtMs)
  clock.nowUnits = numberOf(nowUnits)
  clock.snapshot = numberOf(snapshot)
  clock.sweptAtUnits = numberOf(sweptAtUnits)
  const numbers = recordOf(state.numbers)
  for (const [name, array] of Object.entries(numbersOf(parts))) {
    if (!numbersFromText(numbers[name], array)) refuse(`its ${name} are damaged`)
  }
  const histograms = histogramsOf(parts)
  for (const [index, total] of listOf(state.totals, histograms.length).entries()) {
    const histogram = histograms[index]
    if (histogram) histogram.total = numberOf(total)
  }
  const [resolvedItems, barSize, barNext] = listOf(state.counts, 3)
  learner.resolvedItems = numberOf(resolvedItems)
  if (!learner.bar.restore(numberOf(barSize), numberOf(barNext))) refuse('its peaks are damaged')
  const slots = restoreItems(state, tracker)
  const logged = recordOf(state.sightings)
  const perItem = listOf(logged.perItem, slots.length).map(numberOf)
  const sightings = new Float32Array(perItem.reduce((sum, count) => sum + placeOf(count, 1_000), 0) * LOGGED_WIDTH)
  if (!numbersFromText(logged.numbers, sightings)) refuse('its sightings are damaged')
  let at = 0
  for (const [place, slot] of slots.entries()) {
    for (let kept = 0; kept < (perItem[place] as number); kept += 1, at += LOGGED_WIDTH) {
      log.add(slot, sightings.slice(at, at + LOGGED_WIDTH))
    }
  }
}

function restoreItems(state: Readonly<Record<string, unknown>>, tracker: ItemTracker): number[] {
  const texts = Array.isArray(state.items) ? state.items.map(recordOf) : refuse('its items are missing')
  const cells = new Float64Array(texts.length * ITEM_WIDTH)
  if (!numbersFromText(state.cells, cells)) refuse('its items are damaged')
  const slots = texts.map(({ id, title, url }, place) => {
    if (typeof id !== 'string' || typeof title !== 'string') return refuse('an item has no name')
    if (tracker.items.slots.has(id)) return refuse('an item occurs twice')
    const slot = tracker.items.add({ id, title, url: typeof url === 'string' ? url : null })
    tracker.items.row(slot).set(cells.subarray(place * ITEM_WIDTH, (place + 1) * ITEM_WIDTH))
    return slot
  })
  const pending = Array.isArray(state.pending) ? state.pending : refuse('its open items are missing')
  tracker.pending = pending.map((place) => slots[placeOf(place, slots.length - 1)] as number)
  return slots
}

function parseState(text: string): Readonly<Record<string, unknown>> {
  try {
    return recordOf(JSON.parse(text))
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    throw new AppError('invalid_input', 'The momentum state cannot be used: it is not JSON.', { cause })
  }
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : refuse('a part is missing')
}

function listOf(value: unknown, length: number): readonly unknown[] {
  return Array.isArray(value) && value.length === length ? value : refuse('a list has the wrong length')
}

function numberOf(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : refuse('a number is missing')
}

function placeOf(value: unknown, highest: number): number {
  const place = numberOf(value)
  return Number.isInteger(place) && place >= 0 && place <= highest ? place : refuse('a place is out of range')
}

function refuse(reason: string): never {
  throw new AppError('invalid_input', `The momentum state cannot be used: ${reason}.`)
}
