import { readHourText } from '@trendverse/domain/galaxy/hour-text'
import { MOST_NAMED_STARS, STAR_SEARCH_LENGTH } from '@trendverse/domain/galaxy/named-stars'
import { LOOK_BACKS } from '@trendverse/domain/galaxy/on-this-day'
import { CATEGORIES } from '@trendverse/domain/trends/categories/category'
import { SOURCE_IDS } from '@trendverse/domain/trends/items/source-ids'
import { LIFECYCLE_STAGES } from '@trendverse/domain/trends/momentum/lifecycle-stage'
import { colorSchema } from '@trendverse/domain/trends/trend-schema'
import { z } from 'zod'
import { publicCall } from './access'
import { filterText } from './field'
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from './trends'

const MAX_NUMBER_DIGITS = 10
/** Stars are numbered in four bytes. */
const MAX_NUMBER = 0xffff_ffff
const UUID_LENGTH = 36

/** What the bytes of a part are, see `decodeStars` of the domain. */
export const STARS_TYPE = 'application/octet-stream'

const starNumbers = z
  .string()
  .max(MOST_NAMED_STARS * (MAX_NUMBER_DIGITS + 1))
  .regex(/^\d{1,10}(,\d{1,10})*$/, 'Numbers are separated by commas.')
  .transform((text) => [...new Set(text.split(',').map(Number))])
  .refine((numbers) => numbers.length <= MOST_NAMED_STARS, `At most ${MOST_NAMED_STARS} stars are named at once.`)
  .refine((numbers) => numbers.every((number) => number <= MAX_NUMBER), `Star numbers go up to ${MAX_NUMBER}.`)

const starIds = z
  .string()
  .max(MOST_NAMED_STARS * (UUID_LENGTH + 1))
  .toLowerCase()
  .transform((text) => [...new Set(text.split(','))])
  .pipe(z.array(z.uuid()).max(MOST_NAMED_STARS))

export const starName = z.object({
  number: z.number().int(),
  id: z.uuid(),
  name: z.string(),
  category: z.enum(CATEGORIES),
  /** Null for a trend of the catalogue that no source shows now. */
  lifecycle: z.enum(LIFECYCLE_STAGES).nullable(),
  /** Whether lists of the present hold it; its story is told either way. */
  onShow: z.boolean(),
})

/** An hour as addresses write it, read as hours since 2020-01-01 UTC. */
const hour = z.string().transform((text, context) => {
  const read = readHourText(text)
  if (read !== null) return read
  context.addIssue('An hour looks like this: 2026-11-20T18Z.')
  return z.NEVER
})

const instant = z.iso.datetime()
const hourName = z.string()

/** What the planet of a star is drawn from, beside its name. */
const planetLooks = { color: colorSchema, sources: z.array(z.enum(SOURCE_IDS)).readonly() }
/** People it reached at its peak, an order of magnitude. */
const people = z.number().int()

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
      summary: 'The names of stars',
      description:
        `Takes star numbers, trend ids or both, comma-separated, at most ${MOST_NAMED_STARS} in all. Any that match no star ` +
        'are left out.',
      tags: ['Universe'],
    })
    .input(
      z
        .strictObject({
          numbers: starNumbers.optional().transform((numbers) => numbers ?? []),
          ids: starIds.optional().transform((ids) => ids ?? []),
        })
        .refine(({ numbers, ids }) => numbers.length + ids.length > 0, 'Pass `numbers`, `ids` or both.')
        .refine(
          ({ numbers, ids }) => numbers.length + ids.length <= MOST_NAMED_STARS,
          `At most ${MOST_NAMED_STARS} stars are named at once.`,
        ),
    )
    .output(
      z.object({
        data: z.array(starName).readonly(),
      }),
    ),
  searchStars: publicCall
    .route({
      method: 'GET',
      path: '/universe/stars/search',
      summary: 'Search all stars, past and present, by name',
      description: `Stars whose names contain every word, ignoring case and accents: at most ${MOST_NAMED_STARS}, greatest reach first.`,
      tags: ['Universe'],
    })
    .input(z.strictObject({ q: filterText(STAR_SEARCH_LENGTH.most).trim().min(STAR_SEARCH_LENGTH.least) }))
    .output(z.object({ data: z.array(starName).readonly() })),
  hour: publicCall
    .route({
      method: 'GET',
      path: '/universe/hour',
      summary: 'The trends of an hour, brightest first, and what happened to each next',
      description: 'Empty for hours before the first trend and for hours still to come.',
      tags: ['Universe'],
    })
    .input(
      z.strictObject({
        at: hour,
        page: z.coerce.number().int().min(1).max(10_000).default(1),
        pageSize: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
      }),
    )
    .output(
      z.object({
        data: z
          .array(
            starName.extend({
              ...planetLooks,
              /** Share of its own greatest light, 0 to 1. */
              light: z.number(),
              bornAt: instant,
              peakAt: instant,
              people,
              /** Null while it goes on. */
              endedAt: instant.nullable(),
            }),
          )
          .readonly(),
        /** Rows over all pages. */
        total: z.number().int().nonnegative(),
        page: z.number().int(),
        pageSize: z.number().int(),
        at: hourName,
        firstAt: hourName.nullable(),
        nowAt: hourName,
      }),
    ),
  onThisDay: publicCall
    .route({
      method: 'GET',
      path: '/universe/on-this-day',
      summary: 'The brightest trends one week, one month and one year ago',
      description:
        'Up to three per moment, brightest first. Moments before the first trend, or when nothing was still bright, are left out.',
      tags: ['Universe'],
    })
    .output(
      z.object({
        data: z
          .array(
            z.object({
              ago: z.enum(LOOK_BACKS),
              at: hourName,
              trends: z
                .array(
                  starName
                    .pick({ id: true, name: true, category: true, lifecycle: true })
                    .extend({ ...planetLooks, people }),
                )
                .readonly(),
            }),
          )
          .readonly(),
        nowAt: hourName,
      }),
    ),
}
