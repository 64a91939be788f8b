import { AppError } from '@trendverse/domain/primitives/app-error'
import { isUuid } from '@trendverse/domain/primitives/is-uuid'
import { featureTrends } from '@trendverse/domain/trends/listing/feature-trends'
import type { TrendDetail } from '@trendverse/domain/trends/trend'
import type { Needs } from '../ports/ports'
import type { TrendReader } from '../ports/trends'
import { getPublicSettings } from '../settings/get-public-settings'

/** The refusal for a trend that does not exist or that visitors may not see (OP-31). */
export function trendNotFound(): AppError {
  return new AppError('trend_not_found', 'Trend Not Found')
}

/**
 * The full story of one trend on show, with the same say about `featured` as the list.
 * Throws AppError `trend_not_found`.
 */
export async function getTrend(
  ports: Needs<'settings'> & { readonly trends: Pick<TrendReader, 'findShown' | 'listActive'> },
  input: { readonly id: string },
): Promise<TrendDetail> {
  const id = input.id.toLowerCase()
  if (!isUuid(id)) throw trendNotFound()
  const [detail, records, settings] = await Promise.all([
    ports.trends.findShown(id),
    ports.trends.listActive(),
    getPublicSettings(ports),
  ])
  if (detail === null) throw trendNotFound()
  const listed = featureTrends(records, settings).find((trend) => trend.id === id)
  return { ...detail, featured: listed?.featured ?? detail.featured }
}
