import { isUuid } from '@trendverse/domain/primitives/is-uuid'
import type { TrendEventKind, TrendReader } from '../ports/trends'
import { trendNotFound } from './get-trend'

/** Counts one view or interaction of a trend on show (OP-30). Throws AppError `trend_not_found`. */
export async function recordTrendEvent(
  ports: { readonly trends: Pick<TrendReader, 'countEvent'> },
  input: { readonly id: string; readonly kind: TrendEventKind },
): Promise<{ readonly views: number; readonly interactions: number }> {
  const id = input.id.toLowerCase()
  if (!isUuid(id)) throw trendNotFound()
  const counts = await ports.trends.countEvent(id, input.kind)
  if (counts === null) throw trendNotFound()
  return counts
}
