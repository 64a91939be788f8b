import { knownSearch } from '../../backend/trends/known-search'

/** What the address of a meme page says: the meme that is open (OP-64), and what the next one is to be. */
export type MemeSearch = {
  readonly m?: string
  readonly style?: string
  readonly tone?: string
  readonly format?: string
}

/**
 * Reads an address anyone may have typed: what cannot be meant is left out, never an error. Which kinds there are only
 * the page itself knows, so that no other page loads them.
 */
export function parseMemeSearch(raw: Record<string, unknown>): MemeSearch {
  return knownSearch(raw, { ids: ['m'], words: ['style', 'tone', 'format'] })
}
