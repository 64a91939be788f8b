/** Counts above this are taken for this: sums and squares of them stay finite. */
export const LARGEST_COUNT = 1e15

/** What a stated count is taken for; null where none is. */
export const usableCount = (metric: number | null): number | null =>
  metric === null || !Number.isFinite(metric) ? null : Math.min(LARGEST_COUNT, Math.max(0, metric))

/** A stated rank; null where none is, or what is stated can be no place of a list. */
export const usableRank = (rank: number | null): number | null =>
  rank !== null && rank >= 1 && rank < 1e9 ? rank : null
