import type { Meme } from '@trendverse/domain/memes/meme'
import { saysRemovedWords } from '@trendverse/domain/memes/removals'
import { takeChoice } from '@trendverse/domain/memes/take-choice'
import { AppError } from '@trendverse/domain/primitives/app-error'
import type { SignedInCaller } from '../accounts/caller'
import type { Needs } from '../ports/ports'
import { noSuchMeme } from './change-meme'
import { removedWords } from './removed-words'

/**
 * Takes one of the captions that were offered for one's own meme; the others are forgotten. A meme that was chosen already stays
 * as it is, so that a choice sent twice is one. Throws AppError `not_found`, `invalid_input`, `conflict` where others would read what
 * was removed of its maker.
 */
export async function chooseCaptions(
  { memes, events }: Needs<'events' | 'memes'>,
  { user }: SignedInCaller,
  { id, choice }: { readonly id: string; readonly choice: number },
): Promise<Meme> {
  const removals = await memes.listRemovalsOf(user.id)
  const meme = await memes.edit(id.toLowerCase(), user.id, (open) => {
    if (open.choices === undefined) return {}
    const chosen = takeChoice(open, choice)
    if (chosen === null) throw notOffered(open.choices.length)
    if (open.sharedAtMs !== null && saysRemovedWords(chosen.text, removals)) throw removedWords()
    return chosen
  })
  if (meme === null) throw noSuchMeme()
  if (meme.listedAtMs !== null) await events.galleryChanged()
  return meme
}

function notOffered(count: number): AppError {
  const message = `This meme has ${count} captions to choose from.`
  return new AppError('invalid_input', message, { fields: { choice: message } })
}
