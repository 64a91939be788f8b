import { numbersToText } from './bytes-text'
import { ITEM_WIDTH, type ItemTable } from './item-table'
import { fill, listOf, partOf, refuse, type StatePart, type StateParts } from './state-parts'

/** Items per part of the state: some 300 KB of text. */
const ITEMS_PER_PART = 1_024

const nameOf = (from: number): string => `items-${from / ITEMS_PER_PART}`

/** The followed items as parts of a state; their number is kept apart, see `readItems`. */
export function* writeItems(items: ItemTable): Generator<StatePart> {
  for (let from = 0; from < items.ids.length; from += ITEMS_PER_PART) {
    const ids = items.ids.slice(from, from + ITEMS_PER_PART)
    yield [nameOf(from), JSON.stringify({ ids, cells: numbersToText(items.rows(from, from + ids.length)) })]
  }
}

/** Adds so many items of a state to an empty table. */
export function readItems(state: StateParts, count: number, items: ItemTable): void {
  for (let from = 0; from < count; from += ITEMS_PER_PART) {
    const part = partOf(state, nameOf(from))
    const ids = listOf(part.ids, Math.min(ITEMS_PER_PART, count - from))
    const cells = new Float64Array(ids.length * ITEM_WIDTH)
    fill(cells, part.cells, 'items')
    for (const id of ids) {
      if (typeof id !== 'string' || items.slots.has(id)) return refuse('its items are damaged')
      items.add(id)
    }
    items.rows(from, from + ids.length).set(cells)
  }
}
