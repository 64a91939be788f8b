const FULL = new Intl.NumberFormat('en')

/** How many rows a list has on all its pages; long lists are counted only so far. */
export type RowCount = {
  readonly total: number
  /** False where there are more. Lists without it are counted to their end. */
  readonly isTotalExact?: boolean
}

/** A number of rows or pages in full: one row more or less is seen. */
export function rowText(rows: number): string {
  return FULL.format(rows)
}

/** `60`, or `10,000+` where there are more. */
export function rowCountText({ total, isTotalExact = true }: RowCount): string {
  return `${rowText(total)}${isTotalExact ? '' : '+'}`
}
