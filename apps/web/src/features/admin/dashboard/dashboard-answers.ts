import type { Backend } from '@trendverse/contract/contract'

/** What happened on the site. */
export type Analytics = Awaited<ReturnType<Backend['admin']['analytics']['get']>>['data']

/** What somebody should look at, and how the parts of the site are. */
export type Attention = Awaited<ReturnType<Backend['admin']['attention']['get']>>['data']

/** Days a figure is about. */
export type Period = 7 | 30
