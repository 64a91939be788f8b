import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { KeyUse } from '@trendverse/domain/trends/stories/identity-keys'
import type { StoredStory } from '@trendverse/domain/trends/stories/story'
import type { StoryMerge } from '@trendverse/domain/trends/stories/story-decisions'
import type { StoredItem } from './ingest-repository'

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
  /** State of `WordFrequencies`, or null on a new installation. */
  readonly frequencies: string | null
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
export type StoryMergeRecord = StoryMerge & {
  readonly id: Uuid
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
  readonly frequencies: string
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
