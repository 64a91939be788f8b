import type { Uuid } from '../primitives/uuid'
import { uuidOfParts } from '../primitives/uuid-of-parts'
import type { Meme } from './meme'

type Words = Pick<Meme, 'text' | 'altText' | 'placements'>

/** What the gallery shows of a meme that its maker may change: an administrator who keeps it keeps this, and nothing else. */
export function wordsOf({ text, altText, placements }: Words): Uuid {
  return uuidOfParts([text, altText, JSON.stringify(placements)])
}

/** The same with the picture behind its link: what a report is about. */
export function lookOf(meme: Words & Pick<Meme, 'imageUrl'>): Uuid {
  return uuidOfParts([wordsOf(meme), meme.imageUrl ?? ''])
}
