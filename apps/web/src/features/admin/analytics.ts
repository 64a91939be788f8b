import type { Backend } from '@trendverse/contract/contract'

/** What happened on the site. */
export type Analytics = Awaited<ReturnType<Backend['admin']['analytics']['get']>>['data']
