import type { ModelChange } from '@trendverse/application/ports/ingest'
import type { SourceId } from '@trendverse/domain/trends/items/source'
import { and, eq, getTableColumns, inArray } from 'drizzle-orm'
import { replacing } from '../excluded'
import { inBatches } from '../insert-in-batches'
import { sourceModelParts, sourceModels } from '../schema/installation'
import type { Queries } from '../sql-database'

/** Parts have up to some hundred kilobytes: a statement holds a few megabytes at most. */
const PARTS_PER_STATEMENT = 8

/**
 * Changes the stored model of a source inside the caller's transaction; false, and nothing changed, when another
 * revision is stored than the one it was loaded at. The row of the revision is locked until the transaction ends, so of
 * several writers at once one wins.
 */
export async function saveModel(queries: Queries, source: SourceId, change: ModelChange): Promise<boolean> {
  const { basedOn, written, removed } = change
  const revision = basedOn + 1
  const won =
    basedOn === 0
      ? await queries
          .insert(sourceModels)
          .values({ source, revision })
          .onConflictDoNothing()
          .returning({ revision: sourceModels.revision })
      : await queries
          .update(sourceModels)
          .set({ revision })
          .where(and(eq(sourceModels.source, source), eq(sourceModels.revision, basedOn)))
          .returning({ revision: sourceModels.revision })
  if (won.length === 0) return false
  if (removed.length > 0) {
    await queries
      .delete(sourceModelParts)
      .where(and(eq(sourceModelParts.source, source), inArray(sourceModelParts.name, [...removed])))
  }
  const rows = Object.entries(written).map(([name, content]) => ({ source, name, content }))
  await inBatches(
    rows,
    (batch) =>
      queries
        .insert(sourceModelParts)
        .values(batch)
        .onConflictDoUpdate({
          target: [sourceModelParts.source, sourceModelParts.name],
          set: replacing(getTableColumns(sourceModelParts), ['content']),
        }),
    PARTS_PER_STATEMENT,
  )
  return true
}
