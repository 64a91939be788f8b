import { knownSearch } from '../../backend/trends/known-search'

/**
 * What the address of a quiz says: the attempt that is being made, so that a reload resumes it, and the result
 * somebody shared (OP-64), by its attempt.
 */
export type QuizSearch = { readonly attempt?: string; readonly r?: string }

/** Reads an address anyone may have typed: what cannot be an attempt is left out, never an error. */
export function parseQuizSearch(raw: Record<string, unknown>): QuizSearch {
  return knownSearch(raw, { ids: ['attempt', 'r'] })
}
