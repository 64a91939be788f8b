import type { SettingsRepository } from '@trendverse/application/ports/settings-repository'
import { eq } from 'drizzle-orm'
import { settings } from './schema/installation'
import type { SqlDatabase } from './sql-database'

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
  }
}
