import type { Uuid } from '../../primitives/uuid'
import type { Story } from './story'

export type JoinReason = 'same_url' | 'same_article' | 'same_topic' | 'likeness' | 'cover'

/** Why an item is in a story; `likeness` 0 to 1, or null where identity decided. */
export type JoinGround = { readonly reason: JoinReason; readonly likeness: number | null }

/** Two stories that became one: `from` is gone, its items belong to `into`. */
export type StoryMerge = {
  readonly fromId: Uuid
  readonly intoId: Uuid
  readonly fromSize: number
  readonly intoSize: number
  /** `proposal`: something else than words proposed it, and the words had nothing against it. */
  readonly reason: 'likeness' | 'cover' | 'proposal'
  readonly likeness: number
}

/** Two stories that may be one. */
export type MergeProposal = readonly [Uuid, Uuid]

/** What the world around the stories knows. */
export type StoryConstraints = {
  /** Stories an administrator took this item out of; it never returns there by itself. */
  refusedBy(itemId: Uuid): readonly Uuid[]
  /** Whether an administrator took these two stories apart again. */
  isKeptApart(a: Uuid, b: Uuid): boolean
  /** 0 and up: of two stories that merge the one of higher precedence keeps its id, of equals the older. */
  precedence(storyId: Uuid): number
}

/** Whether an administrator took two stories apart, or items of one out of the other, also before either had merged. */
export function areKeptApart(a: Story, b: Story, { isKeptApart }: Pick<StoryConstraints, 'isKeptApart'>): boolean {
  if (b.knownAs.some((id) => a.apartFrom.has(id)) || a.knownAs.some((id) => b.apartFrom.has(id))) return true
  return a.knownAs.some((one) => b.knownAs.some((other) => isKeptApart(one, other)))
}

/** Two stories that merge, the one that keeps its id first. */
export function precedingFirst(
  a: Story,
  b: Story,
  { precedence }: Pick<StoryConstraints, 'precedence'>,
): readonly [Story, Story] {
  const older = precedence(b.id) - precedence(a.id) || a.firstSeenAtMs - b.firstSeenAtMs || (a.id < b.id ? -1 : 1)
  return older < 0 ? [a, b] : [b, a]
}
