import type { Uuid } from '../primitives/uuid'
import type { Meme } from './meme'

/**
 * Whether somebody may see a meme: its maker, and everybody once it was shared, unless it was hidden from them (OP-54, OP-64).
 *
 * @param viewerId The account that looks; null for a visitor without one.
 */
export function isVisibleTo(meme: Pick<Meme, 'createdBy' | 'sharedAtMs' | 'hidden'>, viewerId: Uuid | null): boolean {
  return meme.createdBy === viewerId || (meme.sharedAtMs !== null && !meme.hidden)
}
