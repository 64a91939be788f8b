import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { FollowedItem } from '@trendverse/domain/trends/items/followed-item'
import type { StoryMerge } from '@trendverse/domain/trends/stories/story-decisions'
import type { StoryFiling } from '@trendverse/domain/trends/stories/story-round'
import type { StoredItem } from '../ports/ingest'

/** Follows a story through the merges of a round to what it became part of. */
export function settler(merges: readonly StoryMerge[]): (id: Uuid) => Uuid {
  const into = new Map(merges.map(({ fromId, intoId }) => [fromId, intoId]))
  return (id) => {
    let current = id
    for (let next = into.get(current); next !== undefined; next = into.get(current)) current = next
    return current
  }
}

/** What a round has decided and nobody has kept yet. */
type Decided = {
  readonly waiting: readonly StoredItem[]
  readonly filings: readonly StoryFiling[]
  readonly settled: (id: Uuid) => Uuid
}

const NOTHING_DECIDED: Decided = { waiting: [], filings: [], settled: (id) => id }

/** Items by the story they are in, a round's decisions taken into account, in the order their words are read. */
export function groupByStory(
  filed: readonly StoredItem[],
  { waiting, filings, settled }: Decided = NOTHING_DECIDED,
): Map<Uuid, FollowedItem[]> {
  const groups = new Map<Uuid, FollowedItem[]>()
  const add = (item: StoredItem, storyId: Uuid): void => {
    const group = groups.get(storyId)
    if (group === undefined) groups.set(storyId, [{ ...item, storyId }])
    else group.push({ ...item, storyId })
  }
  for (const item of filed) if (item.storyId !== null) add(item, settled(item.storyId))
  const byId = new Map(waiting.map((item) => [item.id, item]))
  for (const { itemId, storyId } of filings) {
    const item = byId.get(itemId)
    if (item !== undefined) add(item, storyId)
  }
  // Words are read in this order, whichever way the items came.
  for (const group of groups.values()) group.sort((a, b) => a.firstSeenAtMs - b.firstSeenAtMs || (a.id < b.id ? -1 : 1))
  return groups
}

/** The newest sighting that is not in the future: while no source can be read, no trend grows old. */
export function latestSighting(items: readonly FollowedItem[], nowMs: number): number {
  return (
    items.reduce((latest, { lastSeenAtMs }) => (lastSeenAtMs <= nowMs ? Math.max(latest, lastSeenAtMs) : latest), 0) ||
    nowMs
  )
}
