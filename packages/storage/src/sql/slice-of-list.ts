import type { Place } from './list-order'

/** Rows of a list that is read from its nearer end. */
export type Slice = {
  /** Counted from the other end, in the opposite order. */
  readonly isReversed: boolean
  readonly offset: number
  readonly limit: number
  /** Behind which place it begins, in the order of the list. Default: the beginning. */
  readonly after?: Place | undefined
}

/**
 * Where a page lies in a list of known length, from whichever end is nearer: the last page takes no longer than the first.
 * Null beyond the end.
 */
export function sliceOfPage({
  page,
  pageSize,
  total,
}: {
  /** From 1. */
  readonly page: number
  readonly pageSize: number
  readonly total: number
}): Slice | null {
  const start = (page - 1) * pageSize
  const limit = Math.min(pageSize, total - start)
  if (limit <= 0) return null
  return start > total / 2
    ? { isReversed: true, offset: total - start - limit, limit }
    : { isReversed: false, offset: start, limit }
}
