import { numbersToText } from './bytes-text'
import type { OpenForecast, OpenForecasts } from './open-forecasts'
import {
  countOf,
  fill,
  listOf,
  partOf,
  recordOf,
  refuse,
  type StatePart,
  type StateParts,
  type StateRecord,
} from './state-parts'
import { MOST_TITLE_WORDS } from './title-words'
import { LOGGED_WIDTH, MOST_PER_ITEM, TrainingItem, type TrainingLog } from './training-log'

/** Forecasts per part of the state. What is older than a day's rest changes no more, so its parts stay as they are. */
const FORECASTS_PER_PART = 1_024
/** Numbers kept of a forecast: first sight, logit, bar (NaN: none), peak. */
const FORECAST_WIDTH = 4

const nameOf = (from: number): string => `forecasts-${Math.floor(from / FORECASTS_PER_PART)}`
const endOf = (from: number, next: number): number =>
  Math.min(next, (Math.floor(from / FORECASTS_PER_PART) + 1) * FORECASTS_PER_PART)

/** The open forecasts and what is kept to learn from them as parts of a state; their numbers are kept apart. */
export function* writeForecasts(forecasts: OpenForecasts, log: TrainingLog): Generator<StatePart> {
  for (let from = forecasts.first; from < forecasts.next; from = endOf(from, forecasts.next)) {
    const open: OpenForecast[] = []
    const training: { readonly place: number; readonly item: TrainingItem }[] = []
    for (let number = from; number < endOf(from, forecasts.next); number += 1) {
      open.push(forecasts.get(number) as OpenForecast)
      const item = log.get(number)
      if (item) training.push({ place: number - from, item })
    }
    const part = {
      ids: open.map(({ itemId }) => itemId),
      cells: numbersToText(
        Float64Array.from(open.flatMap(({ firstSeenAt, logit, bar, peak }) => [firstSeenAt, logit, bar ?? NaN, peak])),
      ),
      training: {
        places: training.map(({ place }) => place),
        words: training.map(({ item }) => item.title.length),
        titles: numbersToText(joined(training.map(({ item }) => item.title))),
        sightings: training.map(({ item }) => item.count),
        numbers: numbersToText(joinedSightings(training.map(({ item }) => item))),
      },
    }
    yield [nameOf(from), JSON.stringify(part)]
  }
}

/** Adds so many forecasts of a state, from a number on, to empty ones. */
export function readForecasts(
  state: StateParts,
  range: { readonly first: number; readonly count: number },
  forecasts: OpenForecasts,
  log: TrainingLog,
): void {
  forecasts.first = range.first
  const next = range.first + range.count
  for (let from = range.first; from < next; from = endOf(from, next)) {
    const part = partOf(state, nameOf(from))
    const ids = listOf(part.ids, endOf(from, next) - from)
    const cells = new Float64Array(ids.length * FORECAST_WIDTH)
    fill(cells, part.cells, 'forecasts')
    for (const [place, itemId] of ids.entries()) {
      if (typeof itemId !== 'string' || forecasts.numberOf(itemId) !== undefined) {
        return refuse('its forecasts are damaged')
      }
      const [firstSeenAt = 0, logit = 0, bar = NaN, peak = 0] = cells.subarray(place * FORECAST_WIDTH)
      forecasts.add({ itemId, firstSeenAt, logit, bar: Number.isNaN(bar) ? null : bar, peak })
    }
    readTraining(recordOf(part.training), from, ids.length, log)
  }
}

function readTraining(training: StateRecord, from: number, forecasts: number, log: TrainingLog): void {
  const places = Array.isArray(training.places) ? training.places : refuse('its training items are missing')
  const words = listOf(training.words, places.length).map((count) => countOf(count, MOST_TITLE_WORDS))
  const counts = listOf(training.sightings, places.length).map((count) => countOf(count, MOST_PER_ITEM))
  const titles = new Uint16Array(words.reduce((sum, count) => sum + count, 0))
  fill(titles, training.titles, 'titles')
  const numbers = new Float32Array(counts.reduce((sum, count) => sum + count, 0) * LOGGED_WIDTH)
  fill(numbers, training.numbers, 'sightings')
  let word = 0
  let sighting = 0
  for (const [index, place] of places.entries()) {
    const title = titles.slice(word, word + (words[index] as number))
    word += title.length
    const count = counts[index] as number
    const item = new TrainingItem(title, MOST_PER_ITEM)
    item.numbers.set(numbers.subarray(sighting, sighting + count * LOGGED_WIDTH))
    item.count = count
    sighting += count * LOGGED_WIDTH
    log.put(from + countOf(place, forecasts - 1), item)
  }
}

function joined(lists: readonly Uint16Array[]): Uint16Array {
  return Uint16Array.from(lists.flatMap((list) => [...list]))
}

function joinedSightings(items: readonly TrainingItem[]): Float32Array {
  const all = new Float32Array(items.reduce((sum, { count }) => sum + count, 0) * LOGGED_WIDTH)
  let at = 0
  for (const { numbers, count } of items) {
    all.set(numbers.subarray(0, count * LOGGED_WIDTH), at)
    at += count * LOGGED_WIDTH
  }
  return all
}
