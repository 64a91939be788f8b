import { isPublicMaker } from '@trendverse/domain/accounts/public-maker'
import type { MediaFile } from '../ports/memes'
import type { Needs } from '../ports/ports'

/**
 * A visitor's file as anybody with its address gets it. Files of closed accounts and of hidden memes are out of sight like what
 * they belong to, and come back with it. Null where there is none.
 */
export async function readShownMedia(
  { media, mediaOwners }: Needs<'media' | 'mediaOwners'>,
  path: string,
): Promise<MediaFile | null> {
  const file = await media.read(path)
  if (file === null) return null
  const owner = await mediaOwners.find(path)
  return owner === null || (isPublicMaker(owner.maker) && !owner.hidden) ? file : null
}
