import type { CaptionPlacement } from '@trendverse/domain/memes/meme'
import { CAPTION_ROLES, type MemeFormatId, type MemeStyle } from '@trendverse/domain/memes/meme-kinds'
import { keepText, type OpenStorage, readJson } from '@trendverse/domain/primitives/kept-text'
import { STORAGE_PREFIX } from '@trendverse/domain/primitives/product'

/** What a guest wrote in the editor, so that signing in costs none of it. */
export const BEGUN_MEME_KEY = `${STORAGE_PREFIX}begun_meme`

/** A meme somebody began before they had an account: over the example of its trend, or over a meme of the gallery. */
export type BegunMeme = {
  readonly trendId: string
  /** The meme it is a remix of; null: it began as the example. */
  readonly remixOf: string | null
  readonly style: MemeStyle
  readonly type: MemeFormatId
  readonly captions: readonly string[]
  readonly placements: readonly (CaptionPlacement | null)[]
  /** What a model painted for the meme it is a remix of; null: nothing. */
  readonly paintingUrl: string | null
  /** The remix that was made of it, when its words were refused after that; null: none yet. */
  readonly madeId: string | null
}

const isTextOrNull = (value: unknown): boolean => value === null || typeof value === 'string'
const isFraction = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= 1

function isPlacement(value: unknown): boolean {
  if (value === null) return true
  const { x, y, scale } = (typeof value === 'object' ? value : {}) as Partial<Record<string, unknown>>
  return isFraction(x) && isFraction(y) && typeof scale === 'number' && scale > 0
}

/** Storage outlives the code that wrote it: what it holds is a meme of this trend, or nothing. */
export function readBegunMeme(
  storage: OpenStorage,
  { trendId, remixOf }: Pick<BegunMeme, 'trendId' | 'remixOf'>,
): BegunMeme | null {
  const kept = readJson(storage, BEGUN_MEME_KEY) as Partial<Record<keyof BegunMeme, unknown>> | null
  if (kept?.trendId !== trendId || kept.remixOf !== remixOf || typeof kept.style !== 'string') return null
  const { type, captions, placements, paintingUrl, madeId } = kept
  if (!isTextOrNull(paintingUrl) || !isTextOrNull(madeId)) return null
  const boxes = typeof type === 'string' && Object.hasOwn(CAPTION_ROLES, type) && CAPTION_ROLES[type as MemeFormatId]
  if (!boxes || !Array.isArray(captions) || !Array.isArray(placements)) return null
  const fits = captions.length === boxes.length && placements.length === boxes.length
  const isWhole = fits && captions.every((one) => typeof one === 'string') && placements.every(isPlacement)
  // Its parts were looked at one by one; an unknown style is refused where the meme is made.
  return isWhole ? (kept as BegunMeme) : null
}

/** Null: it was made, or put away. */
export function keepBegunMeme(storage: OpenStorage, meme: BegunMeme | null): void {
  keepText(storage, BEGUN_MEME_KEY, meme && JSON.stringify(meme))
}
