import { knownSearch } from '../../backend/trends/known-search'

/** What the address of a game says: the run that is to be watched, or the one to be raced against. */
export type PlaySearch = { readonly run?: string; readonly race?: string }

/** Reads an address anyone may have typed: what cannot be a run is left out, never an error. */
export function parsePlaySearch(raw: Record<string, unknown>): PlaySearch {
  return knownSearch(raw, { ids: ['run', 'race'] })
}
