import type { SettingsRepository } from '@trendverse/application/ports/administration'
import { eq, getTableColumns } from 'drizzle-orm'
import { replacing } from '../excluded'
import { settings } from '../schema/installation'
import type { SqlDatabase } from '../sql-database'

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
      await database.notify('settings_changed')
    },
    setAll: async (values) => {
      const rows = Object.entries(values).map(([key, value]) => ({ key, value: value ?? null }))
      if (rows.length === 0) return
      await database.run((queries) =>
        queries
          .insert(settings)
          .values(rows)
          .onConflictDoUpdate({ target: settings.key, set: replacing(getTableColumns(settings), ['value']) }),
      )
      await database.notify('settings_changed')
    },
  }
}
