import { FALLBACK_REASONS } from '@trendverse/domain/ai/fallback-reason'
import {
  CHOICES_OFFERED,
  MAX_ALT_TEXT_LENGTH,
  MAX_CAPTION_LENGTH,
  MEME_GENERATORS,
} from '@trendverse/domain/memes/meme'
import { MEME_FORMATS, MEME_STYLES, MEME_TONES } from '@trendverse/domain/memes/meme-kinds'
import { z } from 'zod'

const instant = z.iso.datetime({ offset: true })
const count = z.number().int().nonnegative()
const MOST_CAPTIONS = 4

export const placement = z.strictObject({
  /** The middle of the caption, as fractions of the picture. */
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
  /** 1 is the size that fits by itself. */
  scale: z.number().min(0.4).max(2),
})
export const captions = z
  .array(z.string().max(MAX_CAPTION_LENGTH * 4))
  .max(MOST_CAPTIONS)
  .readonly()
/** Where captions stand, one for each; null: where the format has it. */
export const placements = z.array(placement.nullable()).max(MOST_CAPTIONS).readonly()
export const altText = z.string().max(MAX_ALT_TEXT_LENGTH)

/** What everybody may see of a meme, in the gallery or by its link. */
export const publicMeme = {
  id: z.uuid(),
  trendId: z.uuid(),
  trendName: z.string(),
  paintingUrl: z.string().nullable(),
  text: z.string(),
  captions,
  placements,
  style: z.enum(MEME_STYLES),
  tone: z.enum(MEME_TONES),
  type: z.enum(MEME_FORMATS),
  altText: z.string(),
  hashtags: z.array(z.string()).readonly(),
  createdAt: instant,
  /** First name, or `Anonymous` (SH-07). */
  createdBy: z.string(),
  /** Whose meme it began as; `original` is null once that one is no longer shared. Null for a meme that is no remix. */
  remixOf: z
    .strictObject({
      original: z.strictObject({ id: z.uuid(), trendId: z.uuid(), createdBy: z.string() }).nullable(),
    })
    .nullable(),
}

/** What anybody with the link sees of a shared meme (OP-64). */
export const sharedMeme = z.strictObject({
  ...publicMeme,
  /** Same-origin; null where only its captions are kept. */
  imageUrl: z.string().nullable(),
  /** Whether it stands in the gallery, where others may remix it. */
  isListed: z.boolean(),
})

/** A meme of the gallery, to be drawn from what it says: an uploaded file may show anything. */
export const galleryMeme = z.strictObject({
  ...publicMeme,
  listedAt: instant,
  /** The colour of its trend; null where that has no page any more. */
  accent: z.string().nullable(),
})

/** A meme of one's own (MM-19), with the texts of MM-18. */
export const memeSchema = sharedMeme.extend({
  imagePrompt: z.string(),
  viralPotential: z.number().int().min(1).max(10),
  targetAudience: z.string(),
  memeCulture: z.string(),
  shareableQuote: z.string(),
  likes: count,
  shares: count,
  generatedBy: z.enum(MEME_GENERATORS),
  source: z.string(),
  /** ER-44 is due. */
  fallback: z.boolean(),
  fallbackReason: z.enum(FALLBACK_REASONS).nullable(),
  savedAt: instant.nullable(),
  sharedAt: instant.nullable(),
  /** Captions to choose from, there until one of them was chosen; until then the meme says the first. */
  choices: z
    .array(z.strictObject({ captions, altText: z.string(), shareableQuote: z.string() }))
    .min(2)
    .max(CHOICES_OFFERED)
    .readonly()
    .optional(),
})
