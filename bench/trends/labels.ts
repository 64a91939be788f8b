import { InputError } from '@trendverse/trend-sources/recorded/input-error'
import { strictRecords } from './strict-records'

/** Which items broke out, from a file of `item_id,is_breakout`. */
export async function readLabels(path: string): Promise<ReadonlyMap<string, boolean>> {
  const labels = new Map<string, boolean>()
  let places: readonly [number, number] | null = null
  for await (const records of strictRecords(path)) {
    for (const { line, fields } of records) {
      if (places === null) {
        const names = fields.map((name) => name.trim().toLowerCase())
        places = [names.indexOf('item_id'), names.indexOf('is_breakout')]
        if (places.includes(-1)) throw new InputError(`${path}: the header has to name item_id and is_breakout.`)
        continue
      }
      const label = (fields[places[1]] ?? '').trim().toLowerCase()
      if (!['0', '1', 'true', 'false'].includes(label)) {
        throw new InputError(`${path}, line ${line}: is_breakout is "${label}", neither 0 nor 1.`)
      }
      labels.set(fields[places[0]] ?? '', label === '1' || label === 'true')
    }
  }
  if (places === null) throw new InputError(`${path} is empty: not even a header.`)
  return labels
}

/** Labels that no count separates this well were not drawn by a bar on the count. */
const MOST_ERRORS = 0.05

/**
 * The count from which the labels call an item broken out, or null when they follow no such bar (rank-only lists).
 * With it, sightings after an item has already broken out can be left out: there is nothing left to foresee.
 */
export function barOfLabels(labels: ReadonlyMap<string, boolean>, peaks: ReadonlyMap<string, number>): number | null {
  const items = [...peaks].map(([itemId, peak]) => ({ peak, breaksOut: labels.get(itemId) === true }))
  items.sort((a, b) => b.peak - a.peak)
  const positives = items.filter((item) => item.breaksOut).length
  let errors = positives
  let fewest = positives
  let bar: number | null = null
  for (const [index, item] of items.entries()) {
    errors += item.breaksOut ? -1 : 1
    if (items[index + 1]?.peak === item.peak || errors >= fewest) continue
    fewest = errors
    bar = item.peak
  }
  return fewest <= MOST_ERRORS * positives ? bar : null
}
