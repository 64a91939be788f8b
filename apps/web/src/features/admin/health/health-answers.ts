import type { Backend } from '@trendverse/contract/contract'

/** How the server, its database and its jobs are. */
export type ServerHealth = Awaited<ReturnType<Backend['admin']['health']['get']>>['data']

export type ShownJob = ServerHealth['jobs'][number]
