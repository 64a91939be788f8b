import { DAY_MS } from '@trendverse/domain/primitives/time'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import { identityKeys, linkedPageKeys } from '@trendverse/domain/trends/stories/identity-keys'
import type { MergeProposal } from '@trendverse/domain/trends/stories/story-decisions'
import { type RoundOutcome, runRound } from '@trendverse/domain/trends/stories/story-round'
import type { StoredItem } from '../ports/ingest'
import type { Needs } from '../ports/ports'
import type { KeyMatch } from '../ports/stories'
import { type OpenDesk, restoreStories } from './story-desk'

export type FileItemsInput = {
  readonly nowMs: number
  readonly items: readonly StoredItem[]
  /** Stories of topics that some source lists now. */
  readonly listed: readonly Uuid[]
  /**
   * Keys that lead to trends which stand whether or not a source shows them: the starter catalogue's, administrators'.
   */
  readonly fixedKeys: ReadonlyMap<string, Uuid>
  /** See `RoundInput.proposals`. */
  readonly proposals: readonly MergeProposal[]
  readonly newId: () => Uuid
}

/** How long after it was last seen a page, article or topic still leads back to its story. */
export const STORY_MEMORY_MS = 30 * DAY_MS
/** Steps taken before others may run: a step takes well below a millisecond, nobody waits longer than a few. */
const STEPS_AT_ONCE = 8

/**
 * Files new items into stories: those that are the same page, article or topic as something known go there, the others
 * to what they are alike. Stories that have been quiet are read in again when an identity leads back to them.
 */
export async function fileItems(
  ports: Needs<'letOthersRun' | 'stories'>,
  desk: OpenDesk,
  input: FileItemsInput,
): Promise<RoundOutcome> {
  const keys = [...new Set(input.items.flatMap((item) => [...identityKeys(item), ...linkedPageKeys(item)]))]
  const matches = await ports.stories.findKeys(keys, input.nowMs - STORY_MEMORY_MS)
  const storyByKey = new Map(input.fixedKeys)
  for (const { key, storyId } of oldestFirst(matches)) if (!storyByKey.has(key)) storyByKey.set(key, storyId)

  const quiet = [...new Set([...storyByKey.values(), ...input.listed])].filter((id) => desk.index.get(id) === undefined)
  if (quiet.length > 0) await restoreStories(ports, desk, await ports.stories.findStories(quiet))

  const steps = runRound(desk, {
    nowMs: input.nowMs,
    items: input.items,
    storyByKey,
    keyUse: matches,
    listedTopics: input.listed,
    proposals: input.proposals,
    newId: input.newId,
  })
  let step = steps.next()
  for (let taken = 1; !step.done; taken += 1) {
    if (taken % STEPS_AT_ONCE === 0) await ports.letOthersRun()
    step = steps.next()
  }
  return step.value
}

/** Where a key leads to several stories, the older id, so that the outcome does not depend on the order of rows. */
function oldestFirst(matches: readonly KeyMatch[]): KeyMatch[] {
  return [...matches].sort((a, b) => (a.storyId < b.storyId ? -1 : a.storyId > b.storyId ? 1 : 0))
}
