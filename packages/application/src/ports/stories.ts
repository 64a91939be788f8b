import type { RecordedLife } from '@trendverse/domain/galaxy/recorded-life'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { FollowedTrend } from '@trendverse/domain/trends/followed-trend'
import type { LifecycleStage } from '@trendverse/domain/trends/momentum/lifecycle-stage'
import type { FrequencyChange } from '@trendverse/domain/trends/stories/frequency-text'
import type { KeyUse } from '@trendverse/domain/trends/stories/identity-keys'
import type { StoredStory } from '@trendverse/domain/trends/stories/story'
import type { StoryMerge } from '@trendverse/domain/trends/stories/story-decisions'
import type { MergeReason } from '@trendverse/domain/trends/trend'
import type { StoredItem } from './ingest'

/** A trend as the composition writes it: views and interactions are never overwritten by it. */
export type TrendWrite = FollowedTrend

/** One line of the audit trail of merging; `undoneAtMs` is set when an administrator took it back. */
export type MergeDecision = {
  readonly id: Uuid
  readonly atMs: number
  /** StoredItem.id */
  readonly itemId: Uuid
  readonly storyId: Uuid
  readonly kind: 'founded' | 'merged' | 'split'
  readonly reason: MergeReason | null
  /** Title likeness, 0 to 1, where it was the reason. */
  readonly similarity: number | null
  readonly undoneAtMs: number | null
}

export type RelatedEdge = { readonly a: Uuid; readonly b: Uuid; readonly strength: number }

/** How a stored trend looked when it was read. */
export type TrendVersion = Pick<TrendWrite, 'id' | 'updatedDate'>

export type Composition = {
  readonly trends: readonly TrendWrite[]
  /**
   * The stored ones among `trends`, as they were read: whoever else changes a trend sets its `updatedDate`, and one
   * that has another by now is left as it is, so that an administrator's edit is never overwritten by what was
   * composed from the trend before it. A trend that is gone by now stays gone. Trends not named here are written
   * whatever is stored.
   */
  readonly readVersions?: readonly TrendVersion[]
  /** Filing of items: StoredItem.id to story id. A story and the trend it is shown as have one id. */
  readonly filings: readonly { readonly itemId: Uuid; readonly storyId: Uuid }[]
  readonly decisions: readonly MergeDecision[]
  /** What became of the stories themselves, or null where only trends change. */
  readonly stories: StoryChanges | null
  /** Replaces all edges that touch a trend of `trends`. */
  readonly related: readonly RelatedEdge[]
  readonly lifecycleChanges: readonly {
    readonly trendId: Uuid
    readonly atMs: number
    readonly from: LifecycleStage | null
    readonly to: LifecycleStage
  }[]
  /** Lives that began or changed. A new one gets the next number, in this order. */
  readonly lives: readonly { readonly trendId: Uuid; readonly life: RecordedLife }[]
}

export type TrendRange = {
  /** Archived live trends are listed only where they are named here. */
  readonly ids: readonly Uuid[]
  /** Whether all others are left out as well. */
  readonly areOnly?: boolean
}

/** Where composed trends are kept. */
export type CompositionRepository = {
  /** The trends composing may touch, by id, with the composition's own fields. */
  listTrends(range: TrendRange): Promise<readonly TrendWrite[]>
  /**
   * All of it or nothing. Throws AppError `conflict` when the stories were changed since they were read.
   *
   * @returns The revision of the stories afterwards.
   */
  saveComposition(composition: Composition): Promise<number>
  listMergeDecisions(storyId: Uuid): Promise<readonly MergeDecision[]>
  /** Inserts the trends only when no trend exists at all; returns how many were inserted. */
  seedIfEmpty(trends: readonly TrendWrite[]): Promise<number>
}

/** A story as it lies in the database; without `stored` its items were changed by hand, and it is read from them again. */
export type StoryRecord = {
  readonly id: Uuid
  readonly stored: StoredStory | null
  /** Whether it is or was a trend, so that its address is known. */
  readonly hasTrend: boolean
}

