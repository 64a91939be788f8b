import type { Trend } from '../trend'
import { foldText, sortTrends } from './trend-query'

/** The order of a search's hits, as the API names it. */
export const MATCH_SORT = 'match'

/** 0: its name begins with what was typed, 1: its name holds every word, 2: they are in its text. */
function rankOf(name: string, typed: string): 0 | 1 | 2 {
  const folded = foldText(name)
  if (folded.startsWith(typed)) return 0
  return typed.split(' ').every((word) => folded.includes(word)) ? 1 : 2
}

/** Hits by name before hits by text; within each group in the order of every list (OP-28, OP-82). */
export function orderHits(hits: readonly Trend[], search: string): Trend[] {
  const typed = foldText(search)
  const byRank: [Trend[], Trend[], Trend[]] = [[], [], []]
  for (const hit of sortTrends(hits, 'attention')) byRank[rankOf(hit.name, typed)].push(hit)
  return byRank.flat()
}
