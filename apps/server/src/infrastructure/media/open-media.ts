import { join } from 'node:path'
import type { ImageEncoder, MediaStore } from '@trendverse/application/ports/memes'
import type { Config } from '../../config'
import { createImageEncoder } from './image-encoder'
import { localMediaStore } from './local-media-store'
import { s3MediaStore } from './s3-media-store'

/** Chooses where visitors' files are kept: the folder `media` beside the database, or the store `MEDIA_URL` names. */
export function openMedia(config: Pick<Config, 'dataDir' | 'mediaStore'>): {
  readonly media: MediaStore
  readonly images: ImageEncoder
} {
  const media =
    config.mediaStore === undefined ? localMediaStore(join(config.dataDir, 'media')) : s3MediaStore(config.mediaStore)
  return { media, images: createImageEncoder() }
}
