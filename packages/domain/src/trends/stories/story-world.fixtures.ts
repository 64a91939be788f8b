import { HOUR_MS } from '../../primitives/time'
import type { Uuid } from '../../primitives/uuid'
import { FREQUENT_WORDS } from './frequent-words'
import { meanLikeness, toStoredStory } from './story'
import type { StoryConstraints } from './story-decisions'
import { StoryEngine } from './story-engine'
import { StoryIndex } from './story-index'
import type { StoryItem } from './story-item'
import { GRAB_BAG_FROM } from './story-refusals'
import { type RoundInput, type RoundOutcome, runRound } from './story-round'
import { WordFrequencies } from './word-frequencies'

export const WORLD_START_MS = Date.UTC(2026, 5, 1, 12)

/** Frequent words of headlines, each as often as its use asks for: drawn evenly they come as often as in headlines. */
export const FREQUENT_BY_USE: readonly string[] = FREQUENT_WORDS.split(/[\n|]/).flatMap((entry) => {
  const [word = '', headlines] = entry.split(' ')
  return Array.from({ length: Math.ceil(Number(headlines ?? 0) / 10) }, () => word)
})

let made = 0

/** An item of a news feed unless a test says otherwise. */
export function storyItem(title: string, changes: Partial<StoryItem> = {}): StoryItem {
  made += 1
  return {
    id: `00000000-0000-7000-a000-${made.toString(16).padStart(12, '0')}`,
    source: 'feeds',
    itemId: `item-${made}`,
    title,
    url: null,
    sourceUrl: null,
    summary: null,
    references: [],
    publisher: null,
    language: null,
    publishedAtMs: null,
    firstSeenAtMs: WORLD_START_MS,
    ...changes,
  }
}

const UNCONSTRAINED: StoryConstraints = { refusedBy: () => [], isKeptApart: () => false, precedence: () => 0 }

/** Stories that remember, round by round, where items are, as the application does between its rounds. */
export class StoryWorld {
  readonly index = new StoryIndex()
  readonly frequencies = WordFrequencies.shipped()
  readonly engine: StoryEngine
  readonly storyOf = new Map<Uuid, Uuid>()
  readonly #storyByKey = new Map<string, Uuid>()
  #founded = 0

  constructor(constraints: Partial<StoryConstraints> = {}) {
    this.engine = new StoryEngine(this.index, this.frequencies, { ...UNCONSTRAINED, ...constraints })
  }

  /** Files items in one round, at the instant of the newest. */
  round(items: readonly StoryItem[], changes: Partial<RoundInput> = {}): RoundOutcome {
    const nowMs = Math.max(WORLD_START_MS, ...items.map((item) => item.firstSeenAtMs))
    const steps = runRound(this, {
      nowMs,
      items,
      storyByKey: this.#storyByKey,
      keyUse: [],
      listedTopics: [],
      newId: () => `story-${String((this.#founded += 1)).padStart(6, '0')}`,
      ...changes,
    })
    let step = steps.next()
    while (!step.done) step = steps.next()
    for (const { itemId, storyId, keys } of step.value.filings) {
      this.storyOf.set(itemId, storyId)
      for (const key of keys) this.#storyByKey.set(key, storyId)
    }
    for (const { fromId, intoId } of step.value.merges) {
      for (const map of [this.storyOf, this.#storyByKey] as Map<string, Uuid>[]) {
        for (const [key, story] of map) if (story === fromId) map.set(key, intoId)
      }
    }
    return step.value
  }

  /** Files titles one hour apart, in rounds of one. */
  tell(...titles: readonly string[]): StoryItem[] {
    return titles.map((title, hour) => {
      const item = storyItem(title, { firstSeenAtMs: WORLD_START_MS + hour * HOUR_MS })
      this.round([item])
      return item
    })
  }

  areTogether(...items: readonly StoryItem[]): boolean {
    return new Set(items.map(({ id }) => this.storyOf.get(id))).size === 1
  }

  /** Mean likeness of the loosest story of four items or more; 1 without one. */
  loosest(): number {
    const large = [...this.index.stories()].filter(({ size }) => size >= GRAB_BAG_FROM)
    return Math.min(1, ...large.map(({ squaredLength, size }) => meanLikeness(squaredLength, size)))
  }

  /** A world that continues from what this one keeps. */
  restored(): StoryWorld {
    const next = new StoryWorld()
    for (const story of this.index.stories()) next.index.restore(toStoredStory(story))
    return next
  }
}
