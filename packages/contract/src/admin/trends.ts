import { CATEGORIES } from '@trendverse/domain/trends/categories/category'
import { TREND_STATUSES } from '@trendverse/domain/trends/trend'
import { colorSchema, trendSchema } from '@trendverse/domain/trends/trend-schema'
import { z } from 'zod'
import { adminCall } from '../access'
import { filterText, id } from '../field'
import { longPageInput, longPageOutput } from '../paging'

/** OP-33: rows of one migration call, so few that a body holds them however long their texts are. */
const MAX_MIGRATED_TRENDS = 50
const MAX_COUNT = 1_000_000_000_000

/** TR-01, what administrators write of a trend. */
const fields = {
  name: z.string().trim().min(1).max(200),
  description: z.string().trim().min(1).max(5_000),
  color: colorSchema.transform((color) => color.toLowerCase()),
  category: z.enum(CATEGORIES),
  status: z.enum(TREND_STATUSES),
  /** Null: nobody decides, so the trend may feature itself (HM-04). */
  featured: z.boolean().nullable(),
  tags: z.array(z.string().trim().min(1).max(50)).max(20),
  views: z.number().int().min(0).max(MAX_COUNT),
  interactions: z.number().int().min(0).max(MAX_COUNT),
}
/** All of them may be left out. */
export const changes = z.strictObject(fields).partial()
const instant = z.iso.datetime({ offset: true })

/** A trend with what an administrator decided about featuring; `featured` repeats it, null read as false. */
export const adminTrend = trendSchema.and(z.object({ featuredByAdmin: z.boolean().nullable() }))
const oneTrend = z.object({ data: adminTrend })

/** One trend as administrators look into it. */
const openTrend = adminTrend.and(
  z.object({
    /** The trend this one became part of, where its address leads. */
    mergedInto: z.object({ id: z.uuid(), name: z.string() }).nullable(),
    /** Why it is ranked where it is, as of the latest reading of the sources; null where no source shows it. */
    rank: z
      .object({
        /** Expected attention of the next hours, in decades of people: the sum of the parts. */
        score: z.number(),
        parts: z.object({ people: z.number(), momentum: z.number(), voices: z.number(), quiet: z.number() }),
        people: z.number().nonnegative(),
        momentum: z.number(),
        voices: z.number().int(),
        publishers: z.number().int(),
        newsAt: instant,
      })
      .nullable(),
    /** How many items it is made of, and how many merges into it still hold. */
    items: z.number().int().nonnegative(),
    merges: z.number().int().nonnegative(),
  }),
)

export const adminTrendsContract = {
  list: adminCall
    .route({ method: 'GET', path: '/admin/trends', summary: 'Trends of every status', tags: ['Admin'] })
    .input(
      z.strictObject({
        ...longPageInput,
        q: filterText(200).optional(),
        status: fields.status.optional(),
        category: fields.category.optional(),
        origin: z.enum(['starter', 'live', 'admin']).optional(),
        featured: z
          .stringbool({ truthy: ['true', '1'], falsy: ['false', '0'] })
          .or(z.boolean())
          .optional(),
        sort: z.enum(['newest', 'updated', 'momentum', 'name']).default('newest'),
      }),
    )
    .output(longPageOutput(adminTrend)),
  get: adminCall
    .route({
      method: 'GET',
      path: '/admin/trends/{id}',
      summary: 'One trend of any status, and why it is ranked',
      tags: ['Admin'],
    })
    .input(z.strictObject({ id }))
    .output(z.object({ data: openTrend })),
  create: adminCall
    .route({ method: 'POST', path: '/trends', summary: 'Create a trend', tags: ['Admin'], successStatus: 201 })
    .input(changes)
    .output(oneTrend),
  update: adminCall
    .route({
      method: 'PUT',
      path: '/trends/{id}',
      summary: 'Change a trend',
      description:
        'Omitted fields stay. If you set the description, category or tags of a live trend, its sources no longer change ' +
        'them; it still follows their numbers. With `expected`, the values you saw, the call is refused if someone else ' +
        'has changed one of them.',
      tags: ['Admin'],
    })
    .input(
      z.strictObject({
        ...changes.shape,
        id,
        expected: changes.optional(),
      }),
    )
    .output(oneTrend),
  remove: adminCall
    .route({ method: 'DELETE', path: '/trends/{id}', summary: 'Remove a trend', tags: ['Admin'] })
    .input(z.strictObject({ id }))
    .output(z.object({ data: z.object({ removed: z.literal(true) }) })),
  migrate: adminCall
    .route({
      method: 'POST',
      path: '/admin/trends/migrate',
      summary: 'Import trends from a browser',
      description:
        'Trends whose ID already exists are not changed, so you can repeat the call. `dryRun` only counts. ' +
        `Lists of more than ${MAX_MIGRATED_TRENDS} need several calls.`,
      tags: ['Admin'],
    })
    .input(
      z.strictObject({
        dryRun: z.boolean().default(false),
        trends: z
          .array(
            z.strictObject({
              ...changes.shape,
              id,
              createdDate: instant.optional(),
              updatedDate: instant.optional(),
            }),
          )
          .max(MAX_MIGRATED_TRENDS),
      }),
    )
    .output(
      z.object({
        data: z.object({
          dryRun: z.boolean(),
          received: z.number().int(),
          /** Added, or with `dryRun` to be added. */
          added: z.number().int(),
          /** Known here already, or sent twice. */
          skipped: z.number().int(),
        }),
      }),
    ),
}
