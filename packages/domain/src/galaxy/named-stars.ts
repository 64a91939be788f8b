import { foldText } from '../trends/listing/trend-query'

/** Most stars that are named, or found, in one answer. */
export const MOST_NAMED_STARS = 100
/** Characters a search over stars may have, without blanks around them. */
export const STAR_SEARCH_LENGTH = { least: 2, most: 80 } as const

/** What stars are found by. All three are of one length. */
export type NamedStars = {
  readonly numbers: Uint32Array
  readonly reaches: Uint8Array
  readonly names: readonly string[]
}

export const NO_NAMED_STARS: NamedStars = { numbers: new Uint32Array(), reaches: new Uint8Array(), names: [] }

/** One blank between words, nothing around them: folding such a name is writing it small. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/

/** Names as they are searched, made once for each state of the stars: folding 100,000 of them takes longer than a search. */
const folded = new WeakMap<NamedStars, readonly string[]>()

function foldNames(stars: NamedStars): readonly string[] {
  const known = folded.get(stars)
  if (known !== undefined) return known
  const names = stars.names.map((name) => (PLAIN.test(name) ? name.toLowerCase() : foldText(name)))
  folded.set(stars, names)
  return names
}

/**
 * Numbers of the stars whose names hold every word of a search, ignoring case and accents: those of the greatest reach
 * first, and of those that reached as many the latest. Nothing is found for a search without a word.
 */
export function searchStars(stars: NamedStars, search: string, limit: number): number[] {
  const words = foldText(search).split(' ').filter(Boolean)
  if (words.length === 0) return []
  const hits: number[] = []
  for (const [row, name] of foldNames(stars).entries()) if (words.every((word) => name.includes(word))) hits.push(row)
  const reach = (row: number): number => stars.reaches[row] ?? 0
  const number = (row: number): number => stars.numbers[row] ?? 0
  return hits
    .sort((a, b) => reach(b) - reach(a) || number(b) - number(a))
    .slice(0, limit)
    .map(number)
}
