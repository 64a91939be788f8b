import type { TrendOrigin, TrendStatus } from '@trendverse/domain/trends/trend'
import type { TrendJoin, TrendMerge } from './admin-trend-types'

export const STATUS_WORDS: Readonly<Record<TrendStatus, string>> = {
  active: 'Active',
  draft: 'Draft',
  archived: 'Archived',
}

export const ORIGIN_WORDS: Readonly<Record<TrendOrigin, string>> = {
  live: 'Live sources',
  starter: 'Starter catalogue',
  admin: 'Administrators',
}

/** An administrator's choice about featuring, as a filter, a form and a column name it. */
export function featuredWord(choice: boolean | null): string {
  if (choice === null) return 'Automatic'
  return choice ? 'Featured' : 'Not featured'
}

const JOIN_WORDS: Readonly<Record<NonNullable<TrendJoin['ground']>, string>> = {
  same_url: 'Same page',
  same_article: 'Same encyclopedia article',
  same_topic: 'Same topic',
  likeness: 'Similar wording',
  cover: 'The story is about it',
  admin: 'Added by an administrator',
}

const MERGE_WORDS: Readonly<Record<TrendMerge['ground'], string>> = {
  likeness: 'Similar wording',
  cover: 'The story is about it',
  proposal: 'Proposed by the embedding model, wording close enough',
  administrator: 'Merged by an administrator',
}

const measured = (words: string, likeness: number | null): string =>
  likeness === null ? words : `${words} (${likeness.toFixed(2)})`

/** Why an item is in its trend, with the likeness where one was measured: `Similar wording (0.42)`. */
export function joinWords({ ground, likeness }: Pick<TrendJoin, 'ground' | 'likeness'>): string {
  return measured(ground === null ? 'Started this trend' : JOIN_WORDS[ground], likeness)
}

/** Why a story became part of another one. */
export function mergeWords({ ground, likeness }: Pick<TrendMerge, 'ground' | 'likeness'>): string {
  return measured(MERGE_WORDS[ground], likeness)
}
