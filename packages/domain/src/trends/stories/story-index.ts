import type { Uuid } from '../../primitives/uuid'
import type { TokenVector } from './item-vector'
import {
  excessTerms,
  heaviestTerms,
  readStoredTerms,
  type StoredStory,
  Story,
  storyOf,
  type Term,
  weightsOf,
} from './story'
import type { Alike } from './story-affinity'

/** Tokens of more stories than this tell nothing by themselves: they add to stories met through another token only. */
const COMMON_TOKEN_STORIES = 200

/** Tokens of a story that others are looked up by. */
const LOOKUP_TOKENS = 40

/** Walking along a list of terms costs this many times less than looking a term up in a story. */
const LIST_IS_CHEAPER = 8
/** Room for so many stories at first; it doubles when they are more. */
const FIRST_SLOTS = 1_024

/** Among fewer items one event may well be most of them. */
const MANY_ITEMS = 100
/** Stories assumed to be there and to hold every word, so that the first few do not make words common. */
const ASSUMED_STORIES = 15

export type Similar = { readonly story: Story; readonly dot: number }

/**
 * The live stories, found by the words they share with something. Dot products are added up along the list of each
 * token, rarest first, so that the cost of a look-up hardly depends on how many stories there are.
 */
export class StoryIndex {
  readonly #stories = new Map<Uuid, Story>()
  readonly #termsOf = new Map<string, Term[]>()
  #items = 0
  readonly #freeSlots: number[] = []
  /** Products of the look-up under way by slot, and the number of the look-up they belong to. */
  #dots = new Float64Array(FIRST_SLOTS)
  #lookUpOf = new Uint32Array(FIRST_SLOTS)
  #lookUp = 0

  get size(): number {
    return this.#stories.size
  }

