/** How many rows a long list has on all its pages. Counting stops where the exact number tells nobody more. */
export type CountedTotal = {
  readonly total: number
  /** False where there are more rows than `total`. */
  readonly isTotalExact: boolean
  /** Where the page after this one begins; null where its number says so as well, or there is none. */
  readonly next: string | null
}

/** Which page of a long list is asked for. */
export type LongListPage = {
  /** From 1. */
  readonly page: number
  readonly pageSize: number
  /**
   * `next` of the page before, asked for with the same filters and order: the page then begins behind that row, however far down
   * the list, and whatever was added or removed above it. What is no such word is ignored, for `page` says where to look.
   */
  readonly after?: string | undefined
}
