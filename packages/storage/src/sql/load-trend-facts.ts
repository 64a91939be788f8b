import type { ItemPoint } from '@trendverse/application/ports/ingest-repository'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import { and, asc, eq, inArray, or } from 'drizzle-orm'
import { type TrendFacts, toTrendRecord } from '../reading/trend-facts'
import { observations, sourceItems } from './schema/items'
import { lifecycleChanges, mergeDecisions, relatedTrends, trends } from './schema/trends'
import type { Queries } from './sql-database'
import { fromItemRow, fromTrendRow } from './trend-row'

/** Everything kept about an active trend, or the one it became part of; null when there is none. */
export async function loadTrendFacts(queries: Queries, asked: Uuid): Promise<TrendFacts | null> {
  const id = (await findSurvivor(queries, asked)) ?? asked
  const [row] = await queries
    .select()
    .from(trends)
    .where(and(eq(trends.id, id), eq(trends.status, 'active')))
  if (!row) return null
  const trend = fromTrendRow(row)
  const items = await queries.select().from(sourceItems).where(eq(sourceItems.storyId, id))
  const decisions = await queries.select().from(mergeDecisions).where(eq(mergeDecisions.storyId, id))
  const changes = await queries.select().from(lifecycleChanges).where(eq(lifecycleChanges.trendId, id))
  const points = await loadPoints(
    queries,
    items.map((item) => item.id),
  )
  const related = await loadRelated(queries, id, trend.relatedIds)
  return { trend, items: items.map(fromItemRow), decisions, lifecycleChanges: changes, points, related }
}

/** The trend that an archived one became part of, or null. One an administrator shows again stands for itself. */
export async function findSurvivor(queries: Queries, id: Uuid): Promise<Uuid | null> {
  const [row] = await queries
    .select({ mergedIntoId: trends.mergedIntoId })
    .from(trends)
    .where(and(eq(trends.id, id), eq(trends.status, 'archived')))
  return row?.mergedIntoId ?? null
}

async function loadPoints(queries: Queries, itemIds: readonly Uuid[]): Promise<Map<Uuid, ItemPoint[]>> {
  const points = new Map<Uuid, ItemPoint[]>()
  if (itemIds.length === 0) return points
  const rows = await queries
    .select()
    .from(observations)
    .where(inArray(observations.itemId, [...itemIds]))
    .orderBy(asc(observations.atMs))
  for (const { itemId, ...point } of rows) {
    const list = points.get(itemId)
    if (list) list.push(point)
    else points.set(itemId, [point])
  }
  return points
}

async function loadRelated(queries: Queries, id: Uuid, stated: readonly Uuid[]): Promise<TrendFacts['related']> {
  const edges = await queries
    .select()
    .from(relatedTrends)
    .where(or(eq(relatedTrends.a, id), eq(relatedTrends.b, id)))
  const strengths = new Map<Uuid, number | null>(stated.filter((other) => other !== id).map((other) => [other, null]))
  for (const { a, b, strength } of edges) strengths.set(a === id ? b : a, strength)
  if (strengths.size === 0) return []
  const rows = await queries
    .select()
    .from(trends)
    .where(and(inArray(trends.id, [...strengths.keys()]), eq(trends.status, 'active')))
  return rows.map((row) => ({
    trend: toTrendRecord(fromTrendRow(row)),
    strength: strengths.get(row.id) ?? null,
  }))
}
