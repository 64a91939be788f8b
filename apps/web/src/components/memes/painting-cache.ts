import { type CachedPicture, cachedPictureOf, keepPicture } from '@trendverse/domain/memes/cached-pictures'
import { MEME_STYLES, type MemeStyle } from '@trendverse/domain/memes/meme-kinds'
import { readJson } from '@trendverse/domain/primitives/kept-text'
import { STORAGE_PREFIX } from '@trendverse/domain/primitives/product'
import type { ImageStore } from './painting-store'

/** OP-76 */
export const IMAGE_CACHE_KEY = `${STORAGE_PREFIX}meme_image_cache`

type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem'>
type CachePorts = { readonly storage: OpenStorage; readonly images: ImageStore; readonly nowMs: () => number }

/** Paintings kept on this device (MM-27). Nothing here ever throws: a picture that is not kept is loaded again. */
export type PaintingCache = {
  readonly keep: (url: string, style: MemeStyle, image: Blob) => Promise<void>
  /** The painting of an address, where it is kept. */
  readonly find: (url: string) => Promise<Blob | null>
  /** The latest one of a style (MM-25). */
  readonly latestOf: (style: MemeStyle) => Promise<Blob | null>
}

function isNoted(value: unknown): value is CachedPicture {
  if (typeof value !== 'object' || value === null) return false
  const { id, style, timestamp, size } = value as Record<string, unknown>
  return (
    typeof id === 'string' &&
    MEME_STYLES.some((one) => one === style) &&
    typeof timestamp === 'number' &&
    typeof size === 'number'
  )
}

function readNotes(storage: OpenStorage): readonly CachedPicture[] {
  const kept = readJson(storage, IMAGE_CACHE_KEY)
  return Array.isArray(kept) ? kept.filter(isNoted) : []
}

export function createPaintingCache({ storage, images, nowMs }: CachePorts): PaintingCache {
  const find = async (url: string) => {
    try {
      return await images.read(url)
    } catch {
      return null
    }
  }
  return {
    keep: async (url, style, image) => {
      const { kept, dropped } = keepPicture(readNotes(storage), {
        id: url,
        style,
        timestamp: nowMs(),
        size: image.size,
      })
      try {
        for (const { id } of dropped) await images.remove(id)
        if (!kept.some(({ id }) => id === url)) return
        await images.write(url, image)
        storage().setItem(IMAGE_CACHE_KEY, JSON.stringify(kept))
      } catch {
        // Full or forbidden (ST-06).
      }
    },
    find,
    latestOf: async (style) => {
      const latest = cachedPictureOf(readNotes(storage), style)
      return latest === null ? null : find(latest.id)
    },
  }
}
