import type { Uuid } from '../../primitives/uuid'
import { countedLanguage, languageKeys } from './furniture'
import { crowdedKeys, identityKeys, type KeyUse, linkedPageKeys } from './identity-keys'
import { type ReadItem, readAgain, readItem } from './item-vector'
import { titlePartKeys } from './running-titles'
import type { JoinGround, MergeProposal, StoryMerge } from './story-decisions'
import type { StoryEngine } from './story-engine'
import type { StoryIndex } from './story-index'
import type { StoryItem } from './story-item'
import type { WordFrequencies } from './word-frequencies'

/** Where an item was filed; without a ground it founded the story. */
export type StoryFiling = {
  readonly itemId: Uuid
  readonly storyId: Uuid
  readonly ground: JoinGround | null
  readonly keys: readonly string[]
}

export type RoundInput = {
  readonly nowMs: number
  /** Items that are in no story yet, in any order. */
  readonly items: readonly StoryItem[]
  /** Stories that keys are known to lead to; see `identityKeys` and `linkedPageKeys`. */
  readonly storyByKey: ReadonlyMap<string, Uuid>
  /** How often the keys of these items are in use already. */
  readonly keyUse: readonly KeyUse[]
  /** Stories of topics that some source lists at this moment. */
  readonly listedTopics: Iterable<Uuid>
  /** Pairs of stories that may be one, by something else than their words. Default: none. */
  readonly proposals?: readonly MergeProposal[]
  readonly newId: () => Uuid
}

export type RoundOutcome = {
  readonly filings: readonly StoryFiling[]
  /** Stories that existed before and became one, in order. */
  readonly merges: readonly StoryMerge[]
}

/** The stories at work: what a round reads and changes. */
export type StoryDesk = {
  readonly engine: StoryEngine
  readonly index: StoryIndex
  readonly frequencies: WordFrequencies
}

const inOrder = (a: StoryItem, b: StoryItem): number =>
  a.firstSeenAtMs - b.firstSeenAtMs || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

/**
 * One round: files the new items, headlines before topics, lets stories find their other halves, and says what came of
 * it. The same items in the same state give the same outcome. A generator, because a large round takes a second: each
 * step is well below a millisecond, and the caller may let others run between two.
 */
export function* runRound(desk: StoryDesk, input: RoundInput): Generator<undefined, RoundOutcome> {
  const { engine, frequencies } = desk
  frequencies.age(input.nowMs)
  const first: ReadItem[] = []
  for (const item of [...input.items].sort(inOrder)) {
    // Words are counted whatever is known of them, or they would be forgotten and learnt again.
    const one = readItem(item, NOTHING_LEARNT)
    const language = countedLanguage(one.headline, item.language)
    frequencies.note(one.headline)
    frequencies.noteKeys([...titlePartKeys(item), ...(language === null ? [] : languageKeys(one.headline, language))])
    first.push(one)
    yield
  }
  const read: KeyedItem[] = []
  for (const one of first) {
    const { item } = one
    // By now all are counted, so that running titles are known on a first reading, too.
    const again = readAgain(one, frequencies.countOf)
    read.push({ ...again, keys: identityKeys(item), linked: linkedPageKeys(item) })
    yield
  }
  engine.expire(input.nowMs)
  engine.keepAlive(input.listedTopics, input.nowMs)
  yield

  const clerk = new Clerk(desk, input, crowdedKeys(read, input.keyUse))
  const headlines = read.filter(({ isTopic, isThin }) => !isTopic && !isThin)
  const topics = read.filter(({ isTopic }) => isTopic)
  const others = read.filter(({ isTopic, isThin }) => !isTopic && isThin)
  for (const one of [...headlines, ...topics, ...others]) {
    clerk.file(one)
    yield
  }
  for (const steps of [engine.placeTopics(), engine.consolidate(), engine.mergeProposed(input.proposals ?? [])]) {
    for (const merge of steps) {
      if (merge !== null) clerk.noteMerge(merge)
      yield
    }
  }
  return clerk.outcome()
}

const NOTHING_LEARNT = (): number => 0

