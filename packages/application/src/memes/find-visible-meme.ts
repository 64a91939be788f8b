import { isPublicMaker } from '@trendverse/domain/accounts/public-maker'
import type { User } from '@trendverse/domain/accounts/user'
import type { Meme } from '@trendverse/domain/memes/meme'
import { isVisibleTo } from '@trendverse/domain/memes/meme-visibility'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { Needs } from '../ports/ports'

/**
 * A meme, where somebody may see it: their own, or one that was shared and whose maker is public.
 *
 * @param viewerId The account that looks; null for a visitor without one.
 */
export async function findVisibleMeme(
  { memes, accounts }: Needs<'accounts' | 'memes'>,
  id: Uuid,
  viewerId: Uuid | null,
): Promise<{ readonly meme: Meme; readonly maker: User | null } | null> {
  const meme = await memes.find(id.toLowerCase())
  if (meme === null || !isVisibleTo(meme, viewerId)) return null
  const maker = await accounts.findById(meme.createdBy)
  return meme.createdBy === viewerId || isPublicMaker(maker) ? { meme, maker } : null
}
