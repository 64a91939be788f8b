import { CATEGORIES } from '@trendverse/domain/trends/categories/category'
import { LIFECYCLE_STAGES } from '@trendverse/domain/trends/momentum/lifecycle-stage'
import { z } from 'zod'
import { publicCall } from './access'

/** Most stars that are named in one answer. */
export const MAX_NAMED_STARS = 100
const MAX_NUMBER_DIGITS = 10

/** What the bytes of a part are, see `decodeStars` of the domain. */
export const STARS_TYPE = 'application/octet-stream'

const starNumbers = z
  .string()
  .max(MAX_NAMED_STARS * (MAX_NUMBER_DIGITS + 1))
  .regex(/^\d{1,10}(,\d{1,10})*$/, 'Numbers are separated by commas.')
  .transform((text) => [...new Set(text.split(',').map(Number))])
  .refine((numbers) => numbers.length <= MAX_NAMED_STARS, `At most ${MAX_NAMED_STARS} stars are named at once.`)

export const universeContract = {
  stars: publicCall
    .route({
      method: 'GET',
      path: '/universe/stars',
      summary: 'Every trend of this site as a star: a part of the columns a galaxy is drawn from',
      description:
        'Part 0 holds the 2,000 that are brightest now, part 1 the next 18,000, part 2 the rest. Little endian; the ' +
        'form is described in docs/decisions/030-lives-of-trends.md.',
      tags: ['Universe'],
    })
    .input(z.strictObject({ part: z.enum(['0', '1', '2']) }))
    .output(z.file().mime(STARS_TYPE)),
  starNames: publicCall
    .route({
      method: 'GET',
      path: '/universe/stars/names',
      summary: 'Whose lives stars are',
      description: `At most ${MAX_NAMED_STARS} numbers, separated by commas. Those of no star are left out.`,
      tags: ['Universe'],
    })
    .input(z.strictObject({ numbers: starNumbers }))
    .output(
      z.object({
        data: z
          .array(
            z.object({
              number: z.number().int(),
              id: z.uuid(),
              name: z.string(),
              category: z.enum(CATEGORIES),
              /** Null for a trend of the catalogue that no source shows now. */
              lifecycle: z.enum(LIFECYCLE_STAGES).nullable(),
              /** Whether its page can be opened. */
              onShow: z.boolean(),
            }),
          )
          .readonly(),
      }),
    ),
}
