import { isBeyond, THROTTLES } from '@trendverse/domain/accounts/throttle-rules'
import { textOfCaptions } from '@trendverse/domain/memes/compose-meme'
import { type CaptionPlacement, MAX_CAPTION_LENGTH, type Meme, SAVED_KEPT } from '@trendverse/domain/memes/meme'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { cleanText } from '@trendverse/domain/primitives/clean-text'
import { countGraphemes } from '@trendverse/domain/primitives/graphemes'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { SignedInCaller } from '../accounts/caller'
import { countAttempt } from '../accounts/throttle'
import { discardPictures } from '../media/visitor-pictures'
import type { Needs } from '../ports/ports'
import { isAllowedByProvider, refuseTexts, textRefused } from './moderate-text'
import { isGalleryOpenTo, refuseRemovedWords } from './removed-words'

export type MemeEdit = {
  readonly captions?: readonly string[] | undefined
  readonly placements?: readonly (CaptionPlacement | null)[] | undefined
  readonly altText?: string | undefined
}

type EditPorts = Needs<'memes' | 'ai' | 'events' | 'rateCounter' | 'tokens' | 'clock'>

export function noSuchMeme(): AppError {
  return new AppError('not_found', 'This meme doesn’t exist.')
}

/**
 * Changes captions, where they stand, or the alternative text of one's own meme. As many captions as it has boxes; with
 * captions of its own a meme offers no others any more. Texts are moderated like those of an order (OP-54), and what was removed of
 * its maker is not said again where others see it. Where the gallery is closed to its maker, a change takes a meme out of it. Throws
 * AppError `not_found`, `invalid_input`.
 */
export async function editMeme(ports: EditPorts, caller: SignedInCaller, id: string, edit: MemeEdit): Promise<Meme> {
  const { user } = caller
  const meme = await ports.memes.find(id.toLowerCase())
  if (meme?.createdBy !== user.id) throw noSuchMeme()
  const { placements } = edit
  const captions = fittingCaptions(edit, meme.captions.length)
  const altText = edit.altText === undefined ? undefined : cleanText(edit.altText)
  if (altText === '') throw invalid('altText', 'Please add alt text.')
  await moderateWords(ports, user.id, {
    ...(captions && { captions: captions.join(' ') }),
    ...(altText !== undefined && { altText }),
  })
  if (captions && meme.sharedAtMs !== null) await refuseWordsOf(ports, user.id, captions)
  const changed = await ports.memes.edit(meme.id, user.id, () => ({
    ...(captions && { captions, text: textOfCaptions(captions), choices: undefined }),
    ...(placements && { placements }),
    ...(altText !== undefined && { altText }),
  }))
  if (changed === null) throw noSuchMeme()
  if (changed.listedAtMs === null) return changed
  const kept = (await isGalleryOpenTo(ports, user.id))
    ? changed
    : ((await ports.memes.setListed(meme.id, user.id, false)) ?? changed)
  await ports.events.galleryChanged()
  return kept
}

async function refuseWordsOf(ports: Needs<'memes'>, ownerId: Uuid, captions: readonly string[]): Promise<void> {
  try {
    await refuseRemovedWords(ports, ownerId, textOfCaptions(captions))
  } catch (error) {
    throw error instanceof AppError ? invalid('captions', error.message) : error
  }
}

/** The captions as they are kept, where there are some. Throws AppError `invalid_input` where they do not fit so many boxes. */
export function fittingCaptions<Edit extends Pick<MemeEdit, 'captions' | 'placements'>>(
  { captions: written, placements }: Edit,
  boxes: number,
): Edit['captions'] {
  const captions = written?.map(cleanText)
  if ((captions && captions.length !== boxes) || (placements && placements.length !== boxes)) {
    throw invalid(captions ? 'captions' : 'placements', `This meme has ${boxes} captions.`)
  }
  if (captions?.some((caption) => countGraphemes(caption) > MAX_CAPTION_LENGTH)) {
    throw invalid('captions', `At most ${MAX_CAPTION_LENGTH} characters`)
  }
  return captions
}

type ModeratingPorts = Needs<'ai' | 'rateCounter' | 'tokens' | 'clock'>

/**
 * Refuses words of a member that may not be used (OP-54), with their fields. Calls of a provider are worth money: beyond so many an
 * hour our own list judges alone.
 */
export async function moderateWords(
  ports: ModeratingPorts,
  userId: string,
  texts: Readonly<Record<string, string>>,
): Promise<void> {
  const said = Object.values(texts).join('\n').trim()
  if (said === '') return
  refuseTexts(texts)
  const { ai } = ports
  if (ai === null || isBeyond(THROTTLES.memberVerdict, await countAttempt(ports, THROTTLES.memberVerdict, userId)))
    return
  if (!(await isAllowedByProvider(ai, said))) throw textRefused(Object.keys(texts))
}

function invalid(field: string, message: string): AppError {
  return new AppError('invalid_input', message, { fields: { [field]: message } })
}

type FilePorts = Needs<'memes' | 'media' | 'log' | 'clock'>

/** Puts a meme into the collection. Throws AppError `not_found`, `conflict` where fifty are in it (OP-55). */
export async function saveMeme(
  ports: FilePorts,
  { user }: SignedInCaller,
  { id, replaceOldest }: { readonly id: string; readonly replaceOldest: boolean },
): Promise<Meme> {
  const outcome = await ports.memes.save(id.toLowerCase(), user.id, ports.clock.nowMs(), replaceOldest)
  if (outcome === null) throw noSuchMeme()
  if (outcome.kind === 'full') {
    throw new AppError('conflict', `You’ve saved ${SAVED_KEPT} memes. Saving this one would remove the oldest.`)
  }
  await discardPictures(ports, outcome.unused)
  return outcome.meme
}

/** Takes a meme out of the collection. Throws AppError `not_found`. */
export async function unsaveMeme(ports: FilePorts, { user }: SignedInCaller, id: string): Promise<Meme> {
  const outcome = await ports.memes.unsave(id.toLowerCase(), user.id)
  if (outcome === null) throw noSuchMeme()
  await discardPictures(ports, outcome.unused)
  return outcome.meme
}

/** Deletes a meme and its files. Throws AppError `not_found`. */
export async function removeMeme(
  ports: FilePorts & Needs<'events'>,
  { user }: SignedInCaller,
  id: string,
): Promise<void> {
  const outcome = await ports.memes.remove(id.toLowerCase(), user.id)
  if (outcome === null) throw noSuchMeme()
  await ports.events.galleryChanged()
  await discardPictures(ports, outcome.unused)
}