type KeyedItem = ReadItem & { readonly keys: readonly string[]; readonly linked: readonly string[] }

/** Keeps the books of one round. */
class Clerk {
  readonly #desk: StoryDesk
  readonly #newId: () => Uuid
  readonly #storyByKey: Map<string, Uuid>
  readonly #crowded: ReadonlySet<string>
  readonly #isRefused: (itemId: Uuid, storyId: Uuid) => boolean
  readonly #filings: StoryFiling[] = []
  readonly #merges: StoryMerge[] = []
  readonly #newborn = new Set<Uuid>()
  readonly #mergedInto = new Map<Uuid, StoryMerge>()

  constructor(desk: StoryDesk, input: RoundInput, crowded: ReadonlySet<string>) {
    this.#desk = desk
    this.#newId = input.newId
    this.#storyByKey = new Map(input.storyByKey)
    this.#crowded = crowded
    this.#isRefused = (itemId, storyId) => desk.engine.isRefused(itemId, storyId)
  }

  file(read: KeyedItem): void {
    const { engine, index } = this.#desk
    const { keys } = read
    const { id } = read.item
    const usable = keys.filter((key) => !this.#crowded.has(key))
    const same = this.#sameThing(id, usable) ?? this.#linkedThing(id, read.linked)
    let storyId = same?.storyId
    let ground: JoinGround | null = same?.ground ?? null
    if (storyId !== undefined) engine.join(read, index.get(storyId) ?? index.found(storyId, read.atMs))
    else {
      const alike = engine.joinAlike(read)
      storyId = alike?.story.id ?? this.#newId()
      ground = alike?.ground ?? null
      if (alike === null) {
        engine.found(read, storyId)
        this.#newborn.add(storyId)
      }
    }
    for (const key of usable) if (!this.#storyByKey.has(key)) this.#storyByKey.set(key, storyId)
    this.#filings.push({ itemId: id, storyId, ground, keys })
  }

  #sameThing(itemId: Uuid, keys: readonly string[]): { storyId: Uuid; ground: JoinGround } | null {
    for (const key of keys) {
      const known = this.#storyByKey.get(key)
      if (known === undefined || this.#isRefused(itemId, known)) continue
      return { storyId: known, ground: { reason: reasonOf(key), likeness: null } }
    }
    return null
  }

  /** What most of the known pages beside a topic tell. */
  #linkedThing(itemId: Uuid, linked: readonly string[]): { storyId: Uuid; ground: JoinGround } | null {
    const known = linked
      .filter((key) => !this.#crowded.has(key))
      .map((key) => this.#storyByKey.get(key))
      .filter((storyId): storyId is Uuid => storyId !== undefined && !this.#isRefused(itemId, storyId))
    const storyId = known.find((one) => known.filter((other) => other === one).length * 2 > known.length)
    return storyId === undefined ? null : { storyId, ground: { reason: 'same_url', likeness: null } }
  }

  noteMerge(merge: StoryMerge): void {
    this.#mergedInto.set(merge.fromId, merge)
    if (!this.#newborn.has(merge.fromId)) this.#merges.push(merge)
  }

  /** Items of a story that was born and merged in this round count as items that joined the other one. */
  outcome(): RoundOutcome {
    return { filings: this.#filings.map((filing) => this.#settled(filing)), merges: this.#merges }
  }

  #settled(filing: StoryFiling): StoryFiling {
    let { storyId, ground } = filing
    for (let merge = this.#mergedInto.get(storyId); merge !== undefined; merge = this.#mergedInto.get(storyId)) {
      // Of newborn stories nobody knew to propose anything.
      const reason = merge.reason === 'cover' ? 'cover' : 'likeness'
      if (this.#newborn.has(storyId)) ground = { reason, likeness: merge.likeness }
      storyId = merge.intoId
    }
    return { ...filing, storyId, ground }
  }
}

function reasonOf(key: string): JoinGround['reason'] {
  if (key.startsWith('page:')) return 'same_url'
  return key.startsWith('article:') ? 'same_article' : 'same_topic'
}
