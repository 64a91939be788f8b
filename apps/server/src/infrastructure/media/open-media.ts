import { join } from 'node:path'
import type { ImageEncoder, MediaStore } from '@trendverse/application/ports/memes'
import type { Config } from '../../config'
import type { Log } from '../../log'
import { createImageEncoder } from './image-encoder'
import { localMediaStore } from './local-media-store'
import { s3MediaStore } from './s3-media-store'

/**
 * Chooses where visitors' files are kept: the folder `media` beside the database, or the store `MEDIA_URL` names. One of several
 * processes is told what a folder means.
 */
export function openMedia(
  { dataDir, mediaStore, role }: Pick<Config, 'dataDir' | 'mediaStore' | 'role'>,
  log: Pick<Log, 'warn'>,
): {
  readonly media: MediaStore
  readonly images: ImageEncoder
} {
  const images = createImageEncoder()
  if (mediaStore !== undefined) return { media: s3MediaStore(mediaStore), images }
  const folder = join(dataDir, 'media')
  if (role === 'api') {
    log.warn(
      { folder },
      'Pictures of visitors are kept in a folder. Unless all processes share it, each shows only its own: ' +
        'set MEDIA_URL (docs/operations.md, "Visitors’ pictures").',
    )
  }
  return { media: localMediaStore(folder), images }
}
