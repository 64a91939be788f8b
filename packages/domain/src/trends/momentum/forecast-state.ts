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
import { firstStatement, MOST_STATEMENTS, STATEMENTS } from './stated-chances'
import { MOST_TITLE_WORDS } from './title-words'
import { LOGGED_WIDTH, MOST_PER_ITEM, TrainingItem, type TrainingLog } from './training-log'

/** Forecasts per part of the state. What is older than a day's rest changes no more, so its parts stay as they are. */
const FORECASTS_PER_PART = 1_024
/** Numbers kept of a forecast: first sight, bar (NaN: none), peak; in version 2 the logit of first sight stood second. */
const FORECAST_WIDTH = 3
/** In version 2 a logged sighting ended with its logit. */
const LOGGED_WIDTH_2 = LOGGED_WIDTH + 1

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
        Float64Array.from(open.flatMap(({ firstSeenAt, bar, peak }) => [firstSeenAt, bar ?? NaN, peak])),
      ),
      stated: open.map(({ statements }) => statements.length),
      statements: numbersToText(
        Uint8Array.from(open.flatMap(({ marksPassed, statements }) => [marksPassed, ...statements])),
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
  range: { readonly first: number; readonly count: number; readonly isVersion2: boolean },
  forecasts: OpenForecasts,
  log: TrainingLog,
): void {
  forecasts.first = range.first
  const next = range.first + range.count
  for (let from = range.first; from < next; from = endOf(from, next)) {
    const part = partOf(state, nameOf(from))
    const ids = listOf(part.ids, endOf(from, next) - from)
    const width = range.isVersion2 ? FORECAST_WIDTH + 1 : FORECAST_WIDTH
    const cells = new Float64Array(ids.length * width)
    fill(cells, part.cells, 'forecasts')
    const statedOf = range.isVersion2 ? statedFirst(cells) : readStated(part, ids.length)
    for (const [place, itemId] of ids.entries()) {
      if (typeof itemId !== 'string' || forecasts.numberOf(itemId) !== undefined) {
        return refuse('its forecasts are damaged')
      }
      const firstSeenAt = cells[place * width] as number
      const [bar = NaN, peak = 0] = cells.subarray((place + 1) * width - 2)
      forecasts.add({ itemId, firstSeenAt, bar: Number.isNaN(bar) ? null : bar, peak, ...statedOf(place) })
    }
    readTraining(recordOf(part.training), { from, forecasts: ids.length, isVersion2: range.isVersion2 }, log)
  }
}

type Stated = Pick<OpenForecast, 'marksPassed' | 'statements'>

function readStated(part: StateRecord, forecasts: number): (place: number) => Stated {
  const lengths = listOf(part.stated, forecasts).map((count) => countOf(count, MOST_STATEMENTS))
  const bytes = new Uint8Array(lengths.reduce((sum, count) => sum + count + 1, 0))
  fill(bytes, part.statements, 'statements')
  let at = 0
  const stated = lengths.map((count): Stated => {
    const [marksPassed = 0, ...statements] = bytes.subarray(at, at + count + 1)
    at += count + 1
    return statements.every((statement) => statement < STATEMENTS)
      ? { marksPassed, statements }
      : refuse('its statements are damaged')
  })
  return (place) => stated[place] as Stated
}

/** Version 2: what was stated at first sight, from its logit; where there was no bar, nothing was foretold. */
function statedFirst(cells: Float64Array): (place: number) => Stated {
  return (place) => {
    const [, logit = 0, bar = NaN] = cells.subarray(place * (FORECAST_WIDTH + 1))
    return { marksPassed: 0, statements: Number.isNaN(bar) ? [] : [firstStatement(logit)] }
  }
}

function readTraining(
  training: StateRecord,
  { from, forecasts, isVersion2 }: { readonly from: number; readonly forecasts: number; readonly isVersion2: boolean },
  log: TrainingLog,
): void {
  const places = Array.isArray(training.places) ? training.places : refuse('its training items are missing')
  const words = listOf(training.words, places.length).map((count) => countOf(count, MOST_TITLE_WORDS))
  const counts = listOf(training.sightings, places.length).map((count) => countOf(count, MOST_PER_ITEM))
  const titles = new Uint16Array(words.reduce((sum, count) => sum + count, 0))
  fill(titles, training.titles, 'titles')
  const numbers = readSightings(
    training.numbers,
    counts.reduce((sum, count) => sum + count, 0),
    isVersion2,
  )
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

function readSightings(text: unknown, count: number, isVersion2: boolean): Float32Array {
  if (!isVersion2) {
    const numbers = new Float32Array(count * LOGGED_WIDTH)
    fill(numbers, text, 'sightings')
    return numbers
  }
  const wider = new Float32Array(count * LOGGED_WIDTH_2)
  fill(wider, text, 'sightings')
  return wider.filter((_, index) => index % LOGGED_WIDTH_2 < LOGGED_WIDTH)
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
