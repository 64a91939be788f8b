import type { Backend } from '@trendverse/contract/contract'

/** One page of the list of an hour. */
export type HourAnswer = Awaited<ReturnType<Backend['universe']['hour']>>
