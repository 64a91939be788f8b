import { CATEGORIES } from '@trendverse/domain/trends/categories/category'
import { TREND_STATUSES } from '@trendverse/domain/trends/trend'
import { colorSchema, trendSchema } from '@trendverse/domain/trends/trend-schema'
import { z } from 'zod'
import { adminCall } from '../access'
import { pageInput, pageOutput } from '../paging'

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
const id = z.uuid().transform((text) => text.toLowerCase())
const instant = z.iso.datetime({ offset: true })

/** A trend with what an administrator decided about featuring; `featured` repeats it, null read as false. */
const adminTrend = trendSchema.and(z.object({ featuredByAdmin: z.boolean().nullable() }))
const oneTrend = z.object({ data: adminTrend })

export const adminTrendsContract = {
  list: adminCall
    .route({ method: 'GET', path: '/admin/trends', summary: 'Trends of every status', tags: ['Admin'] })
    .input(
      z.strictObject({
        ...pageInput,
        q: z.string().max(200).optional(),
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
    .output(pageOutput(adminTrend)),
  create: adminCall
    .route({ method: 'POST', path: '/trends', summary: 'Make a trend', tags: ['Admin'], successStatus: 201 })
    .input(z.strictObject(fields).partial())
    .output(oneTrend),
  update: adminCall
    .route({
      method: 'PUT',
      path: '/trends/{id}',
      summary: 'Change a trend',
      description:
        'Fields that are left out stay. A live trend whose description, category or tags are written is no longer ' +
        'described by its sources; it still follows their numbers.',
      tags: ['Admin'],
    })
    .input(z.strictObject({ ...z.strictObject(fields).partial().shape, id }))
    .output(oneTrend),
  remove: adminCall
    .route({ method: 'DELETE', path: '/trends/{id}', summary: 'Remove a trend', tags: ['Admin'] })
    .input(z.strictObject({ id }))
    .output(z.object({ data: z.object({ removed: z.literal(true) }) })),
  migrate: adminCall
    .route({
      method: 'POST',
      path: '/admin/trends/migrate',
      summary: 'Take over trends that were kept in a browser',
      description:
        'Trends whose id is known here are left as they are, so the same call may be repeated. `dryRun` counts only. ' +
        `Lists of more than ${MAX_MIGRATED_TRENDS} are sent in several calls.`,
      tags: ['Admin'],
    })
    .input(
      z.strictObject({
        dryRun: z.boolean().default(false),
        trends: z
          .array(
            z.strictObject({
              ...z.strictObject(fields).partial().shape,
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
