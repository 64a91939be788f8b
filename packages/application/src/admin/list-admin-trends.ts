import type { LongListPage } from '../ports/counted-total'
import type { Needs } from '../ports/ports'
import type { TrendEditorQuery } from '../ports/trends'
import { toAdminTrend } from './admin-trend'

export type ListAdminTrendsInput = LongListPage & {
  readonly q?: string | undefined
  readonly status?: TrendEditorQuery['status'] | undefined
  readonly category?: TrendEditorQuery['category'] | undefined
  readonly origin?: TrendEditorQuery['origin'] | undefined
  readonly featured?: boolean | undefined
  readonly sort: TrendEditorQuery['sort']
}

/** One page of the trends of every status. */
export async function listAdminTrends(ports: Needs<'trendEditor'>, input: ListAdminTrendsInput) {
  const { page, pageSize, after, sort, status = null, category = null, origin = null, featured = null } = input
  const text = input.q?.trim() || null
  const { trends, ...counted } = await ports.trendEditor.list({
    text,
    status,
    category,
    origin,
    featured,
    sort,
    page,
    pageSize,
    after,
  })
  return { data: trends.map(toAdminTrend), ...counted, page, pageSize }
}
