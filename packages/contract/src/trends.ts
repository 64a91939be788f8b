import { CATEGORIES } from '@trendverse/domain/trends/categories/category'
import { SOURCE_IDS } from '@trendverse/domain/trends/items/source'
import { MATCH_SORT } from '@trendverse/domain/trends/listing/order-hits'
import { SPECIFIED_ATTENTION_SORT, TREND_SORTS, trendSortOf } from '@trendverse/domain/trends/listing/trend-query'
import { LIFECYCLE_STAGES } from '@trendverse/domain/trends/momentum/lifecycle-stage'
import { TREND_STATUSES } from '@trendverse/domain/trends/trend'
import {
  newsColumnSchema,
  newsItemSchema,
  trendDetailSchema,
  trendSchema,
} from '@trendverse/domain/trends/trend-schema'
import { z } from 'zod'
import { publicCall } from './access'
import { filterText, id } from './field'

/** Most rows one page of a list may carry. */
export const MAX_PAGE_SIZE = 100
/** Rows of a page when none is asked for. */
export const DEFAULT_PAGE_SIZE = 100
/** Most rows of a column of the news board. */
const MAX_BOARD_ROWS = 30
const MAX_SEARCH_LENGTH = 200

/** API-07: what may be asked of the list; unknown parameters are refused. */
export const listCurrentTrendsInput = z.strictObject({
  status: z.enum(TREND_STATUSES).optional(),
  featured: z
    .stringbool({ truthy: ['true', '1'], falsy: ['false', '0'] })
    .or(z.boolean())
    .optional(),
  category: z.enum(CATEGORIES).optional(),
  lifecycle: z.enum(LIFECYCLE_STAGES).optional(),
  search: filterText(MAX_SEARCH_LENGTH).optional(),
  /** `momentum` is another name of `attention`. */
  sort: z
    .enum([...TREND_SORTS, SPECIFIED_ATTENTION_SORT, MATCH_SORT])
    .default('newest')
    .transform((asked) => (asked === MATCH_SORT ? asked : trendSortOf(asked))),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
})

export const trendListOutput = z.object({
  data: z.array(trendSchema).readonly(),
  /** Rows over all pages. */
  total: z.number().int().nonnegative(),
  /** Those of them that a source shows now. */
  liveTotal: z.number().int().nonnegative(),
  /** Those of the live ones that were first seen in the 24 hours before the last reading. */
  newTotal: z.number().int().nonnegative(),
  page: z.number().int(),
  pageSize: z.number().int(),
  /** When the sources were last read with success, or null before the first time. */
  trendsUpdatedAt: z.iso.datetime({ offset: true }).nullable(),
})

export const trendsContract = {
  listCurrent: publicCall
    .route({
      method: 'GET',
      path: '/trends/current',
      summary: 'Trends the world is talking about now',
      description:
        'Filters combine with "and". The default order is newest first; `sort=attention` is the order of the home page, and `sort=momentum` another name of it. `sort=match` puts hits by their names before hits by their texts.',
      tags: ['Trends'],
    })
    .input(listCurrentTrendsInput)
    .output(trendListOutput),
  get: publicCall
    .route({
      method: 'GET',
      path: '/trends/{id}',
      summary: 'The full story of one trend: receipts, series, timeline, related trends',
      tags: ['Trends'],
    })
    .input(z.strictObject({ id }))
    .output(z.object({ data: trendDetailSchema })),
  recordEvent: publicCall
    .route({
      method: 'POST',
      path: '/trends/{id}/events',
      summary: 'Count a view (rate-limited)',
      description: 'Interactions are counted by the server: quizzes finished, memes made and results shared.',
      tags: ['Trends'],
    })
    .input(z.strictObject({ id, kind: z.literal('view') }))
    .output(z.object({ data: z.object({ views: z.number().int(), interactions: z.number().int() }) })),
  news: publicCall
    .route({
      method: 'GET',
      path: '/news',
      summary: 'What the sources showed, newest first, with the trend it speaks for',
      description: 'Pass the `nextBefore` of one answer as `before` of the next call.',
      tags: ['Trends'],
    })
    .input(
      z.strictObject({
        source: z.enum(SOURCE_IDS).optional(),
        before: z.iso.datetime({ offset: true }).optional(),
        pageSize: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(50),
      }),
    )
    .output(
      z.object({
        data: z.array(newsItemSchema).readonly(),
        nextBefore: z.iso.datetime({ offset: true }).nullable(),
      }),
    ),
  newsBoard: publicCall
    .route({
      method: 'GET',
      path: '/news/board',
      summary: 'What each source shows now, in its own order',
      description: 'One column per source that showed something.',
      tags: ['Trends'],
    })
    .input(z.strictObject({ perSource: z.coerce.number().int().min(1).max(MAX_BOARD_ROWS).default(10) }))
    .output(z.object({ data: z.array(newsColumnSchema).readonly() })),
}
