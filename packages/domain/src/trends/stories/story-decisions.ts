import type { Uuid } from '../../primitives/uuid'

export type JoinReason = 'same_url' | 'same_article' | 'same_topic' | 'likeness' | 'cover'

/** Why an item is in a story; `likeness` 0 to 1, or null where identity decided. */
export type JoinGround = { readonly reason: JoinReason; readonly likeness: number | null }

/** Two stories that became one: `from` is gone, its items belong to `into`. */
export type StoryMerge = {
  readonly fromId: Uuid
  readonly intoId: Uuid
  readonly fromSize: number
  readonly intoSize: number
  readonly reason: 'likeness' | 'cover'
  readonly likeness: number
}

/** What the world around the stories knows. */
export type StoryConstraints = {
  /** Stories an administrator took this item out of; it never returns there by itself. */
  refusedBy(itemId: Uuid): readonly Uuid[]
  /** Whether an administrator took these two stories apart again. */
  isKeptApart(a: Uuid, b: Uuid): boolean
  /** 0 and up: of two stories that merge the one of higher precedence keeps its id, of equals the older. */
  precedence(storyId: Uuid): number
}
