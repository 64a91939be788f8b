import type { Backend } from '@trendverse/contract/contract'

/** What burnt brightest one week, one month and one year ago. */
export type OnThisDay = Awaited<ReturnType<Backend['universe']['onThisDay']>>
