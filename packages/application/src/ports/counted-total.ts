/** How many rows a long list has on all its pages. Counting stops where the exact number tells nobody more. */
export type CountedTotal = {
  readonly total: number
  /** False where there are more rows than `total`. */
  readonly isTotalExact: boolean
}
