import { isUuid } from '@trendverse/domain/primitives/uuid'

/** What the address of a quiz says: the attempt that is being made, so that a reload goes on with it. */
export type QuizSearch = { readonly attempt?: string }

/** Reads an address anyone may have typed: what cannot be an attempt is left out, never an error. */
export function parseQuizSearch({ attempt }: Record<string, unknown>): QuizSearch {
  return typeof attempt === 'string' && isUuid(attempt) ? { attempt } : {}
}
