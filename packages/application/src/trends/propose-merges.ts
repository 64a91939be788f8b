import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { FollowedItem } from '@trendverse/domain/trends/merge-item'
import { type MergeOutcome, mergeItems, type TrendTarget } from '@trendverse/domain/trends/merge-items'
import type { CompositionRepository } from '../ports/composition-repository'

const pair = (itemId: Uuid, trendId: Uuid): string => `${itemId} ${trendId}`

/**
 * Where items belong, respecting what administrators took back. The decisions of a trend are read only when something
 * is about to be filed there; a refused filing makes the item look for another place, so this repeats until every
 * trend an item goes to has been asked.
 */
export async function proposeMerges(
  composition: Pick<CompositionRepository, 'listMergeDecisions'>,
  items: readonly FollowedItem[],
  targets: readonly TrendTarget[],
): Promise<MergeOutcome> {
  const asked = new Set<Uuid>()
  const refused = new Set<string>()
  for (;;) {
    const outcome = mergeItems(items, targets, (itemId, trendId) => refused.has(pair(itemId, trendId)))
    const unasked = [...new Set(outcome.filed.map(({ trendId }) => trendId))].filter((id) => !asked.has(id))
    const refusals = refused.size
    for (const trendId of unasked) {
      asked.add(trendId)
      for (const decision of await composition.listMergeDecisions(trendId)) {
        if (decision.undoneAtMs !== null || decision.kind === 'split') refused.add(pair(decision.itemId, trendId))
      }
    }
    const hits = outcome.filed.some(({ item, trendId }) => refused.has(pair(item.id, trendId)))
    if (refused.size === refusals || !hits) return outcome
  }
}
