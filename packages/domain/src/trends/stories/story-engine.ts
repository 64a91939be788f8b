import type { Uuid } from '../../primitives/uuid'
import type { Headline } from './headline'
import { itemVector, type ReadItem, type TokenVector } from './item-vector'
import { type Story, weightsOf } from './story'
import {
  bestFirst,
  type Candidate,
  joinMargin,
  mergeMargin,
  PROPOSED_MARGIN,
  sharedByTitles,
  sharedWeight,
  weigh,
} from './story-affinity'
import {
  areKeptApart,
  type JoinGround,
  type MergeProposal,
  precedingFirst,
  type StoryConstraints,
  type StoryMerge,
} from './story-decisions'
import type { StoryIndex } from './story-index'
import { isNumberedApart, refusesItem, refusesMerge, STORY_WINDOW_MS } from './story-refusals'
import { coverOf } from './topic-cover'
import type { WordFrequencies } from './word-frequencies'

/** Least cosine from which a story is looked at. */
const LEAST_LIKENESS = 0.08
const MAX_SWEEPS = 3

/** Gathers items into stories: docs/stories.md tells how, and where the figures come from. */
export class StoryEngine {
  readonly #index: StoryIndex
  readonly #frequencies: WordFrequencies
  readonly #constraints: StoryConstraints
  /** Stories that got new items or other stories since the last `takeChanged`. */
  readonly #changed = new Set<Story>()
  #unsettled = new Set<Story>()
  /** Rarity over the past, less where many live stories hold a word. */
  readonly #rarity = (token: string): number => this.#frequencies.rarity(token) * this.#index.focus(token)

  constructor(index: StoryIndex, frequencies: WordFrequencies, constraints: StoryConstraints) {
    this.#index = index
    this.#frequencies = frequencies
    this.#constraints = constraints
  }

  /** Whether an item may not be in a story. */
  isRefused(itemId: Uuid, storyId: Uuid): boolean {
    return this.#constraints.refusedBy(itemId).includes(storyId)
  }

  /** Puts an item into a story it is known to belong to, by identity or by decision. */
  join(read: ReadItem, story: Story): void {
    this.#take(
      read,
      itemVector(read, this.#frequencies, (token) => this.#index.focus(token)),
      story,
    )
  }

