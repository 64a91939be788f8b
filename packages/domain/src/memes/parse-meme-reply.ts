import { answerText, type RepairJson, readObjects } from '../ai/read-reply'
import { foldText } from '../quizzes/fold-text'
import { CHOICES_OFFERED } from './meme'
import { CAPTION_ROLES, type MemeFormatId } from './meme-kinds'
import { isTextAllowed } from './moderation'
import { type ParsedMeme, readMeme } from './parsed-meme'

/** The longest answer is 1,000 tokens (AI-05), some 5,000 characters; repairing takes time that grows with the square of it. */
const MAX_REPLY_LENGTH = 10_000

/**
 * The memes in a model's answer, at most as many as are offered, each of its own words: thoughts, fences and words around them are
 * stripped, the JSON is repaired if it must be, and the first object that has the shape is taken. A model that writes one meme
 * instead of a list of `choices` is understood. None when there is nothing of that shape, or when the block list refuses what
 * would be read (OP-54). Never throws.
 */
export function parseMemeReply(reply: string, format: MemeFormatId, repair: RepairJson): readonly ParsedMeme[] {
  const answer = answerText(reply, MAX_REPLY_LENGTH)
  for (const objects of [...readObjects(answer, repair), [plainMeme(answer)]]) {
    for (const object of objects) {
      const memes = memesOf(object).flatMap((value) => readMeme(value, CAPTION_ROLES[format]) ?? [])
      if (memes.length > 0) return withoutRepeats(memes.filter(isMemeAllowed)).slice(0, CHOICES_OFFERED)
    }
  }
  return []
}

/** "**Top:** ...", a line each, and hashtags wherever they stand: the text models fall back to. */
function plainMeme(answer: string): object {
  const lines = [...answer.matchAll(/^[\s*_>-]{0,8}([a-z][\w ]{0,30}?)[*_ ]{0,4}:[*_ ]{0,4}(\S.*)$/gim)]
  const said = lines.map(([, name = '', text = '']) => [name, text.trim()] as const)
  return { ...Object.fromEntries(said.toReversed()), hashtags: answer.match(/#[\p{L}\p{N}_]+/gu) ?? [] }
}

/** Each of its choices with what they have in common, or the object itself. */
function memesOf(object: object): readonly object[] {
  if (!('choices' in object)) return [object]
  const { choices, ...shared } = object
  const listed: readonly unknown[] = Array.isArray(choices) ? choices : []
  return listed.flatMap((choice) => {
    if (Array.isArray(choice)) return [{ ...shared, captions: choice }]
    return typeof choice === 'object' && choice !== null ? [{ ...shared, ...choice }] : []
  })
}

function withoutRepeats(memes: readonly ParsedMeme[]): readonly ParsedMeme[] {
  const texts = memes.map(({ captions }) => foldText(captions.join(' ')).replace(/[^\p{L}\p{N}]+/gu, ' '))
  return memes.filter((_, place) => texts.indexOf(texts[place] ?? '') === place)
}

function isMemeAllowed({ captions, hashtags, viralPotential, ...texts }: ParsedMeme): boolean {
  return [...captions, captions.join(' '), hashtags.join(' '), ...Object.values(texts)].every(isTextAllowed)
}
