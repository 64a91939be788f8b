import type { Composition, RelatedEdge } from '@trendverse/application/ports/stories'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import { getTableColumns, inArray, or, sql } from 'drizzle-orm'
import { stillValid } from '../../reading/still-valid'
import { replacing } from '../excluded'
import { inBatches } from '../insert-in-batches'
import { insertRows } from '../insert-rows'
import { sourceItems } from '../schema/items'
import { lifecycleChanges, mergeDecisions, relatedTrends, trends } from '../schema/trends'
import type { Queries } from '../sql-database'
import { saveLives } from './save-lives'
import { saveStories } from './save-stories'
import { type TrendRow, toTrendRow } from './trend-row'

/** Any number nobody else on the server uses: "one writer of trends at a time". */
const COMPOSITION_LOCK = 7_236_401_002

/** Trends are composed, undone and seeded one after the other, by whatever process, until the transaction ends. */
export async function lockComposition(queries: Queries): Promise<void> {
  await queries.execute(sql`select pg_advisory_xact_lock(${COMPOSITION_LOCK})`)
}

/**
 * Keeps a composition inside the caller's transaction, and gives the revision of the stories afterwards. Saving the same
 * trends again changes nothing; stories that changed since they were read are a conflict.
 */
export async function saveComposition(queries: Queries, wanted: Composition): Promise<number> {
  await lockComposition(queries)
  const composition = stillValid(wanted, await lockVersions(queries, wanted))
  await upsertTrends(queries, composition.trends.map(toTrendRow))
  await inBatches(composition.filings, (batch) => fileItems(queries, batch))
  const revision = await saveStories(queries, composition.stories)
  await inBatches(composition.decisions, (batch) =>
    insertRows(queries, mergeDecisions, batch).onConflictDoNothing({ target: mergeDecisions.id }),
  )
  await replaceEdges(queries, composition)
  await inBatches(composition.lifecycleChanges, (batch) =>
    insertRows(queries, lifecycleChanges, batch).onConflictDoNothing(),
  )
  await inBatches(composition.lives, (batch) => saveLives(queries, batch))
  return revision
}

/** When the trends read for a composition were changed last; nobody changes them until the transaction ends. */
async function lockVersions(queries: Queries, { readVersions = [] }: Composition): Promise<Map<Uuid, number>> {
  const versions = new Map<Uuid, number>()
  await inBatches(readVersions.map(({ id }) => id).sort(), async (ids) => {
    const { id, updatedAtMs } = trends
    const rows = await queries
      .select({ id, updatedAtMs })
      .from(trends)
      .where(inArray(id, ids))
      .orderBy(id)
      .for('update')
    for (const row of rows) versions.set(row.id, row.updatedAtMs)
  })
  return versions
}

async function upsertTrends(queries: Queries, rows: readonly TrendRow[]): Promise<void> {
  const columns = getTableColumns(trends)
  const kept = new Set(['id', 'views', 'interactions'])
  const names = Object.keys(columns).filter((name) => !kept.has(name)) as Exclude<keyof TrendRow, 'id'>[]
  // one statement must not touch a row twice: the last word counts
  const unique = [...new Map(rows.map((row) => [row.id, row])).values()].sort((a, b) => (a.id < b.id ? -1 : 1))
  await inBatches(unique, (batch) =>
    insertRows(queries, trends, batch).onConflictDoUpdate({ target: trends.id, set: replacing(columns, names) }),
  )
}

/** An item nobody stored is passed over. */
async function fileItems(queries: Queries, filings: Composition['filings']): Promise<void> {
  await queries.execute(sql`
    update ${sourceItems} set story_id = listed."storyId"
    from jsonb_to_recordset(${JSON.stringify(filings)}::jsonb) as listed("itemId" uuid, "storyId" uuid)
    where ${sourceItems.id} = listed."itemId"`)
}

async function replaceEdges(queries: Queries, composition: Composition): Promise<void> {
  await inBatches(
    composition.trends.map((trend) => trend.id),
    (ids) => queries.delete(relatedTrends).where(or(inArray(relatedTrends.a, ids), inArray(relatedTrends.b, ids))),
  )
  await inBatches(uniqueEdges(composition.related), (batch) =>
    insertRows(queries, relatedTrends, batch).onConflictDoUpdate({
      target: [relatedTrends.a, relatedTrends.b],
      set: replacing(getTableColumns(relatedTrends), ['strength']),
    }),
  )
}

/** One edge per pair, the smaller id first; nothing is related to itself. */
function uniqueEdges(edges: readonly RelatedEdge[]): RelatedEdge[] {
  const unique = new Map<string, RelatedEdge>()
  for (const { a, b, strength } of edges) {
    if (a === b) continue
    const edge = a < b ? { a, b, strength } : { a: b, b: a, strength }
    unique.set(`${edge.a} ${edge.b}`, edge)
  }
  return [...unique.values()]
}
