import type { Backend } from '@trendverse/contract/contract'

export type Analytics = Awaited<ReturnType<Backend['admin']['analytics']['get']>>['data']

/** What happened on the site. */
export const readAnalytics = (backend: Backend) => backend.admin.analytics.get()
