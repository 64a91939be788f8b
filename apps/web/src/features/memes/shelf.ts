import { HISTORY_SHOWN, SAVED_KEPT } from '@trendverse/domain/memes/meme'
import type { OwnMeme } from '../../backend/meme-calls'

/** The memes one made lately and those one keeps, the latest first (MM-17, MM-20). */
export type Shelf = { readonly recent: readonly OwnMeme[]; readonly saved: readonly OwnMeme[] }

const without = (memes: readonly OwnMeme[], id: string) => memes.filter((meme) => meme.id !== id)

/** A meme that is new or became different: on top of its list, or where it stood. */
export function shelved(shelf: Shelf, meme: OwnMeme): Shelf {
  const put = (memes: readonly OwnMeme[]) =>
    memes.some(({ id }) => id === meme.id) ? memes.map((kept) => (kept.id === meme.id ? meme : kept)) : [meme, ...memes]
  return {
    recent: put(shelf.recent).slice(0, HISTORY_SHOWN),
    saved: meme.savedAt === null ? without(shelf.saved, meme.id) : put(shelf.saved).slice(0, SAVED_KEPT),
  }
}

/** A meme that became different, where it stands; one that is gone stays gone. */
export function replaced(shelf: Shelf, meme: OwnMeme): Shelf {
  return onShelf(shelf, meme.id) === null ? shelf : shelved(shelf, meme)
}

/** Without a meme. */
export function unshelved(shelf: Shelf, id: string): Shelf {
  return { recent: without(shelf.recent, id), saved: without(shelf.saved, id) }
}

/** The meme of an id, where one of the lists has it. */
export function onShelf(shelf: Shelf, id: string): OwnMeme | null {
  return [...shelf.recent, ...shelf.saved].find((meme) => meme.id === id) ?? null
}
