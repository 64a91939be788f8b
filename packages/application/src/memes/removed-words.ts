import { isGalleryClosed, saysRemovedWords } from '@trendverse/domain/memes/removals'
import { AppError } from '@trendverse/domain/primitives/app-error'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { Needs } from '../ports/ports'

const REMOVED_WORDS = 'An administrator removed a meme of yours that said this. Please change the captions.'

/** Refuses (AppError `conflict`) to show others what was removed of this account before, in whatever meme it stands. */
export async function refuseRemovedWords({ memes }: Needs<'memes'>, ownerId: Uuid, text: string): Promise<void> {
  if (saysRemovedWords(text, await memes.listRemovalsOf(ownerId))) throw removedWords()
}

export function removedWords(): AppError {
  return new AppError('conflict', REMOVED_WORDS, { fields: { captions: REMOVED_WORDS } })
}

/** Whether the gallery takes memes of this account. */
export async function isGalleryOpenTo({ memes, clock }: Needs<'clock' | 'memes'>, ownerId: Uuid): Promise<boolean> {
  return !isGalleryClosed(await memes.listRemovalsOf(ownerId), clock.nowMs())
}
