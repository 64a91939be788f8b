import { join } from 'node:path'
import { AppError } from '@trendverse/domain/primitives/app-error'
import type { SqlDatabase } from '@trendverse/storage/sql/sql-database'
import { z } from 'zod'

import manifest from '../../../../../package.json' with { type: 'json' }
import type { Config } from '../../config'
import type { Log } from '../../log'
import { systemClock } from '../system-clock'
import { recordBackup } from './backup-record'
import { saveBackup } from './save-backup'

/** What a running server is asked for through its socket: the embedded database belongs to it. */
export const backupRequestSchema = z.strictObject({ command: z.literal('backup'), folder: z.string().min(1) })
export type BackupRequest = z.output<typeof backupRequestSchema>

export const backupReplySchema = z.discriminatedUnion('done', [
  z.object({
    done: z.literal(true),
    file: z.string(),
    bytes: z.number(),
    rows: z.number(),
    pictures: z.number(),
    sha256: z.string(),
  }),
  z.object({ done: z.literal(false), problem: z.string() }),
])
export type BackupReply = z.output<typeof backupReplySchema>

/** Makes a backup of this installation, or says in one sentence why there is none. */
export async function giveBackup(
  { config, database }: { readonly config: Config; readonly database: SqlDatabase },
  { folder }: BackupRequest,
  log: Pick<Log, 'error'>,
): Promise<BackupReply> {
  const mediaFolder = config.mediaStore === undefined ? mediaFolderOf(config) : null
  try {
    const source = { database, mediaFolder, product: manifest.version }
    const nowMs = systemClock.nowMs()
    const saved = await saveBackup(source, folder, nowMs)
    await recordBackup(config.dataDir, nowMs)
    return { done: true, ...saved }
  } catch (error) {
    if (error instanceof AppError) return { done: false, problem: error.message }
    log.error({ err: error }, 'A backup failed')
    return { done: false, problem: 'The backup failed. See the server log for details.' }
  }
}

/** Where pictures lie that no store keeps. */
export const mediaFolderOf = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'media')
