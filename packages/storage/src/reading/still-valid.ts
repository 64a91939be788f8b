import type { Composition } from '@trendverse/application/ports/stories'
import type { Uuid } from '@trendverse/domain/primitives/uuid'

/**
 * What of a composition may still be written: nothing over a trend that somebody changed since it was read, and no trend
 * that is gone. Items stay filed under the story either way.
 *
 * @param updatedAtMs When each trend of `readVersions` that is still stored was changed last, by id.
 */
export function stillValid(composition: Composition, updatedAtMs: ReadonlyMap<Uuid, number>): Composition {
  const changed = new Set<Uuid>()
  const gone = new Set<Uuid>()
  for (const { id, updatedDate } of composition.readVersions ?? []) {
    const current = updatedAtMs.get(id)
    if (current === undefined) gone.add(id)
    else if (current !== Date.parse(updatedDate)) changed.add(id)
  }
  if (changed.size + gone.size === 0) return composition
  return {
    ...composition,
    trends: composition.trends.filter(({ id }) => !changed.has(id) && !gone.has(id)),
    related: composition.related.filter(({ a, b }) => !gone.has(a) && !gone.has(b)),
    lifecycleChanges: composition.lifecycleChanges.filter(({ trendId }) => !gone.has(trendId) && !changed.has(trendId)),
    lives: composition.lives.filter(({ trendId }) => !gone.has(trendId)),
  }
}
