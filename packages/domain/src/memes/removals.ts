import { DAY_MS } from '../primitives/time'
import type { Uuid } from '../primitives/uuid'
import { uuidOfParts } from '../primitives/uuid-of-parts'
import { foldDisguise, readStandIns } from './fold-disguise'

/** A meme of an account that an administrator hid. It is remembered when its maker deletes it. */
export type MemeRemoval = {
  readonly memeId: Uuid
  /** `removedWordsOf` it; null for one with no words, or hidden before they were kept. */
  readonly words: Uuid | null
  /** When the meme was made. */
  readonly madeAtMs: number
}

/** So many removed memes close the gallery to their maker, as long as they were made so lately. */
const CLOSING_REMOVALS = 3
const CLOSING_WINDOW_MS = 90 * DAY_MS

/** What the words of a meme are known by, however they are written; null where it has none. */
export function removedWordsOf(text: string): Uuid | null {
  return nameOf(readStandIns(foldDisguise(text)))
}

function nameOf(folded: string): Uuid | null {
  const bare = folded.replace(/[^\p{L}\p{N}]+/gu, '')
  return bare === '' ? null : uuidOfParts([bare])
}

/** Whether a text says what was removed of its maker before. */
export function saysRemovedWords(text: string, removals: readonly MemeRemoval[]): boolean {
  // Removals saved by earlier versions were keyed without reading digits and signs as letters.
  const known = new Set([removedWordsOf(text), nameOf(foldDisguise(text))])
  return removals.some(({ words }) => words !== null && known.has(words))
}

/** Whether so much of an account was removed that the gallery takes nothing new of it. */
export function isGalleryClosed(removals: readonly MemeRemoval[], nowMs: number): boolean {
  return removals.filter(({ madeAtMs }) => madeAtMs > nowMs - CLOSING_WINDOW_MS).length >= CLOSING_REMOVALS
}