  /**
   * How much of its rarity a word keeps, 0 to 1, by how many of the live stories hold it: within one great event its own
   * words stand in many stories, and a single story of hundreds of headlines keeps its words. `ln(1 + S / (s + 1)) /
   * ln(1 + S)`, both counts raised by 15: among a few stories it hardly matters.
   */
  focus(token: string): number {
    const stories = this.#stories.size + ASSUMED_STORIES
    const holding = (this.#termsOf.get(token)?.length ?? 0) + ASSUMED_STORIES
    return Math.log(1 + stories / (holding + 1)) / Math.log(1 + stories)
  }

  /** Counts the items of all stories anew. */
  countItems(): void {
    this.#items = 0
    for (const { size } of this.stories()) this.#items += size
  }

  noteItem(): void {
    this.#items += 1
  }

  /** Share of all items that a story of this size has, 0 to 1; 0 while there are few. */
  shareOf(size: number): number {
    return this.#items < MANY_ITEMS ? 0 : size / this.#items
  }

  stories(): Iterable<Story> {
    return this.#stories.values()
  }

  get(id: Uuid): Story | undefined {
    return this.#stories.get(id)
  }

  /** Begins a story without items. */
  found(id: Uuid, firstSeenAtMs: number): Story {
    const story = new Story(id, this.#takeSlot(), firstSeenAtMs)
    this.#stories.set(id, story)
    return story
  }

  #takeSlot(): number {
    const slot = this.#freeSlots.pop() ?? this.#stories.size
    if (slot >= this.#dots.length) {
      this.#dots = new Float64Array(2 * slot)
      this.#lookUpOf = new Uint32Array(2 * slot)
    }
    return slot
  }

  /** Takes a stored story in; one that is here already stays as it is. */
  restore(stored: StoredStory): void {
    if (this.#stories.has(stored.id)) return
    const story = storyOf(stored, this.#takeSlot())
    this.#stories.set(story.id, story)
    const { weights, headlines } = readStoredTerms(stored)
    for (const [token, weight] of weights) this.#addTerm(story, token, weight, headlines.get(token) ?? 0)
  }

  /** Takes a story out. */
  remove(story: Story): void {
    this.#stories.delete(story.id)
    this.#freeSlots.push(story.slot)
    for (const term of story.terms.values()) this.#dropTerm(term)
  }

  /** Adds a vector to the sum of a story. `headlines`: how many items carry each token, 1 for an item. */
  add(story: Story, vector: Iterable<readonly [string, number]>, headlines: (token: string) => number): void {
    for (const [token, weight] of vector) {
      const count = headlines(token)
      const term = story.terms.get(token)
      if (term === undefined) this.#addTerm(story, token, weight, count)
      else {
        term.weight += weight
        term.headlines += count
      }
    }
    for (const term of excessTerms(story)) {
      story.terms.delete(term.token)
      this.#dropTerm(term)
    }
  }

  /**
   * Stories that share a telling token with a vector, with the product of the vector and each story's sum.
   *
   * @param least Products below this times the length of a story's sum are left out.
   */
  similar(vector: TokenVector, least: number): readonly Similar[] {
    const lists = [...vector]
      .map(([token, weight]) => ({ token, weight, terms: this.#termsOf.get(token) ?? [] }))
      .filter(({ terms }) => terms.length > 0)
      .sort((a, b) => a.terms.length - b.terms.length)
    this.#lookUp += 1
    const met: Story[] = []
    for (const { token, weight, terms } of lists) {
      if (terms.length <= COMMON_TOKEN_STORIES) this.#meet(terms, weight, met)
      else if (terms.length < LIST_IS_CHEAPER * met.length) this.#addList(terms, weight)
      else this.#addEach(met, token, weight)
    }
    const similar: Similar[] = []
    for (const story of met) {
      const dot = this.#dots[story.slot] ?? 0
      if (dot >= least * story.length) similar.push({ story, dot })
    }
    return similar
  }

  /** Stories with a cosine of `least` or more to one of the index, itself included; looked up by its heaviest tokens. */
  alike(story: Story, least: number): Alike[] {
    const heavy = new Map(weightsOf(heaviestTerms(story, LOOKUP_TOKENS)))
    return this.similar(heavy, least * story.length).map(({ story: other, dot }) => ({
      story: other,
      dot,
      likeness: dot / (story.length * other.length),
    }))
  }

  /** Adds the product of one token for every story that has it; those not met before begin with it. */
  #meet(terms: readonly Term[], weight: number, met: Story[]): void {
    const dots = this.#dots
    const lookUpOf = this.#lookUpOf
    for (const { story, weight: share } of terms) {
      const { slot } = story
      if (lookUpOf[slot] === this.#lookUp) dots[slot] = (dots[slot] ?? 0) + weight * share
      else {
        lookUpOf[slot] = this.#lookUp
        dots[slot] = weight * share
        met.push(story)
      }
    }
  }

  /** The same for stories met already, along the list of the token. */
  #addList(terms: readonly Term[], weight: number): void {
    const dots = this.#dots
    const lookUpOf = this.#lookUpOf
    for (const { story, weight: share } of terms) {
      const { slot } = story
      if (lookUpOf[slot] === this.#lookUp) dots[slot] = (dots[slot] ?? 0) + weight * share
    }
  }

  /** The same for stories met already, story by story. */
  #addEach(met: readonly Story[], token: string, weight: number): void {
    const dots = this.#dots
    for (const { terms, slot } of met) {
      const term = terms.get(token)
      if (term !== undefined) dots[slot] = (dots[slot] ?? 0) + weight * term.weight
    }
  }

  #addTerm(story: Story, token: string, weight: number, headlines: number): void {
    const list = this.#termsOf.get(token)
    const term: Term = { story, token, weight, headlines, place: list?.length ?? 0 }
    story.terms.set(token, term)
    if (list === undefined) this.#termsOf.set(token, [term])
    else list.push(term)
  }

  #dropTerm(term: Term): void {
    const list = this.#termsOf.get(term.token)
    const last = list?.pop()
    if (list === undefined || last === undefined) return
    if (last !== term) {
      list[term.place] = last
      last.place = term.place
    }
    if (list.length === 0) this.#termsOf.delete(term.token)
  }
}
