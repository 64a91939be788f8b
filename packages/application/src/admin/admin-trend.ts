import type { Trend } from '@trendverse/domain/trends/trend'
import type { TrendRecord } from '../ports/trends'

/** A trend as administrators read it: with their decision about featuring, and `featured` as that alone would make it. */
export type AdminTrend = Trend & { readonly featuredByAdmin: boolean | null }

export function toAdminTrend(record: TrendRecord): AdminTrend {
  return { ...record, featured: record.featuredByAdmin === true }
}
