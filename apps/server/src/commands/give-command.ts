import { sqlStorage } from '@trendverse/storage/sql/sql-storage'
import type { Config } from '../config'
import { askRunningServer, controlSocketPath } from '../control/control-socket'
import { accountEvents } from '../infrastructure/account-events'
import { openDatabase } from '../infrastructure/open-database'
import type { Log } from '../log'
import { commandPorts } from './command-ports'
import { type Command, type Reply, replySchema, runCommand } from './run-command'

/**
 * Has a command carried out. A server that runs on the embedded database is asked through its socket, because two
 * processes cannot share the data folder; where none runs the folder is opened here. PostgreSQL is opened directly.
 */
export async function giveCommand(
  config: Config,
  command: Command,
  { log, onStep }: { readonly log: Log; readonly onStep: (sentence: string) => void },
): Promise<Reply> {
  const socket = config.databaseUrl === undefined ? controlSocketPath(config.dataDir) : null
  const answered = socket === null ? null : await askRunningServer(socket, command)
  if (answered !== null) return replySchema.parse(answered)
  const database = await openDatabase(config, { onStep })
  try {
    const ports = commandPorts(sqlStorage(database), accountEvents(database))
    return await runCommand(ports, command, { isProduction: config.production, log })
  } finally {
    await database.close()
  }
}
