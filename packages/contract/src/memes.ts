import { GENERATION_STAGES } from '@trendverse/domain/ai/generation-job'
import { CHOICES_OFFERED, MAX_CONTEXT_LENGTH, MAX_CUSTOM_TEXT_LENGTH } from '@trendverse/domain/memes/meme'
import { MEME_FORMATS, MEME_STYLES, MEME_TONES } from '@trendverse/domain/memes/meme-kinds'
import { z } from 'zod'
import { publicCall, userCall } from './access'
import { filterText, id } from './field'
import { altText, captions, galleryMeme, memeSchema, placements, sharedMeme } from './meme-schemas'
import { pageInput, pageOutput } from './paging'

const TAGS = ['Memes']
const memeOutput = z.object({ data: memeSchema })
/** One of the two: a meme, or how far it is. */
export const memeOrder = z.strictObject({
  meme: memeSchema.nullable(),
  job: z.strictObject({ id: z.uuid(), stage: z.enum(GENERATION_STAGES) }).nullable(),
})
const orderOutput = z.object({ data: memeOrder })
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
        trendId: id,
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
    .input(z.strictObject({ id }))
    .output(orderOutput),
  cancelJob: userCall
    .route({
      method: 'DELETE',
      path: '/memes/jobs/{id}',
      summary: 'Cancel a meme; its unit is refunded unless it is ready',
      tags: TAGS,
    })
    .input(z.strictObject({ id }))
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
    .input(z.strictObject({ id, replaceOldest: z.boolean().default(false) }))
    .output(memeOutput),
  unsave: userCall
    .route({ method: 'DELETE', path: '/memes/saved/{id}', summary: 'Take a meme out of the collection', tags: TAGS })
    .input(z.strictObject({ id }))
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
        id,
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
        id,
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
    .input(z.strictObject({ id, isListed: z.boolean() }))
    .output(memeOutput),
  remix: userCall
    .route({
      method: 'POST',
      path: '/memes/{id}/remix',
      summary: 'A new meme of one’s own that begins as one of the gallery (spends a unit)',
      tags: TAGS,
    })
    .input(z.strictObject({ id }))
    .output(memeOutput),
  gallery: publicCall
    .route({
      method: 'GET',
      path: '/memes/gallery',
      summary: 'Memes their makers shared, the latest first: those of today (UTC), or the latest where today has none',
      description: 'Pass the `nextCursor` of one answer as `cursor` of the next call for older ones.',
      tags: TAGS,
    })
    .input(z.strictObject({ cursor: filterText(80).optional() }))
    .output(z.object({ data: z.array(galleryMeme).readonly(), nextCursor: z.string().nullable() })),
  remove: userCall
    .route({ method: 'DELETE', path: '/memes/{id}', summary: 'Delete a meme and its picture', tags: TAGS })
    .input(z.strictObject({ id }))
    .output(removed),
  example: publicCall
    .route({
      method: 'GET',
      path: '/memes/example/{trendId}',
      summary: 'A finished meme about a trend, to try the editor with before there is an account',
      tags: TAGS,
    })
    .input(z.strictObject({ trendId: id }))
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
  begin: userCall
    .route({
      method: 'POST',
      path: '/memes/example/{trendId}',
      summary: 'A new meme with captions of one’s own, as written over the example (spends a unit)',
      tags: TAGS,
    })
    .input(
      z.strictObject({
        trendId: id,
        style: z.enum(MEME_STYLES),
        format: z.enum(MEME_FORMATS),
        captions,
        placements,
      }),
    )
    .output(memeOutput),
  shared: publicCall
    .route({
      method: 'GET',
      path: '/memes/{id}',
      summary: 'A shared meme, as anyone with the link sees it',
      tags: TAGS,
    })
    .input(z.strictObject({ id }))
    .output(z.object({ data: sharedMeme })),
}
