import { MINUTE_MS } from '../primitives/time'
import type { MemeStyle } from './meme-kinds'

/** MM-27, OP-53: bytes of the picture itself. */
export const MAX_CACHED_PICTURE_BYTES = 500_000
export const CACHED_PICTURES_KEPT = 10
/** MM-28: a download that begins now has to end before the address does. */
const LEAST_URL_LIFE_MS = 5 * MINUTE_MS

/** What is noted of a painted picture kept on the device; its bytes lie apart (OP-53). */
export type CachedPicture = {
  /** Of the meme it was painted for. */
  readonly id: string
  readonly style: MemeStyle
  /** When it was kept. */
  readonly timestamp: number
  /** Bytes. */
  readonly size: number
}

/**
 * The pictures kept once there is one more: the latest ten; one that is too large or empty is not kept at all (MM-27).
 *
 * @returns `kept`, the latest first, and the `dropped`, whose bytes are to go.
 */
export function keepPicture<Picture extends CachedPicture>(
  cached: readonly Picture[],
  picture: Picture,
): { readonly kept: readonly Picture[]; readonly dropped: readonly Picture[] } {
  const others = cached.filter(({ id }) => id !== picture.id)
  const isKept = picture.size > 0 && picture.size <= MAX_CACHED_PICTURE_BYTES
  const all = (isKept ? [...others, picture] : [...cached]).toSorted((a, b) => b.timestamp - a.timestamp)
  return { kept: all.slice(0, CACHED_PICTURES_KEPT), dropped: all.slice(CACHED_PICTURES_KEPT) }
}

/** The latest picture of a style, which stands in where none could be painted (MM-25); null: there is none. */
export function cachedPictureOf<Picture extends CachedPicture>(
  cached: readonly Picture[],
  style: MemeStyle,
): Picture | null {
  return cached.filter((picture) => picture.style === style).toSorted((a, b) => b.timestamp - a.timestamp)[0] ?? null
}

/** Whether an address a provider gave is still worth asking (MM-28); null: it does not expire. */
export function isImageUrlUsable(expiresAtMs: number | null, nowMs: number): boolean {
  return expiresAtMs === null || expiresAtMs - nowMs > LEAST_URL_LIFE_MS
}
