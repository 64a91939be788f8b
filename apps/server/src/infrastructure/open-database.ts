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
    readonly onUnmarked?: (sentence: string) => void
    readonly onDamage?: (error: unknown) => void
    readonly onFolderGone?: () => void
  } = {},
): Promise<SqlDatabase> {
  if (config.databaseUrl !== undefined) {
    const { openPostgres } = await import('@trendverse/storage/sql/open-postgres')
    return openPostgres({ url: config.databaseUrl, ...options })
  }
  const { openPglite } = await import('@trendverse/storage/sql/open-pglite')
  // a command has no log
  const onUnmarked = (sentence: string): void => process.emitWarning(sentence)
  return openPglite({ dataFolder: config.dataDir, onUnmarked, ...options })
}

/** Writes the steps of an upgrade and any damage to the log of a server; ends it when its data folder is gone. */
export const toldTo = (log: Pick<Log, 'info' | 'warn' | 'error' | 'fatal'>) => ({
  onStep: (sentence: string): void => log.info(sentence),
  onUnmarked: (sentence: string): void => log.warn(sentence),
  onDamage: (err: unknown): void =>
    log.error({ err }, 'The database is damaged. Stop the server and put a backup in its place.'),
  // Open files of a removed folder can still be written: every answer would be a promise that nobody keeps.
  onFolderGone: (): void => {
    log.fatal(
      'The data folder, or the database in it, was removed or replaced while the server ran. It ends: put the folder back and start again.',
    )
    process.exit(1)
  },
})
