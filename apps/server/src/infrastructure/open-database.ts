import type { SqlDatabase } from '@trendverse/storage/sql/sql-database'
import type { Config } from '../config'
import type { Log } from '../log'

/**
 * Opens the database: PostgreSQL when an address is given, otherwise the embedded one.
 * Only the driver that is used is loaded.
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  options: {
    readonly migrate?: boolean
    readonly sessionName?: string
    readonly onStep?: ((sentence: string) => void) | undefined
    readonly onDamage?: (error: unknown) => void
  } = {},
): Promise<SqlDatabase> {
  if (config.databaseUrl !== undefined) {
    const { openPostgres } = await import('@trendverse/storage/sql/open-postgres')
    return openPostgres({ url: config.databaseUrl, ...options })
  }
  const { openPglite } = await import('@trendverse/storage/sql/open-pglite')
  return openPglite({ dataFolder: config.dataDir, ...options })
}

/** Writes the steps of an upgrade and any damage to the log of a server. */
export const toldTo = (log: Pick<Log, 'info' | 'error'>) => ({
  onStep: (sentence: string): void => log.info(sentence),
  onDamage: (err: unknown): void =>
    log.error({ err }, 'The database is damaged. Stop the server and put a backup in its place.'),
})
