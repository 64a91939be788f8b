import type { Meme } from '@trendverse/domain/memes/meme'
import { AppError } from '@trendverse/domain/primitives/app-error'
import type { SignedInCaller } from '../accounts/caller'
import type { Needs } from '../ports/ports'
import { noSuchMeme } from './change-meme'

/**
 * Takes one's own meme out of the gallery, or puts it back where it stood. Throws AppError `not_found`, `conflict` for one that
 * was never shared: sharing is what lists it first.
 */
export async function listMeme(
  { memes, events }: Needs<'events' | 'memes'>,
  { user }: SignedInCaller,
  { id, isListed }: { readonly id: string; readonly isListed: boolean },
): Promise<Meme> {
  const meme = await memes.setListed(id.toLowerCase(), user.id, isListed)
  if (meme === null) throw noSuchMeme()
  if (isListed && meme.listedAtMs === null) throw new AppError('conflict', 'Please share this meme first.')
  await events.galleryChanged()
  return meme
}
