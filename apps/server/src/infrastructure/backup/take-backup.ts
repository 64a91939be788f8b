import { HOUR_MS } from '@trendverse/domain/primitives/time'
import type { Config } from '../../config'
import { askRunningServer, controlSocketPath } from '../../control/control-socket'
import type { Log } from '../../log'
import { openDatabase } from '../open-database'
import { type BackupReply, backupReplySchema, giveBackup } from './give-backup'

/**
 * Has a backup made in this folder. A server that runs on the embedded database makes it itself, because two processes
 * cannot share the data folder. Otherwise the database is opened here, and left in the form it has.
 */
export async function takeBackup(config: Config, folder: string, log: Log): Promise<BackupReply> {
  const request = { command: 'backup', folder } as const
  const socket = config.databaseUrl === undefined ? controlSocketPath(config.dataDir) : null
  const answered = socket === null ? null : await askRunningServer(socket, request, HOUR_MS)
  if (answered !== null) return backupReplySchema.parse(answered)
  const database = await openDatabase(config, { migrate: false, sessionName: BACKUP_SESSIONS })
  try {
    return await giveBackup({ config, database }, request, log)
  } finally {
    await database.close()
  }
}

/** Not taken for a process of the site. */
export const BACKUP_SESSIONS = 'trendverse-backup'