  /**
   * Puts an item into the most alike story, or for a topic the one that covers it; null, and nothing done, without one.
   */
  joinAlike(read: ReadItem): { readonly story: Story; readonly ground: JoinGround } | null {
    const vector = itemVector(read, this.#frequencies, (token) => this.#index.focus(token))
    const alike = this.#mostAlike(read, vector)
    const covering = alike === null && read.isTopic ? this.#coveringItem(read) : null
    const story = alike?.story ?? covering?.story
    if (story === undefined) return null
    this.#take(read, vector, story)
    const reason = alike === null ? 'cover' : 'likeness'
    return { story, ground: { reason, likeness: Math.min(1, (alike ?? covering)?.likeness ?? 0) } }
  }

  /** Founds a story with an item. */
  found(read: ReadItem, id: Uuid): Story {
    const story = this.#index.found(id, read.atMs)
    this.join(read, story)
    return story
  }

  /** Forgets stories without a new item for three days, so that what is compared stays bounded. */
  expire(nowMs: number): void {
    for (const story of Array.from(this.#index.stories())) {
      if (nowMs - story.lastSeenAtMs > STORY_WINDOW_MS) this.#index.remove(story)
    }
    this.#index.countItems()
  }

  /**
   * Lets the stories that changed look for their other halves: two that began with different words meet once both have
   * grown. Smallest first, at most three sweeps. One step per story looked up; steps without a merge give null.
   */
  *consolidate(): Generator<StoryMerge | null> {
    for (let sweep = 0; sweep < MAX_SWEEPS && this.#unsettled.size > 0; sweep += 1) {
      const waiting = [...this.#unsettled].sort((a, b) => a.size - b.size || (a.id < b.id ? -1 : 1))
      if (sweep > 0) this.#unsettled = new Set()
      let merges = 0
      for (const story of waiting) {
        if (this.#index.get(story.id) !== story) continue
        const merge = this.#mergeOnce(story)
        if (merge !== null) merges += 1
        yield merge
      }
      if (merges === 0) break
    }
    this.#unsettled.clear()
  }

  /**
   * Merges what something else than words proposed, where the words come close as well: either story is among the most
   * alike of the other, `PROPOSED_MARGIN` is met, and no refusal speaks against it. One step per pair.
   */
  *mergeProposed(proposals: readonly MergeProposal[]): Generator<StoryMerge | null> {
    for (const [oneId, otherId] of proposals) {
      const [one, other] = [this.#index.get(oneId), this.#index.get(otherId)]
      if (one === undefined || other === undefined || one === other) continue
      yield this.#mergeOnce(one, other) ?? this.#mergeOnce(other, one)
    }
  }

  /** Looks the stories made of topics alone up again: by now another one may cover them. One step per story. */
  *placeTopics(): Generator<StoryMerge | null> {
    const alone = [...this.#index.stories()].filter((story) => story.isTopical)
    for (const story of alone.sort((a, b) => (a.id < b.id ? -1 : 1))) {
      const [topic] = story.titles
      const covering = topic === undefined ? null : this.#covering(topic, story.lastSeenAtMs, story)
      yield covering === null ? null : this.#merge(story, covering.story, 'cover', covering.likeness)
    }
  }

  /** Keeps stories of topics alive while a source still lists them, though nothing new joins them. */
  keepAlive(storyIds: Iterable<Uuid>, nowMs: number): void {
    for (const id of storyIds) {
      const story = this.#index.get(id)
      if (story?.isTopical !== true || nowMs <= story.lastSeenAtMs) continue
      story.lastSeenAtMs = nowMs
      this.#changed.add(story)
    }
  }

  /** Pairs among some stories that are alike without being one, from a cosine on. One step per story. */
  *alikeAmong(ids: ReadonlySet<Uuid>, least: number): Generator<readonly { a: Uuid; b: Uuid; likeness: number }[]> {
    for (const id of ids) {
      const story = this.#index.get(id)
      if (story === undefined || story.isThin) continue
      yield this.#index
        .alike(story, least)
        .filter(({ story: other }) => id < other.id && ids.has(other.id))
        .map(({ story: other, likeness }) => ({ a: id, b: other.id, likeness }))
    }
  }

  /** The live stories that changed since the last call, to be kept. */
  takeChanged(): Story[] {
    const changed = [...this.#changed].filter((story) => this.#index.get(story.id) === story)
    this.#changed.clear()
    return changed
  }

  #take(read: ReadItem, vector: TokenVector, story: Story): void {
    story.squaredLength += 2 * story.dot(vector) + (vector.size > 0 ? 1 : 0)
    story.publisher = story.size === 0 || story.publisher === read.publisher ? read.publisher : null
    story.size += 1
    this.#index.noteItem()
    story.firstSeenAtMs = Math.min(story.firstSeenAtMs, read.atMs)
    story.lastSeenAtMs = Math.max(story.lastSeenAtMs, read.atMs)
    story.isThin &&= read.isThin
    story.isTopical &&= read.isTopic
    story.hasNews ||= read.isNews
    for (const id of this.#constraints.refusedBy(read.item.id)) story.apartFrom.add(id)
    story.noteTitle(read.headline)
    const own = new Set(read.headline.tokens.map(({ text }) => text))
    this.#index.add(story, vector, (token) => (own.has(token) ? 1 : 0))
    this.#touch(story)
  }

  #touch(story: Story): void {
    this.#changed.add(story)
    this.#unsettled.add(story)
  }

  #mostAlike(read: ReadItem, vector: TokenVector): Candidate | null {
    if (read.isThin) return null
    const alike = this.#index
      .similar(vector, LEAST_LIKENESS)
      .filter(({ story }) => !story.isThin)
      .map(({ story, dot }) => ({ story, dot, likeness: dot / story.length }))
    const candidates = weigh(alike, 0, (one, rival) => {
      const shared = sharedWeight(read.headline, one.story, this.#rarity)
      return joinMargin(one, rival, { atMs: read.atMs, shared, share: this.#index.shareOf(one.story.size) })
    })
    const fits = ({ story, dot }: Candidate): boolean =>
      !this.isRefused(read.item.id, story.id) && !refusesItem(story, read, dot, this.#frequencies)
    return candidates.find(fits) ?? null
  }

  #coveringItem({ item, headline, atMs }: ReadItem): Candidate | null {
    const covering = this.#covering(headline, atMs, null)
    return covering === null || this.isRefused(item.id, covering.story.id) ? null : covering
  }

  /** The story that covers a topic, other than the topic's own. */
  #covering(topic: Headline, atMs: number, itself: Story | null): Candidate | null {
    const words = new Map(topic.tokens.map((token) => [token.text, this.#frequencies.weight(token)]))
    const candidates: Candidate[] = []
    for (const { story, dot } of this.#index.similar(words, 0)) {
      if (story === itself || story.isThin || atMs - story.lastSeenAtMs > STORY_WINDOW_MS) continue
      if (isNumberedApart(topic, story) || (itself !== null && areKeptApart(itself, story, this.#constraints))) continue
      const likeness = coverOf(topic, story, this.#frequencies)
      if (likeness !== null) candidates.push({ story, dot, likeness, margin: likeness + dot / story.length })
    }
    return candidates.sort(bestFirst)[0] ?? null
  }

  /** @param proposed The only story it may merge with, which takes less than usual. */
  #mergeOnce(story: Story, proposed?: Story): StoryMerge | null {
    if (story.isThin) return null
    const alike = this.#index
      .alike(story, LEAST_LIKENESS)
      .filter(({ story: other }) => other !== story && !other.isThin)
    const candidates = weigh(alike, proposed === undefined ? 0 : PROPOSED_MARGIN, (one, rival) =>
      mergeMargin(story, one, rival, {
        shared: sharedByTitles(story, one.story, this.#rarity),
        share: this.#index.shareOf(story.size + one.story.size),
      }),
    )
    const fits = ({ story: other }: Candidate): boolean =>
      (proposed === undefined || other === proposed) &&
      !areKeptApart(story, other, this.#constraints) &&
      !refusesMerge(story, other, this.#frequencies)
    const best = candidates.find(fits)
    if (best === undefined) return null
    return this.#merge(story, best.story, proposed === undefined ? 'likeness' : 'proposal', Math.min(1, best.likeness))
  }

  #merge(a: Story, b: Story, reason: StoryMerge['reason'], likeness: number): StoryMerge {
    const [into, from] = precedingFirst(a, b, this.#constraints)
    const merge = { fromId: from.id, intoId: into.id, fromSize: from.size, intoSize: into.size, reason, likeness }
    into.absorb(from)
    this.#index.remove(from)
    this.#index.add(into, weightsOf(from.terms.values()), (token) => from.terms.get(token)?.headlines ?? 0)
    this.#changed.delete(from)
    this.#touch(into)
    return merge
  }
}
