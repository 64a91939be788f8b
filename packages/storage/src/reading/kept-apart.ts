import type { StoryRecords } from '@trendverse/application/ports/stories'
import type { Uuid } from '@trendverse/domain/primitives/uuid'

/** A join that was taken back, with the story the item left and the one it is in by now. */
export type UndoneJoin = {
  readonly itemId: Uuid
  readonly storyId: Uuid
  readonly nowIn: Uuid | null
  /** When the join was made. */
  readonly atMs: number
}

/** A merge that was taken back. */
export type UndoneMerge = { readonly fromId: Uuid; readonly intoId: Uuid; readonly atMs: number }

/**
 * What may not be joined again. A story that was kept apart from another one stays apart from whatever either of them
 * became part of since.
 *
 * @param laterOf A story's own id, and those of the stories it became part of since.
 */
export function keptApartOf(
  joins: readonly UndoneJoin[],
  merges: readonly UndoneMerge[],
  laterOf: (id: Uuid) => readonly Uuid[],
): Pick<StoryRecords, 'refusals' | 'keptApart'> {
  const refusals = joins.flatMap(({ itemId, storyId, nowIn, atMs }) => {
    // A story that left this one after the item did: the item may have been taken out of that part of it.
    const parts = merges.filter((merge) => merge.atMs > atMs && laterOf(merge.intoId).includes(storyId))
    return [storyId, ...parts.map(({ fromId }) => fromId)].map((id) => ({ itemId, storyId: id, nowIn }))
  })
  const pairs = new Map<string, readonly [Uuid, Uuid]>()
  for (const { fromId, intoId } of merges) {
    for (const from of laterOf(fromId)) {
      for (const into of laterOf(intoId)) pairs.set(`${from} ${into}`, [from, into])
    }
  }
  // The story an item is in by now may not become part of the one it was taken out of.
  for (const { storyId, nowIn } of refusals) {
    if (nowIn !== null && nowIn !== storyId) pairs.set(`${nowIn} ${storyId}`, [nowIn, storyId])
  }
  return {
    refusals: refusals.map(({ itemId, storyId }) => ({ itemId, storyId })),
    keptApart: [...pairs.values()].filter(([a, b]) => a !== b),
  }
}
