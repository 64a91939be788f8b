import { TRENDS_UPDATED_AT_KEY } from '@trendverse/application/settings/trends-updated-at'
import { BY_READING } from '@trendverse/storage/sql/change-channel'
import type { SqlDatabase } from '@trendverse/storage/sql/sql-database'
import type { HttpServer } from '../http/server'
import type { CachedPorts } from './trend-cache'

/** Drops answers kept in memory whenever this or another process announces that they are stale. */
export function forgetWhatChanges(parts: {
  readonly database: Pick<SqlDatabase, 'listen'>
  readonly server: Pick<
    HttpServer,
    'invalidate' | 'outdate' | 'forgetBoards' | 'forgetGallery' | 'forgetForecasts' | 'forgetSettings'
  >
  readonly cached: Pick<CachedPorts, 'invalidate' | 'forgetSettings'>
  readonly figures: { invalidate(): void; forgetNamed(): void }
}): void {
  const { database, server, cached, figures } = parts
  database.listen('trends_changed', (subject) => {
    cached.invalidate()
    figures.forgetNamed()
    if (subject === BY_READING) server.outdate()
    else server.invalidate()
  })
  database.listen('settings_changed', (subject) => {
    cached.forgetSettings()
    // Not a setting but a note of every reading.
    if (subject === TRENDS_UPDATED_AT_KEY) server.outdate()
    else server.forgetSettings()
  })
  database.listen('boards_changed', () => server.forgetBoards())
  database.listen('gallery_changed', () => server.forgetGallery())
  database.listen('forecasts_changed', () => {
    figures.invalidate()
    server.forgetForecasts()
  })
}
