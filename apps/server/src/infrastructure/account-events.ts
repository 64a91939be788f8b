import type { AccountEvents } from '@trendverse/application/ports/accounts'
import type { SqlDatabase } from '@trendverse/storage/sql/sql-database'

/** Changes of accounts, boards and the gallery, announced to every process on the database, this one first. */
export function accountEvents(database: Pick<SqlDatabase, 'notify'>): AccountEvents {
  return {
    accountChanged: (userId) => database.notify('accounts_changed', userId),
    boardsChanged: () => database.notify('boards_changed'),
    galleryChanged: () => database.notify('gallery_changed'),
  }
}
