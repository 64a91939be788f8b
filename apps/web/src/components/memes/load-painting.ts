import type { MemeStyle } from '@trendverse/domain/memes/meme-kinds'
import { SECOND_MS } from '@trendverse/domain/primitives/time'
import { logFailure } from '../../backend/call/log-failure'
import { createPaintingCache, type PaintingCache } from './painting-cache'
import { deviceImageStore } from './painting-store'

/** MM-24 */
export const IMAGE_TIMEOUT_MS = 10 * SECOND_MS
/** What stands in where nothing painted is left: the night sky of this product, which every page knows. */
const PLACEHOLDER_URL = `${import.meta.env.BASE_URL}share.jpg`
/** Paintings held at once: as many as a page of recent memes shows. */
const MOST_HELD = 24

export type PaintingOf = { readonly paintingUrl: string | null; readonly style: MemeStyle }

type LoadPorts = {
  readonly fetchImage: (url: string) => Promise<Blob>
  readonly cache: PaintingCache
  readonly decode: (image: Blob) => Promise<ImageBitmap>
}

/** Fetches an image within the time of MM-24; throws when it does not come, or is none. */
export async function fetchImage(url: string): Promise<Blob> {
  const response = await fetch(url, { signal: AbortSignal.timeout(IMAGE_TIMEOUT_MS) })
  if (!response.ok) throw new Error(`The image was answered with ${response.status.toString()}.`)
  return response.blob()
}

/**
 * What a model painted for a meme, or what stands in for it (MM-25): the latest painting of the same style kept here, then a
 * placeholder; null when all of it fails and the format draws its own scene.
 */
export async function findPainting(
  url: string,
  style: MemeStyle,
  { fetchImage: fetched, cache, decode }: LoadPorts,
): Promise<ImageBitmap | null> {
  const kept = await cache.find(url)
  const steps: readonly (() => Promise<Blob | null>)[] = [
    async () => {
      if (kept !== null) return kept
      const image = await fetched(url)
      await cache.keep(url, style, image)
      return image
    },
    () => cache.latestOf(style),
    () => fetched(PLACEHOLDER_URL),
  ]
  for (const step of steps) {
    try {
      const image = await step()
      if (image !== null) return await decode(image)
    } catch (cause) {
      logFailure('A painting could not be shown.', cause)
    }
  }
  return null
}

const held = new Map<string, Promise<ImageBitmap | null>>()

/** The painting of a meme, found once while it is in use. */
export function loadPainting(url: string, style: MemeStyle): Promise<ImageBitmap | null> {
  const known = held.get(url)
  if (known !== undefined) return known
  const cache = createPaintingCache({
    storage: () => window.localStorage,
    images: deviceImageStore,
    nowMs: () => Date.now(),
  })
  const painting = findPainting(url, style, { fetchImage, cache, decode: (image) => createImageBitmap(image) })
  held.set(url, painting)
  const oldest = held.keys().next()
  if (held.size > MOST_HELD && !oldest.done) held.delete(oldest.value)
  return painting
}