/** Everything a process needs to go on gathering items into stories. */
export type StoryRecords = {
  /** Grows with every change of the stories, whichever process makes it. */
  readonly revision: number
  /** State of `WordFrequencies`: its whole, and what was added to it since, in order. Empty on a new installation. */
  readonly frequencies: readonly string[]
  /** Stories with a new item since the instant asked for. */
  readonly stories: readonly StoryRecord[]
  /** Items an administrator took out of a story. */
  readonly refusals: readonly { readonly itemId: Uuid; readonly storyId: Uuid }[]
  /** Stories an administrator took apart again. */
  readonly keptApart: readonly (readonly [Uuid, Uuid])[]
}

/** A key that is in use, with the story it leads to. */
export type KeyMatch = KeyUse & { readonly storyId: Uuid }

/** A merge of two stories as it is recorded; `undoneAtMs` is set when an administrator took it back. */
export type StoryMergeRecord = Omit<StoryMerge, 'reason' | 'likeness'> & {
  readonly id: Uuid
  readonly reason: StoryMerge['reason'] | 'administrator'
  /** Null where an administrator decided. */
  readonly likeness: number | null
  readonly atMs: number
  /** Items that moved with it. */
  readonly itemIds: readonly Uuid[]
  readonly undoneAtMs: number | null
}

/** What one round changed about the stories; kept together with the trends, all of it or nothing. */
export type StoryChanges = {
  /** The revision the round began with; another one by now means that somebody else changed the stories. */
  readonly readRevision: number
  readonly stories: readonly StoredStory[]
  /** Null where no word was counted. */
  readonly frequencies: FrequencyChange | null
  readonly keys: readonly { readonly itemId: Uuid; readonly keys: readonly string[] }[]
  /** In order. Items and decisions of `fromId` move to `intoId`. */
  readonly merges: readonly Omit<StoryMergeRecord, 'itemIds' | 'undoneAtMs'>[]
}

export type SeenRange = { readonly hourlySinceMs: number; readonly dailySinceMs: number }

/** Where stories are kept. Changes are saved with `CompositionRepository.saveComposition`. */
export type StoryRepository = {
  revision(): Promise<number>
  load(range: { readonly sinceMs: number }): Promise<StoryRecords>
  /** Stories by id, those included that have been quiet for long. */
  findStories(ids: readonly Uuid[]): Promise<readonly StoryRecord[]>
  /** Which of these identity keys lead to a story already; see `identityKeys`. Keys of items not seen since are left out. */
  findKeys(keys: readonly string[], seenSinceMs: number): Promise<readonly KeyMatch[]>
  /** Items that are in no story yet and were seen at or after an instant. */
  listUnfiledItems(seenSinceMs: number): Promise<readonly StoredItem[]>
  /** Items of stories, seen at or after an instant. */
  listItems(storyIds: readonly Uuid[], seenSinceMs: number): Promise<readonly StoredItem[]>
  /** Stories with an item that some source lists: seen since the one instant, on sources read daily since the other. */
  listListed(range: SeenRange): Promise<readonly Uuid[]>
  /** Items by id, in no promised order. */
  findItems(ids: readonly Uuid[]): Promise<readonly StoredItem[]>
  /** Merges into a story, and into those that became part of it, latest first. */
  listMerges(storyId: Uuid): Promise<readonly StoryMergeRecord[]>
  /**
   * Makes the story of one trend part of that of another one, as consolidation does: its items move, and its address leads
   * there. Null, and nothing is changed, unless both are two trends on show.
   */
  mergeByHand(merge: Pick<StoryMergeRecord, 'id' | 'atMs' | 'fromId' | 'intoId'>): Promise<StoryMergeRecord | null>
  /**
   * Takes a merge of two stories back, also where the one merged into became part of another since: its items return to
   * their story, whose trend is on show again, addresses that led there do again, and the two are kept apart, also from
   * what either becomes part of later. False when there is nothing to undo.
   */
  undoMerge(mergeId: Uuid, atMs: number): Promise<boolean>
  /** Takes an item out of its story for good; false when there is nothing to undo. */
  undoJoin(decisionId: Uuid, atMs: number): Promise<boolean>
  /**
   * Forgets what quiet stories were made of: the words of those without an item some source showed since, and the keys
   * of such items; how many stories. Items stay filed.
   */
  forgetQuiet(sinceMs: number): Promise<number>
}
