const FULL = new Intl.NumberFormat('en')

/** How many rows a list has on all its pages; long lists are counted only so far. */
export type RowCount = {
  readonly total: number
  /** False where there are more. Lists without it are counted to their end. */
  readonly isTotalExact?: boolean
}

/** Where a page of a list begins, as the answer with the page before it says; without it its number decides. */
export type PageStart = { readonly after?: string }

/** One page of a list, and where the next one begins, if its number does not say so as well. */
export type RowsAnswer<Row> = RowCount & { readonly data: readonly Row[]; readonly next?: string | null }

/** A number of rows or pages in full: one row more or less is seen. */
export function rowText(rows: number): string {
  return FULL.format(rows)
}

/** `60`, or `10,000+` where there are more. */
export function rowCountText({ total, isTotalExact = true }: RowCount): string {
  return `${rowText(total)}${isTotalExact ? '' : '+'}`
}
