import type { FollowedTrend } from '../followed-trend'
import type { FollowedItem } from '../items/followed-item'
import type { Trend } from '../trend'
import type { SentenceEvidence } from './sentence-prompt'
import { storyHeadlines } from './story-headlines'
import { centralHeadlines } from './tell-story'
import type { WordFrequencies } from './word-frequencies'

/** Headlines a model is given. */
const MAX_HEADLINES = 10
/** With fewer the headline itself says as much. */
const MIN_HEADLINES = 3
const MIN_PUBLISHERS = 2

/** What a model may tell a story from, or null where it says too little to be told. */
export type SentenceMaterial = {
  /** The most central headlines, at most ten. */
  readonly evidence: readonly SentenceEvidence[]
  /** How many headlines the story has. */
  readonly headlines: number
}

export function sentenceMaterial(
  items: readonly FollowedItem[],
  frequencies: WordFrequencies,
): SentenceMaterial | null {
  const headlines = storyHeadlines(items).filter(({ source }) => source !== 'github')
  const publishers = new Set(headlines.flatMap(({ publisher }) => publisher ?? []))
  if (headlines.length < MIN_HEADLINES || publishers.size < MIN_PUBLISHERS) return null
  const central = centralHeadlines(headlines, frequencies, MAX_HEADLINES)
  const evidence = central.map(({ text, item }) => ({ title: text, publisher: item.publisher }))
  return { evidence, headlines: headlines.length }
}

/** Whether a model may write the description of a trend: it is on show, follows its sources, and nobody else wrote it. */
export function mayBeToldByModel({
  status,
  origin,
  descriptionOrigin,
}: Pick<Trend, 'status' | 'origin' | 'descriptionOrigin'>) {
  return status === 'active' && origin === 'live' && descriptionOrigin.kind !== 'admin'
}

/**
 * Whether it is time to have a story told: it never was, or it has doubled since, so that it may be about more by now.
 *
 * @param toldWith Headlines it had when a model was last asked, whatever became of the answer.
 */
export function isSentenceDue(headlines: number, toldWith: number | undefined): boolean {
  return toldWith === undefined || headlines >= 2 * toldWith
}

/** A trend described by a model's sentence; one that an administrator took over meanwhile stays as it is. */
export function tellByModel(trend: FollowedTrend, sentence: string, nowMs: number): FollowedTrend {
  if (!mayBeToldByModel(trend)) return trend
  return {
    ...trend,
    description: sentence,
    descriptionOrigin: { kind: 'ai' },
    updatedDate: new Date(Math.max(nowMs, Date.parse(trend.updatedDate) + 1)).toISOString(),
  }
}
