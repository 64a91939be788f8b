import type { AccountEvents } from '@trendverse/application/ports/account-events'
import type { SqlDatabase } from '@trendverse/storage/sql/sql-database'
import type { Log } from '../log'

/** Changes of accounts are forgotten here at once, and announced to the other processes. */
export function accountEvents(options: {
  readonly database: Pick<SqlDatabase, 'notify'>
  readonly forgetSessions: () => void
  readonly log: Log
}): AccountEvents {
  return {
    async accountsChanged() {
      options.forgetSessions()
      try {
        await options.database.notify('accounts_changed')
      } catch (error) {
        // The change itself is kept. Who did not hear of it stops believing what it remembers half a minute later.
        options.log.warn({ err: error }, 'A change of an account could not be announced to other processes')
      }
    },
  }
}
