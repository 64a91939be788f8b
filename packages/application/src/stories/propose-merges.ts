import { AppError } from '@trendverse/domain/primitives/app-error'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import { byAttention } from '@trendverse/domain/trends/listing/trend-query'
import { LIVE_FOUNDING } from '@trendverse/domain/trends/stories/founding'
import { proposeMerges } from '@trendverse/domain/trends/stories/propose-merges'
import { STORY_WINDOW_MS } from '@trendverse/domain/trends/stories/story-refusals'
import { mapInTurns } from '../in-turns'
import type { Embeddings } from '../ports/ai'
import type { TrendReader } from '../ports/trends'
import { type ComposePorts, composeTrends } from '../trends/compose-trends'

/** Stories compared, those most people hear of first: each with all others. */
const MAX_STORIES = 400
/** A comparison with all others takes a millisecond or two. */
const STORIES_AT_ONCE = 2
/** Headlines of a story beside its name. The first ones stay, so a story is rarely sent again. */
const HEADLINES_SENT = 3
const MAX_TITLE_LENGTH = 200

export type ProposeMergesPorts = ComposePorts & {
  readonly trends: Pick<TrendReader, 'listActive'>
  readonly embeddings: Embeddings
}

/** What one round did: texts turned into vectors, pairs proposed, stories merged when the words had judged them. */
export type ProposalRound = { readonly embedded: number; readonly proposed: number; readonly merged: number }

/** What is compared of a story, and at which of its sizes: it is looked at again whenever it has doubled. */
type Material = { readonly text: string; readonly stage: string }

/**
 * Proposes merges of stories on show that mean the same, and has the words judge them. It remembers the vectors of what is
 * on show; what did not change since its last round costs no call.
 */
export function createMergeProposer(ports: ProposeMergesPorts) {
  const vectors = new Map<string, Float32Array>()
  let compared: ReadonlySet<string> = new Set()

  return {
    /**
     * One round. Not to be run twice at once. Throws AppError `ai_failed` when the address cannot be used: nothing is
     * merged then, and the next round goes on where this one ended.
     */
    async run(signal: AbortSignal): Promise<ProposalRound> {
      const stories = await storiesOnShow(ports)
      const embedded = await embedMissing(
        ports,
        vectors,
        new Set([...stories.values()].map(({ text }) => text)),
        signal,
      )
      const vectorOf = new Map([...stories].flatMap(([id, { text }]) => pairOf(id, vectors.get(text))))
      const changed = new Set([...stories.keys()].filter((id) => !compared.has(stories.get(id)?.stage ?? '')))
      const steps = await mapInTurns(ports, proposeMerges(vectorOf, changed), STORIES_AT_ONCE, (one) => one)
      const proposals = steps.filter((one) => one !== null)
      const merged = proposals.length === 0 ? 0 : (await composeTrends(ports, LIVE_FOUNDING, proposals)).merged
      compared = new Set([...stories.values()].map(({ stage }) => stage))
      return { embedded, proposed: proposals.length, merged }
    },
  }
}

const pairOf = (id: Uuid, vector: Float32Array | undefined): [Uuid, Float32Array][] =>
  vector === undefined ? [] : [[id, vector]]

/** The strongest live stories that something new may still join. What editors and the catalogue stand for stays as it is. */
async function storiesOnShow({ trends, stories, clock }: ProposeMergesPorts): Promise<Map<Uuid, Material>> {
  const live = (await trends.listActive()).filter(({ origin }) => origin === 'live')
  const strongest = live.toSorted(byAttention).slice(0, MAX_STORIES)
  const sinceMs = clock.nowMs() - STORY_WINDOW_MS
  const records = new Map((await stories.findStories(strongest.map(({ id }) => id))).map((one) => [one.id, one.stored]))
  const material = new Map<Uuid, Material>()
  for (const { id, name } of strongest) {
    const stored = records.get(id) ?? null
    if (stored === null || stored.isThin || stored.lastSeenAtMs < sinceMs) continue
    const titles = stored.titles.filter((title) => title !== name).slice(0, HEADLINES_SENT)
    const text = [name, ...titles].map((title) => title.slice(0, MAX_TITLE_LENGTH)).join('\n')
    material.set(id, { text, stage: `${Math.floor(Math.log2(stored.size))} ${text}` })
  }
  return material
}

/** Fills in the vectors of texts that have none yet, and forgets those of others; how many were asked for. */
async function embedMissing(
  { embeddings }: ProposeMergesPorts,
  vectors: Map<string, Float32Array>,
  texts: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<number> {
  for (const text of vectors.keys()) if (!texts.has(text)) vectors.delete(text)
  const missing = [...texts].filter((text) => !vectors.has(text))
  for (let from = 0; from < missing.length; from += embeddings.maxTexts) {
    const asked = missing.slice(from, from + embeddings.maxTexts)
    const answered = await embeddings.embed(asked, signal)
    for (const [place, text] of asked.entries()) {
      const vector = answered[place]
      const [known] = vectors.values()
      if (vector === undefined || (known !== undefined && known.length !== vector.length)) {
        // Another model answers by now: vectors of two models say nothing of one another.
        vectors.clear()
        throw new AppError('ai_failed', 'The embedding address changed the length of its vectors.', { retryable: true })
      }
      vectors.set(text, vector)
    }
  }
  return missing.length
}
