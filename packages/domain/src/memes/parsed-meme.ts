import { z } from 'zod'
import { fieldsOf } from '../ai/named-fields'
import { withoutReferences } from '../ai/plain-words'
import { cleanText } from '../primitives/clean-text'
import { countGraphemes, cutAtCharacter } from '../primitives/graphemes'
import { captionsIn } from './given-captions'
import { normaliseHashtags } from './hashtags'
import { MAX_ALT_TEXT_LENGTH, MAX_CAPTION_LENGTH, MAX_HASHTAGS, type MemeText, MIN_HASHTAGS } from './meme'

/** A meme as a model or the built-in writer wrote it, in shape (MM-18, OP-53) but not yet anybody's. */
export type ParsedMeme = Pick<
  MemeText,
  | 'captions'
  | 'imagePrompt'
  | 'altText'
  | 'hashtags'
  | 'viralPotential'
  | 'targetAudience'
  | 'memeCulture'
  | 'shareableQuote'
>

const MAX_IMAGE_PROMPT_LENGTH = 600
const MAX_PHRASE_LENGTH = 160
const MAX_QUOTE_LENGTH = 280
/** What a model is taken to mean that says nothing of it. */
const MIDDLING = 5

/** Tags, links and addresses: a caption is words on a picture and nothing that acts. */
const MARKUP_OR_LINK =
  /<\/?[a-z!]|&(?:#x?[0-9a-f]+|[a-z]+);|\]\(|!\[|\b(?:https?|ftp|javascript|data|file|vbscript):|\bwww\.|\b[\w-]+\.[a-z]{2,}\/\S/i
/** Marks of Markdown around a text, and quotation marks around the whole of it. */
const EMPHASIS = /(\*\*|__|`)(?=\S)(.+?)(?<=\S)\1/g
const WHOLLY_SLANTED = /^\*(?=[^*\s])([^*]+)(?<=\S)\*$/
const WHOLLY_QUOTED = /^["“](?=[^"“”]+["”]$)(.+)["”]$/

/** In characters, and in what they are made of: a letter may bear any number of marks. */
const isShort = (text: string): boolean =>
  text.length <= 4 * MAX_CAPTION_LENGTH && countGraphemes(text) <= MAX_CAPTION_LENGTH

const readable = z.string().transform((text) => cleanText(withoutReferences(text)))
const plain = readable.transform((text) =>
  text
    .replace(EMPHASIS, '$2')
    .replace(WHOLLY_SLANTED, '$1')
    .replace(WHOLLY_QUOTED, '$1')
    .replace(/^#{1,6}\s+/, '')
    .trim(),
)
const caption = plain.refine((text) => text !== '' && isShort(text) && !MARKUP_OR_LINK.test(text))
const text = (maxLength: number) =>
  plain.transform((written) => (MARKUP_OR_LINK.test(written) ? '' : cutAtCharacter(written, maxLength))).catch('')
const hashtags = z.array(z.unknown()).transform(normaliseHashtags)

/** The texts of a meme beside its captions, each with what stands for it where it is missing or useless. */
const shape = z.object({
  imagePrompt: text(MAX_IMAGE_PROMPT_LENGTH),
  altText: text(MAX_ALT_TEXT_LENGTH),
  hashtags: z
    .union([hashtags, z.string().transform((list) => normaliseHashtags(list.split(/[\s,]+/)))])
    .pipe(z.array(z.string()).min(MIN_HASHTAGS))
    .transform((tags) => tags.slice(0, MAX_HASHTAGS)),
  viralPotential: z.coerce
    .number()
    .transform((potential) => Math.min(10, Math.max(1, Math.round(potential))))
    .catch(MIDDLING),
  targetAudience: text(MAX_PHRASE_LENGTH),
  memeCulture: text(MAX_PHRASE_LENGTH),
  shareableQuote: text(MAX_QUOTE_LENGTH),
})

const FIELDS = Object.keys(shape.shape)

/**
 * The meme a value of a model's answer holds, or null: one caption per role of the format, each 1 to 200 characters without
 * markup, links or controls, and three to eight hashtags. The rest is cut to length or has a default.
 */
export function readMeme(value: unknown, roles: readonly string[]): ParsedMeme | null {
  if (typeof value !== 'object' || value === null) return null
  const given: Readonly<Record<string, unknown>> = { ...value }
  const captions = z.array(caption).length(roles.length).safeParse(captionsIn(given, roles))
  const fields = fieldsOf(given)
  const named = Object.fromEntries(FIELDS.map((name) => [name, fields.get(name.toLowerCase())]))
  const rest = shape.safeParse({
    ...named,
    altText: named.altText ?? fields.get('alt'),
    hashtags: named.hashtags ?? fields.get('tags'),
  })
  if (!captions.success || !rest.success) return null
  const spoken = cutAtCharacter(captions.data.join(' '), MAX_ALT_TEXT_LENGTH)
  return { captions: captions.data, ...rest.data, altText: rest.data.altText === '' ? spoken : rest.data.altText }
}
