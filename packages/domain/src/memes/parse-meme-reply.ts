import { type RepairJson, readObjects, withoutFences } from '../ai/read-reply'
import { CAPTION_ROLES, type MemeFormatId } from './meme-kinds'
import { isTextAllowed } from './moderation'
import { type ParsedMeme, readMeme } from './parsed-meme'

/** The longest answer is 1,000 tokens (AI-05), some 5,000 characters; repairing takes time that grows with the square of it. */
const MAX_REPLY_LENGTH = 10_000

/**
 * The meme in a model's answer: fences and words around it are stripped, the JSON is repaired if it must be, and the first
 * object that has the shape is taken. Null when there is none, or when the block list refuses what would be read (OP-54).
 * Never throws.
 */
export function parseMemeReply(reply: string, format: MemeFormatId, repair: RepairJson): ParsedMeme | null {
  const objects = readObjects(withoutFences(reply.slice(0, MAX_REPLY_LENGTH)), repair)
  for (const object of objects) {
    const meme = readMeme(object, CAPTION_ROLES[format])
    if (meme !== null) return isMemeAllowed(meme) ? meme : null
  }
  return null
}

function isMemeAllowed({ captions, hashtags, viralPotential, ...texts }: ParsedMeme): boolean {
  return [...captions, captions.join(' '), hashtags.join(' '), ...Object.values(texts)].every(isTextAllowed)
}
