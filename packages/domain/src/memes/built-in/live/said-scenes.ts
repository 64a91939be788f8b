import type { Said } from './said'
import { SAID_OF_MOODS } from './said-of-moods'
import { SAID_OF_NEWS } from './said-of-news'

/** Words that are not among these are left alone: a word is no joke because it is put next to a sofa. */
const ALL_SAID: readonly Said[] = [...SAID_OF_NEWS, ...SAID_OF_MOODS]

/** What these words are in everyday life; null: nothing that is funny. */
export function saidAtHome(said: string): Said | null {
  return ALL_SAID.find(({ words }) => words.test(said)) ?? null
}
