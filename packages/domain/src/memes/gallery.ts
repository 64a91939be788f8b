import type { Uuid } from '../primitives/uuid'
import { type GalleryDoubts, isWithdrawn } from './gallery-doubts'
import type { Meme } from './meme'

/** So many memes are told at once. */
export const GALLERY_PAGE_SIZE = 24

/** Where a meme stands in the gallery, the latest listed first. */
export type GalleryPlace = { readonly listedAtMs: number; readonly id: Uuid }
/** A meme its maker listed. */
export type ListedMeme = Meme & GalleryPlace

/**
 * Whether visitors see a meme in the gallery: its maker listed it, no administrator hid it, and reports that wait for one do not
 * outweigh that. A share link goes on working while they wait; the gallery, which chooses what it shows, does not.
 */
export function isInGallery(meme: Pick<Meme, 'listedAtMs' | 'hidden'>, doubts: GalleryDoubts): boolean {
  return meme.listedAtMs !== null && !meme.hidden && !isWithdrawn(doubts)
}

/** Whether a report that turned these doubts into those took a meme out of the gallery. */
export function leavesGallery(
  meme: Pick<Meme, 'listedAtMs' | 'hidden'>,
  before: GalleryDoubts,
  after: GalleryDoubts,
): boolean {
  return isInGallery(meme, before) && !isInGallery(meme, after)
}

/**
 * What is known of a meme once it was shared. The first time its maker lists it by that, where the gallery takes it; later ones
 * leave it where its maker wants it.
 */
export function sharedNow(
  { shares, sharedAtMs, listedAtMs }: Pick<Meme, 'shares' | 'sharedAtMs' | 'listedAtMs'>,
  nowMs: number,
  isListable = true,
) {
  const isListedNow = sharedAtMs === null && isListable
  return { shares: shares + 1, sharedAtMs: sharedAtMs ?? nowMs, listedAtMs: isListedNow ? nowMs : listedAtMs }
}

/**
 * When a meme counts as listed once its maker wants it in the gallery, or out of it. It stands where it was first shared, so that
 * taking it out and putting it back moves it nowhere. A meme that was never shared stays out.
 */
export function listedAt({ sharedAtMs }: Pick<Meme, 'sharedAtMs'>, isWanted: boolean): number | null {
  return isWanted ? sharedAtMs : null
}

/**
 * What a page of the gallery shows. The first is what was listed today (UTC), or the latest where today has none yet.
 *
 * @param rows The latest first, one more than a page holds, so that the page knows whether there are others.
 * @param firstAtMs Now, for the first page; null for those behind it.
 */
export function pageOfGallery(
  rows: readonly ListedMeme[],
  firstAtMs: number | null,
): { readonly memes: readonly ListedMeme[]; readonly next: GalleryPlace | null } {
  const held = rows.slice(0, GALLERY_PAGE_SIZE)
  const today = firstAtMs === null ? [] : held.filter(({ listedAtMs }) => dayOf(listedAtMs) === dayOf(firstAtMs))
  const memes = today.length > 0 ? today : held
  return { memes, next: rows.length > memes.length ? (memes.at(-1) ?? null) : null }
}

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)
