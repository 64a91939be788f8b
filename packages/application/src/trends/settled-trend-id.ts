import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { Needs } from '../ports/ports'

/** The id under which a trend is counted and stored: its own, or that of the trend it became part of. */
export async function settledTrendId({ trends }: Needs<'trends'>, trendId: string): Promise<Uuid> {
  const id = trendId.toLowerCase()
  return (await trends.findSurvivor(id)) ?? id
}
