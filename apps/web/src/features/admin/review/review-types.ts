import type { Backend } from '@trendverse/contract/contract'

/** Something visitors reported, as the server lists it. */
export type ReviewCase = Awaited<ReturnType<Backend['admin']['review']['list']>>['data'][number]

export type ContactMessage = Awaited<ReturnType<Backend['admin']['contactMessages']['list']>>['data'][number]
