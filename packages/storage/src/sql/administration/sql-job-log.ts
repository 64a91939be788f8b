import type { JobLog } from '@trendverse/application/ports/administration'
import { asc } from 'drizzle-orm'
import { jobStates } from '../schema/installation'
import type { SqlDatabase } from '../sql-database'

/** The state of background jobs in SQL, one row per job. */
export function sqlJobLog(database: SqlDatabase): JobLog {
  return {
    list: () => database.run((queries) => queries.select().from(jobStates).orderBy(asc(jobStates.name))),
    save: async (state) => {
      await database.run((queries) =>
        queries.insert(jobStates).values(state).onConflictDoUpdate({ target: jobStates.name, set: state }),
      )
    },
  }
}
