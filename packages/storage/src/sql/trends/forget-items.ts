import type { RetentionStep } from '@trendverse/application/ports/ingest'
import { HOUR_MS } from '@trendverse/domain/primitives/time'
import { and, eq, gte, lt, notExists, sql } from 'drizzle-orm'
import { sourceItems } from '../schema/items'
import { trends } from '../schema/trends'
import type { SqlDatabase } from '../sql-database'
import { nextWindow } from './retention-window'

const STEP = { unit: 'item', unitMs: HOUR_MS, stepMs: 6 * HOUR_MS } as const

/** Their observations and keys go with the items. See `IngestRepository.forgetItems`. */
export async function forgetItems(database: SqlDatabase, notSeenSinceMs: number): Promise<RetentionStep> {
  const beforeMs = Math.floor(notSeenSinceMs / HOUR_MS) * HOUR_MS
  const { lastSeenAtMs, storyId } = sourceItems
  const removed = await database.transaction(async (queries) => {
    const window = await nextWindow(queries, { ...STEP, sinceMs: 0, beforeMs, column: lastSeenAtMs })
    if (window === null) return null
    const trend = queries.select({ one: sql`1` }).from(trends).where(eq(trends.id, storyId))
    const { rowCount } = await queries
      .delete(sourceItems)
      .where(and(gte(lastSeenAtMs, window.fromMs), lt(lastSeenAtMs, window.untilMs), notExists(trend)))
    return rowCount ?? 0
  })
  if (removed !== null) return { removed, isDone: false }
  if (database.kind === 'embedded') await database.executeSql('vacuum source_items')
  return { removed: 0, isDone: true }
}
