import type { SettingsRepository } from '@trendverse/application/ports/administration'
import { eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { replacing } from '../excluded'
import { settings } from '../schema/installation'
import type { Queries, SqlDatabase } from '../sql-database'

/** Whoever reads settings to change them holds it. */
const SETTINGS_LOCK = 7_236_401_031

/** Settings in SQL; every change is announced as `settings_changed`. */
export function sqlSettingsRepository(database: SqlDatabase): SettingsRepository {
  return {
    get: (key) =>
      database.run(async (queries) => {
        const rows = await queries.select({ value: settings.value }).from(settings).where(eq(settings.key, key))
        return rows[0]?.value
      }),
    set: async (key, given) => {
      const value = given ?? null
      await database.run((queries) =>
        queries.insert(settings).values({ key, value }).onConflictDoUpdate({ target: settings.key, set: { value } }),
      )
      await database.notify('settings_changed', key)
    },
    setAll: async (values) => {
      if (Object.keys(values).length === 0) return
      await database.run((queries) => write(queries, values))
      await database.notify('settings_changed')
    },
    change: async (keys, decide) => {
      const changed = await database.transaction(async (queries) => {
        // Rows that are not there yet cannot be locked.
        await queries.execute(sql`select pg_advisory_xact_lock(${SETTINGS_LOCK})`)
        const rows = await queries
          .select()
          .from(settings)
          .where(inArray(settings.key, [...keys]))
        const values = decide(Object.fromEntries(rows.map(({ key, value }) => [key, value])))
        await write(queries, values)
        return values
      })
      if (Object.keys(changed).length > 0) await database.notify('settings_changed')
      return changed
    },
  }
}

async function write(queries: Queries, values: Readonly<Record<string, unknown>>): Promise<void> {
  const rows = Object.entries(values).map(([key, value]) => ({ key, value: value ?? null }))
  if (rows.length === 0) return
  await queries
    .insert(settings)
    .values(rows)
    .onConflictDoUpdate({ target: settings.key, set: replacing(getTableColumns(settings), ['value']) })
}
