import type { ModelChange, SnapshotRecord } from '@trendverse/application/ports/ingest'
import type { Composition, MergeDecision, StoryChanges, TrendWrite } from '@trendverse/application/ports/stories'
import type { SourceItem } from '@trendverse/domain/trends/items/source-item'
import type { ItemScore } from '@trendverse/domain/trends/momentum/item-score'
import type { StoredStory } from '@trendverse/domain/trends/stories/story'

/** A fixed Tuesday noon, UTC. */
export const NOON_MS = Date.UTC(2026, 2, 3, 12)

/** The n-th test id: well-formed, ordered like n. */
export function idOf(n: number): string {
  return `00000000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`
}

/** Texts that have broken stores before: NUL, lone surrogates, quotes, SQL, direction marks, emoji, length. */
export const HOSTILE_TEXT = `a\0b \uD83D c \uDE00 "'\\u0000\\ {,} $1 ; drop table trends; -- \u202E 🪐 ${'x'.repeat(5_000)} end`

export function sampleTrend(n: number, changes: Partial<TrendWrite> = {}): TrendWrite {
  return {
    id: idOf(n),
    name: `Trend ${n}`,
    description: 'What people say about it.',
    descriptionOrigin: { kind: 'source', label: 'Hacker News', url: 'https://example.org/a' },
    color: '#00ffff',
    category: 'Technology',
    status: 'active',
    featuredByAdmin: null,
    tags: ['space', 'rings'],
    views: 0,
    interactions: 0,
    createdDate: new Date(NOON_MS).toISOString(),
    updatedDate: new Date(NOON_MS + 1).toISOString(),
    origin: 'live',
    lifecycle: 'rising',
    momentum: 2.75,
    attention: 5.5,
    voices: 3,
    publishers: 1,
    proof: {
      kind: 'count',
      source: 'hacker-news',
      metricUnit: 'points',
      count: 300,
      since: new Date(NOON_MS).toISOString(),
      perHour: 12.5,
      grewAt: null,
      usual: null,
    },
    pace: 3.25,
    breakoutProbability: 0.125,
    sources: ['hacker-news', 'mastodon'],
    sparkline: [0, 0.5, 1],
    relatedIds: [],
    lastEvidenceAtMs: NOON_MS,
    episode: 1,
    fadingRuns: 0,
    peakVelocityPerHour: 12.5,
    nameIsFinal: false,
    mergedIntoId: null,
    links: [{ title: 'Read more', url: 'https://example.org/more' }],
    datedEvents: [{ kind: 'dated', at: '2020-01-01T00:00:00.000Z', precision: 'year', text: 'It began.' }],
    ...changes,
  }
}

export function sampleItem(n: number, changes: Partial<SourceItem> = {}): SourceItem {
  return {
    source: 'hacker-news',
    itemId: `item-${n}`,
    title: `Item ${n}`,
    url: `https://example.org/${n}`,
    sourceUrl: null,
    summary: null,
    metric: 10 * n,
    rank: n,
    history: [],
    usual: null,
    publishedAtMs: NOON_MS - 3_600_000,
    tags: ['tag'],
    references: [{ title: 'Article', url: 'https://example.com/x', publisher: 'Example News' }],
    publisher: null,
    category: null,
    language: 'en',
    ...changes,
  }
}

/** The same item as a store gives it back, before it was seen twice. */
export function sampleStoredItem(n: number, changes: Partial<SourceItem> = {}): Omit<SourceItem, 'history'> {
  const { history, ...item } = sampleItem(n, changes)
  return item
}

export function sampleScore(changes: Partial<ItemScore> = {}): ItemScore {
  return {
    momentum: 1.5,
    pace: 1.5,
    breakoutProbability: 0.25,
    velocityPerHour: 3,
    alert: false,
    lifecycle: 'emerging',
    ...changes,
  }
}

/** A change of the model that a revision is known of: its one part becomes this text. */
export function sampleModel(basedOn: number, engine: string): ModelChange {
  return { basedOn, written: { engine }, removed: [] }
}

/** A snapshot of items 1 to `count`; the item n gets the id `idOf(1_000 + n)` when it is new. */
export function sampleSnapshot(atMs: number, count: number, changes: Partial<SnapshotRecord> = {}): SnapshotRecord {
  return {
    source: 'hacker-news',
    observedAtMs: atMs,
    sightings: Array.from({ length: count }, (_, index) => ({
      item: sampleItem(index + 1),
      score: sampleScore(),
      newId: idOf(1_001 + index),
    })),
    model: sampleModel(0, `model at ${atMs}`),
    forecasts: [],
    outcomes: [],
    ...changes,
  }
}

export function sampleDecision(n: number, changes: Partial<MergeDecision> = {}): MergeDecision {
  return {
    id: idOf(5_000 + n),
    atMs: NOON_MS,
    itemId: idOf(1_000 + n),
    storyId: idOf(1),
    kind: 'merged',
    reason: 'likeness',
    similarity: 0.75,
    undoneAtMs: null,
    ...changes,
  }
}

export function composition(changes: Partial<Composition>): Composition {
  return {
    trends: [],
    filings: [],
    decisions: [],
    stories: null,
    related: [],
    lifecycleChanges: [],
    lives: [],
    ...changes,
  }
}

export function sampleStory(n: number, changes: Partial<StoredStory> = {}): StoredStory {
  return {
    id: idOf(n),
    firstSeenAtMs: NOON_MS - 3_600_000,
    lastSeenAtMs: NOON_MS,
    size: 2,
    squaredLength: 1.25,
    isThin: false,
    isTopical: false,
    hasNews: true,
    publisher: 'gazette',
    titles: [`Item ${n}`],
    terms: `terms of ${n}`,
    ...changes,
  }
}

export function storyChanges(changes: Partial<StoryChanges> = {}): StoryChanges {
  return {
    readRevision: 0,
    stories: [],
    frequencies: { kind: 'whole', text: 'learnt' },
    keys: [],
    merges: [],
    ...changes,
  }
}
