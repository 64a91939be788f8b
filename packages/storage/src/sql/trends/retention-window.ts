import { and, asc, eq, gt, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { retention } from '../schema/items'
import type { Queries } from '../sql-database'

/** From `fromMs` up to, but not including, `untilMs`. */
export type Window = { readonly fromMs: number; readonly untilMs: number }

type Windows = {
  /** Whose progress is kept. */
  readonly unit: (typeof retention.$inferSelect)['unit']
  /** The instants that are looked through; must be indexed. */
  readonly column: AnyPgColumn
  /** Windows begin at whole multiples of it. */
  readonly unitMs: number
  readonly stepMs: number
  readonly sinceMs: number
  readonly beforeMs: number
}

/**
 * The next stretch of time that has grown older than a limit and was not looked at yet; from here on it counts as done. Null
 * when none is left. Stretches in which there is nothing are passed over.
 */
export async function nextWindow(queries: Queries, windows: Windows): Promise<Window | null> {
  const { unit, column, unitMs, stepMs, beforeMs } = windows
  const [state] = await queries.select().from(retention).where(eq(retention.unit, unit)).for('update')
  const sinceMs = Math.max(windows.sinceMs, state?.untilMs ?? 0)
  const [oldest] = await queries
    .select({ atMs: sql<number>`${column}`.mapWith((text) => Number(column.mapFromDriverValue(text))) })
    .from(column.table)
    .where(sql`${gte(column, sinceMs)} and ${lt(column, beforeMs)}`)
    .orderBy(asc(column))
    .limit(1)
  const fromMs = oldest === undefined ? beforeMs : Math.floor(oldest.atMs / unitMs) * unitMs
  const untilMs = Math.min(fromMs + stepMs, beforeMs)
  if (untilMs > sinceMs) {
    await queries
      .insert(retention)
      .values({ unit, untilMs })
      .onConflictDoUpdate({ target: retention.unit, set: { untilMs } })
  }
  return oldest === undefined ? null : { fromMs, untilMs }
}

/** What comes in late, older than what was looked at, is looked at with the next steps: by one kind of upkeep or by all. */
export async function lookAgainFrom(queries: Queries, atMs: number, unit?: Windows['unit']): Promise<void> {
  await queries
    .update(retention)
    .set({ untilMs: atMs })
    .where(and(gt(retention.untilMs, atMs), unit && eq(retention.unit, unit)))
}

export function instantOf(ms: number, column: AnyPgColumn): SQL {
  return sql`${sql.param(ms, column)}`
}
