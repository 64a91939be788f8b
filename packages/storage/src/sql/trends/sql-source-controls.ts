import type { SourceControls } from '@trendverse/application/ports/ingest'
import { asc, eq } from 'drizzle-orm'
import { sourceHealth, sourcesOff } from '../schema/installation'
import type { SqlDatabase } from '../sql-database'

/** What administrators decide about reading the sources, in SQL. Whoever reads them hears of it as `sources_wanted`. */
export function sqlSourceControls(database: SqlDatabase): SourceControls {
  return {
    listOff: () =>
      database.run(async (queries) =>
        (await queries.select().from(sourcesOff).orderBy(asc(sourcesOff.source))).map(({ source }) => source),
      ),
    setOn: async (source, isOn, check) => {
      await database.transaction(async (queries) => {
        // Of two who switch it off at once the second waits here for the first.
        const added = await queries.insert(sourcesOff).values({ source }).onConflictDoNothing().returning()
        check(added.length > 0)
        if (isOn) await queries.delete(sourcesOff).where(eq(sourcesOff.source, source))
      })
      if (isOn) await database.notify('sources_wanted')
    },
    readNow: async (source, nowMs) => {
      await database.run((queries) =>
        queries.update(sourceHealth).set({ nextAttemptAtMs: nowMs }).where(eq(sourceHealth.source, source)),
      )
      await database.notify('sources_wanted')
    },
  }
}
