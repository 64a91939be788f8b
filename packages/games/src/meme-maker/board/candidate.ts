import { matterOf } from '@trendverse/domain/taste/matter-of-trend'
import type { TrendDetail } from '@trendverse/domain/trends/trend'
import { SCRAPS_PER_GROUP } from '../pack'
import { type FoundScrap, findScraps } from '../scraps/find-scraps'
import { everythingSaidOf } from '../scraps/passages'
import { giveAway, tellingTokens } from '../scraps/telling-tokens'

/** A trend that may be a group, with what it could be confused by. */
export type Candidate = {
  readonly trend: TrendDetail
  readonly scraps: readonly FoundScrap[]
  /** Every telling word that anybody says of it. */
  readonly said: ReadonlySet<string>
}

/** The trend as a candidate; none where its matter is no joke or too little of it is quotable. */
export function candidateOf(trend: TrendDetail): Candidate[] {
  if (matterOf(trend) !== 'light') return []
  const scraps = findScraps(trend)
  if (scraps.length < SCRAPS_PER_GROUP) return []
  return [{ trend, scraps, said: new Set(everythingSaidOf(trend).flatMap(tellingTokens)) }]
}

/** Whether two trends are far enough apart to be told from each other: field, edges, tags. */
export function standApart(a: Candidate, b: Candidate): boolean {
  return (
    a.trend.category !== b.trend.category &&
    !a.trend.relatedIds.includes(b.trend.id) &&
    !b.trend.relatedIds.includes(a.trend.id) &&
    !a.trend.tags.some((tag) => b.trend.tags.includes(tag))
  )
}

/** Whether a scrap could belong to another trend: one of its words, names or years is said there, too. */
export function fits({ tokens }: FoundScrap, { said }: Candidate): boolean {
  return tokens.some((token) => said.has(token) || [...said].some((word) => giveAway(token, word)))
}
