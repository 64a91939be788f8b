import { z } from 'zod'

/** Most rows one page of a list for administrators may carry. */
export const MAX_ADMIN_PAGE_SIZE = 100
export const DEFAULT_ADMIN_PAGE_SIZE = 25

/** Which page of a list is asked for; both come as text in an address. */
export const pageInput = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(MAX_ADMIN_PAGE_SIZE).default(DEFAULT_ADMIN_PAGE_SIZE),
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
  })
}
