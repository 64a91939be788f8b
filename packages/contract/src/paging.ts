import { MAX_CURSOR_LENGTH } from '@trendverse/domain/administration/long-list'
import { z } from 'zod'
import { filterText } from './field'

/** Most rows one page of a list for administrators may carry. */
export const MAX_ADMIN_PAGE_SIZE = 100
export const DEFAULT_ADMIN_PAGE_SIZE = 25

/** Which page of a list is asked for; both come as text in an address. */
export const pageInput = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(MAX_ADMIN_PAGE_SIZE).default(DEFAULT_ADMIN_PAGE_SIZE),
}

/** The same of a list that may be long. */
export const longPageInput = {
  ...pageInput,
  /** `next` of the page before, asked for with the same filters and order: finds this one however far down the list. */
  after: filterText(MAX_CURSOR_LENGTH).optional(),
}

/** OP-74: `data` is the page's rows, `total` counts the rows of all pages. */
export function pageOutput<Row extends z.ZodType>(row: Row) {
  return z.object({
    data: z.array(row).readonly(),
    total: z.number().int().nonnegative(),
    page: z.number().int(),
    pageSize: z.number().int(),
  })
}

/** A page of a list that may be long: rows are counted as far as the number tells somebody something. */
export function longPageOutput<Row extends z.ZodType>(row: Row) {
  return pageOutput(row).extend({
    isTotalExact: z.boolean().describe('False where there are more rows than `total`.'),
    next: z
      .string()
      .nullable()
      .describe('To ask for the next page with, as `after`; null where its number is as good, or there is none.'),
  })
}
