import { FALLBACK_REASONS } from '@trendverse/domain/ai/fallback-reason'
import { GENERATION_STAGES } from '@trendverse/domain/ai/generation-job'
import {
  CHOICES_OFFERED,
  MAX_ALT_TEXT_LENGTH,
  MAX_CAPTION_LENGTH,
  MAX_CONTEXT_LENGTH,
  MAX_CUSTOM_TEXT_LENGTH,
  MEME_GENERATORS,
} from '@trendverse/domain/memes/meme'
import { MEME_FORMATS, MEME_STYLES, MEME_TONES } from '@trendverse/domain/memes/meme-kinds'
import { z } from 'zod'
import { publicCall, userCall } from './access'
import { pageInput, pageOutput } from './paging'

const TAGS = ['Memes']
const instant = z.iso.datetime({ offset: true })
const count = z.number().int().nonnegative()
const MOST_CAPTIONS = 4

const placement = z.strictObject({
  /** The middle of the caption, as fractions of the picture. */
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
  /** 1 is the size that fits by itself. */
  scale: z.number().min(0.4).max(2),
})
const captions = z
  .array(z.string().max(MAX_CAPTION_LENGTH * 4))
  .max(MOST_CAPTIONS)
  .readonly()
/** Where captions stand, one for each; null: where the format has it. */
export const placements = z.array(placement.nullable()).max(MOST_CAPTIONS).readonly()
const altText = z.string().max(MAX_ALT_TEXT_LENGTH)

