import type { Needs } from '../ports/ports'
import type { TrendEditorQuery } from '../ports/trends'
import { toAdminTrend } from './admin-trend'

export type ListAdminTrendsInput = {
  readonly q?: string | undefined
  readonly status?: TrendEditorQuery['status'] | undefined
  readonly category?: TrendEditorQuery['category'] | undefined
  readonly origin?: TrendEditorQuery['origin'] | undefined
  readonly featured?: boolean | undefined
  readonly sort: TrendEditorQuery['sort']
  readonly page: number
  readonly pageSize: number
}

/** One page of the trends of every status. */
export async function listAdminTrends(ports: Needs<'trendEditor'>, input: ListAdminTrendsInput) {
  const { page, pageSize, sort, status = null, category = null, origin = null, featured = null } = input
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
  })
  return { data: trends.map(toAdminTrend), ...counted, page, pageSize }
}
