import type { Uuid } from '../../primitives/uuid'
import { type Headline, readHeadline } from './headline'
import type { TokenVector } from './item-vector'

/** What one token weighs in one story; the story index keeps it in the list of its token, at `place`. */
export type Term = { readonly story: Story; readonly token: string; weight: number; headlines: number; place: number }

/** Titles a story keeps to be compared with: enough to see a mould in them. */
export const KEPT_TITLES = 12
/** From so many tokens on the lightest are dropped, down to MAX_TERMS. */
const CROWDED_TERMS = 640
const MAX_TERMS = 512

/** A story as it is kept between rounds. */
export type StoredStory = {
  readonly id: Uuid
  readonly firstSeenAtMs: number
  /** First sight of its newest item. */
  readonly lastSeenAtMs: number
  readonly size: number
  readonly squaredLength: number
  readonly isThin: boolean
  readonly isTopical: boolean
  readonly hasNews: boolean
  readonly publisher: string | null
  readonly titles: readonly string[]
  /** One line a token: the token, its weight, how many items carry it. */
  readonly terms: string
}

/**
 * Items that tell of one thing. Its centroid is the sum of their vectors; `squaredLength` is that of the sum, from which
 * the mean likeness of two of its items follows.
 */
export class Story {
  readonly id: Uuid
  /** Place in the tables of its index. */
  readonly slot: number
  readonly terms = new Map<string, Term>()
  firstSeenAtMs: number
  lastSeenAtMs: number
  size = 0
  squaredLength = 0
  /** Whether all of its items say too little to be joined by words: only identity and cover lead to it. */
  isThin = true
  /** Whether all of its items are topics: nothing has happened yet, so another story may cover it. */
  isTopical = true
  /** Whether an article is among its items. */
  hasNews = false
  /** Who published all of its items, as a key; null for several publishers, or where one is not known. */
  publisher: string | null = null
  titles: Headline[] = []
  /** Stories that items of this one were taken out of: the two never become one. */
  readonly apartFrom = new Set<Uuid>()
  /** Its id, and those of the stories that became part of it: what was kept apart from them is kept apart from it. */
  readonly knownAs: Uuid[]

  constructor(id: Uuid, slot: number, firstSeenAtMs: number) {
    this.id = id
    this.knownAs = [id]
    this.slot = slot
    this.firstSeenAtMs = firstSeenAtMs
    this.lastSeenAtMs = firstSeenAtMs
  }

  /** Length of the centroid's sum. */
  get length(): number {
    return Math.sqrt(this.squaredLength)
  }

  /** `vector` times the sum of this story. */
  dot(vector: Iterable<readonly [string, number]>): number {
    let sum = 0
    for (const [token, weight] of vector) sum += weight * (this.terms.get(token)?.weight ?? 0)
    return sum
  }

  noteTitle(title: Headline): void {
    if (this.titles.length < KEPT_TITLES) this.titles.push(title)
  }

  /** Takes over all of another story but its terms, which the index moves. */
  absorb(from: Story): void {
    this.squaredLength += from.squaredLength + 2 * this.dot(weightsOf(from.terms.values()))
    this.size += from.size
    this.firstSeenAtMs = Math.min(this.firstSeenAtMs, from.firstSeenAtMs)
    this.lastSeenAtMs = Math.max(this.lastSeenAtMs, from.lastSeenAtMs)
    this.isThin &&= from.isThin
    this.isTopical &&= from.isTopical
    this.hasNews ||= from.hasNews
    if (this.publisher !== from.publisher) this.publisher = null
    for (const id of from.apartFrom) this.apartFrom.add(id)
    this.knownAs.push(...from.knownAs)
    for (const title of from.titles) this.noteTitle(title)
  }
}

/**
 * Mean likeness of two items of a story: `(|sum|^2 / n - 1) / (n - 1)`. Stories lie at 0.2 and above, grab bags below
 * 0.12. 1 for a single item.
 */
export function meanLikeness(squaredLength: number, size: number): number {
  return size < 2 ? 1 : (squaredLength / size - 1) / (size - 1)
}

/** Cosine of two stories, 0 to 1. */
export function likenessOf(a: Story, b: Story): number {
  const [few, many] = a.terms.size <= b.terms.size ? [a, b] : [b, a]
  return many.dot(weightsOf(few.terms.values())) / (few.length * many.length)
}

/** The tokens of a story, heaviest first. */
export function heaviestTerms(story: Story, count: number): Term[] {
  return [...story.terms.values()].sort((a, b) => b.weight - a.weight || (a.token < b.token ? -1 : 1)).slice(0, count)
}

/** The tokens too light to keep, so that a story of hundreds of items stays bounded; they carry hardly any likeness. */
export function excessTerms(story: Story): readonly Term[] {
  return story.terms.size <= CROWDED_TERMS ? [] : heaviestTerms(story, story.terms.size).slice(MAX_TERMS)
}

/** Weights of a story's sum as a vector, for merging and comparing. */
export function* weightsOf(terms: Iterable<Term>): Generator<readonly [string, number]> {
  for (const { token, weight } of terms) yield [token, weight]
}

export function toStoredStory(story: Story): StoredStory {
  const lines = [...story.terms.values()].map(
    ({ token, weight, headlines }) => `${token} ${Number(weight.toPrecision(5))} ${headlines}`,
  )
  return {
    id: story.id,
    firstSeenAtMs: story.firstSeenAtMs,
    lastSeenAtMs: story.lastSeenAtMs,
    size: story.size,
    squaredLength: story.squaredLength,
    isThin: story.isThin,
    isTopical: story.isTopical,
    hasNews: story.hasNews,
    publisher: story.publisher,
    titles: story.titles.map(({ title }) => title),
    terms: lines.join('\n'),
  }
}

/** The vector and counts of a stored story, to be put into an index again. Lines that cannot be read are left out. */
export function readStoredTerms(stored: StoredStory): {
  readonly weights: TokenVector
  readonly headlines: ReadonlyMap<string, number>
} {
  const weights = new Map<string, number>()
  const headlines = new Map<string, number>()
  for (const line of stored.terms.split('\n')) {
    const [token = '', weight, count] = line.split(' ')
    if (token === '' || !(Number(weight) > 0) || !(Number(count) >= 0)) continue
    weights.set(token, Number(weight))
    headlines.set(token, Number(count))
  }
  return { weights, headlines }
}

export function storyOf(stored: StoredStory, slot: number): Story {
  const story = new Story(stored.id, slot, stored.firstSeenAtMs)
  story.lastSeenAtMs = stored.lastSeenAtMs
  story.size = stored.size
  story.squaredLength = stored.squaredLength
  story.isThin = stored.isThin
  story.isTopical = stored.isTopical
  story.hasNews = stored.hasNews
  story.publisher = stored.publisher
  story.titles = stored.titles.slice(0, KEPT_TITLES).map(readHeadline)
  return story
}