/** What everybody may see of a meme, in the gallery or by its link. */
const publicMeme = {
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
const sharedMeme = z.strictObject({
  ...publicMeme,
  /** Same-origin; null where only its captions are kept. */
  imageUrl: z.string().nullable(),
  /** Whether it stands in the gallery, where others may remix it. */
  isListed: z.boolean(),
})

/** A meme of the gallery, to be drawn from what it says: an uploaded file may show anything. */
const galleryMeme = z.strictObject({
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

const memeOutput = z.object({ data: memeSchema })
/** One of the two: a meme, or how far it is. */
const orderOutput = z.object({
  data: z.strictObject({
    meme: memeSchema.nullable(),
    job: z.strictObject({ id: z.uuid(), stage: z.enum(GENERATION_STAGES) }).nullable(),
  }),
})
const removed = z.object({ data: z.strictObject({ removed: z.literal(true) }) })

/** API-13, OP-42, OP-52 to OP-55. What belongs to somebody else answers as if there were none. */
export const memesContract = {
  generate: userCall
    .route({
      method: 'POST',
      path: '/memes/generate',
      summary: 'Have a meme made about a trend (spends a unit)',
      description:
        'Answers with the meme, or, where a model takes its time to write or paint it, with a job to ask for: `writing`, ' +
        'then `painting`. The unit is given back when only the built-in writer delivered in place of a model.',
      tags: TAGS,
    })
    .input(
      z.strictObject({
        trendId: z.uuid(),
        style: z.enum(MEME_STYLES),
        tone: z.enum(MEME_TONES),
        format: z.enum(MEME_FORMATS),
        customText: z.string().max(MAX_CUSTOM_TEXT_LENGTH, `At most ${MAX_CUSTOM_TEXT_LENGTH} characters`).default(''),
        context: z.string().max(MAX_CONTEXT_LENGTH, `At most ${MAX_CONTEXT_LENGTH} characters`).default(''),
      }),
    )
    .output(orderOutput),
  job: userCall
    .route({ method: 'GET', path: '/memes/jobs/{id}', summary: 'Progress of a meme, or the finished meme', tags: TAGS })
    .input(z.strictObject({ id: z.uuid() }))
    .output(orderOutput),
  cancelJob: userCall
    .route({
      method: 'DELETE',
      path: '/memes/jobs/{id}',
      summary: 'Cancel a meme; its unit is refunded unless it is ready',
      tags: TAGS,
    })
    .input(z.strictObject({ id: z.uuid() }))
    .output(z.object({ data: z.strictObject({ cancelled: z.boolean() }) })),
  history: userCall
    .route({
      method: 'GET',
      path: '/memes/user',
      summary: 'Memes of this account, the latest first; a hundred are kept',
      tags: TAGS,
    })
    .input(z.strictObject(pageInput))
    .output(pageOutput(memeSchema)),
  saved: userCall
    .route({
      method: 'GET',
      path: '/memes/saved',
      summary: 'The collection of this account, at most fifty',
      tags: TAGS,
    })
    .input(z.strictObject(pageInput))
    .output(pageOutput(memeSchema)),
  save: userCall
    .route({
      method: 'PUT',
      path: '/memes/saved/{id}',
      summary: 'Put a meme into the collection; `replaceOldest` allows the fifty-first',
      tags: TAGS,
    })
    .input(z.strictObject({ id: z.uuid(), replaceOldest: z.boolean().default(false) }))
    .output(memeOutput),
  unsave: userCall
    .route({ method: 'DELETE', path: '/memes/saved/{id}', summary: 'Take a meme out of the collection', tags: TAGS })
    .input(z.strictObject({ id: z.uuid() }))
    .output(memeOutput),
  choose: userCall
    .route({
      method: 'PUT',
      path: '/memes/{id}/choice',
      summary: 'Take one of the captions a new meme offers, by its place from 0; the others are forgotten',
      tags: TAGS,
    })
    .input(
      z.strictObject({
        id: z.uuid(),
        choice: z
          .number()
          .int()
          .min(0)
          .max(CHOICES_OFFERED - 1),
      }),
    )
    .output(memeOutput),
  edit: userCall
    .route({
      method: 'PATCH',
      path: '/memes/{id}',
      summary: 'Change captions, where they stand, or the alternative text',
      tags: TAGS,
    })
    .input(
      z.strictObject({
        id: z.uuid(),
        captions: captions.optional(),
        placements: placements.optional(),
        altText: altText.optional(),
      }),
    )
    .output(memeOutput),
  list: userCall
    .route({
      method: 'PUT',
      path: '/memes/{id}/listing',
      summary: 'Take a meme one shared out of the gallery, or put it back where it stood',
      tags: TAGS,
    })
    .input(z.strictObject({ id: z.uuid(), isListed: z.boolean() }))
    .output(memeOutput),
  remix: userCall
    .route({
      method: 'POST',
      path: '/memes/{id}/remix',
      summary: 'A new meme of one’s own that begins as one of the gallery (spends a unit)',
      tags: TAGS,
    })
    .input(z.strictObject({ id: z.uuid() }))
    .output(memeOutput),
  gallery: publicCall
    .route({
      method: 'GET',
      path: '/memes/gallery',
      summary: 'Memes their makers shared, the latest first: those of today (UTC), or the latest where today has none',
      description: 'Pass the `nextCursor` of one answer as `cursor` of the next call for older ones.',
      tags: TAGS,
    })
    .input(z.strictObject({ cursor: z.string().max(80).optional() }))
    .output(z.object({ data: z.array(galleryMeme).readonly(), nextCursor: z.string().nullable() })),
  remove: userCall
    .route({ method: 'DELETE', path: '/memes/{id}', summary: 'Delete a meme and its picture', tags: TAGS })
    .input(z.strictObject({ id: z.uuid() }))
    .output(removed),
  example: publicCall
    .route({
      method: 'GET',
      path: '/memes/example/{trendId}',
      summary: 'A finished meme about a trend, to try the editor with before there is an account',
      tags: TAGS,
    })
    .input(z.strictObject({ trendId: z.uuid() }))
    .output(
      z.object({
        data: z.strictObject({
          style: z.enum(MEME_STYLES),
          type: z.enum(MEME_FORMATS),
          captions,
          altText: z.string(),
        }),
      }),
    ),
  shared: publicCall
    .route({
      method: 'GET',
      path: '/memes/{id}',
      summary: 'A shared meme, as anyone with the link sees it',
      tags: TAGS,
    })
    .input(z.strictObject({ id: z.uuid() }))
    .output(z.object({ data: sharedMeme })),
}
