import type { Meme } from '@trendverse/domain/memes/meme'
import { AppError } from '@trendverse/domain/primitives/app-error'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { SignedInCaller } from '../accounts/caller'
import type { Needs } from '../ports/ports'
import { noSuchMeme } from './change-meme'
import { isGalleryOpenTo, refuseRemovedWords } from './removed-words'

/**
 * Takes one's own meme out of the gallery, or puts it back where it stood. Throws AppError `not_found`, `conflict` for one that
 * was never shared, since sharing is what lists it first, that says what was removed, or where so much was removed that the gallery
 * is closed to its maker.
 */
export async function listMeme(
  ports: Needs<'clock' | 'events' | 'memes'>,
  { user }: SignedInCaller,
  { id, isListed }: { readonly id: string; readonly isListed: boolean },
): Promise<Meme> {
  const { memes, events } = ports
  if (isListed) await admitToGallery(ports, user.id, id.toLowerCase())
  const meme = await memes.setListed(id.toLowerCase(), user.id, isListed)
  if (meme === null) throw noSuchMeme()
  if (isListed && meme.listedAtMs === null) throw new AppError('conflict', 'Please share this meme first.')
  await events.galleryChanged()
  return meme
}

async function admitToGallery(ports: Needs<'clock' | 'memes'>, ownerId: Uuid, id: Uuid): Promise<void> {
  const meme = await ports.memes.find(id)
  if (meme?.createdBy !== ownerId) throw noSuchMeme()
  await refuseRemovedWords(ports, ownerId, meme.text)
  if (await isGalleryOpenTo(ports, ownerId)) return
  const message = 'Administrators removed several of your memes, so the gallery takes no more of them for now.'
  throw new AppError('conflict', message)
}
