import type { OwnMeme } from '../../backend/meme-calls'
import { isSameDraft, type MemeDraft } from './meme-edits'

/** What is sent of a meme: without the description where that is empty, which waits for its next word. */
export type MemeChange = Omit<MemeDraft, 'altText'> & { readonly altText?: string }

export type EditKeeper = {
  /**
   * Sends a draft, after those sent before it; resolves with the meme as it then is, or null where nothing had changed.
   * Throws what it was refused with; the next draft brings what this one did not.
   */
  readonly keep: (draft: MemeDraft) => Promise<OwnMeme | null>
}

function changeOf({ altText, ...rest }: MemeDraft): MemeChange {
  return altText.trim() === '' ? rest : { ...rest, altText }
}

/** Tells the home of a meme what is changed of it: one call at a time, so that the latest draft is the last to arrive. */
export function createEditKeeper(first: MemeDraft, send: (change: MemeChange) => Promise<OwnMeme>): EditKeeper {
  let kept = first
  let sending: Promise<unknown> = Promise.resolve()
  const keepNext = async (draft: MemeDraft) => {
    if (isSameDraft(draft, kept)) return null
    const meme = await send(changeOf(draft))
    kept = draft
    return meme
  }
  return {
    keep: (draft) => {
      const next = sending.then(() => keepNext(draft))
      sending = next.catch(() => undefined)
      return next
    },
  }
}
