import { chmodSync, existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DATABASE_FOLDER } from '@trendverse/storage/sql/embedded/data-folder'
import type { Log } from '../log'
import { BACKUP_RECORD, backupFolderOf } from './backup/backup-record'
import { mediaFolderOf } from './backup/give-backup'
import { isMissing } from './is-missing'
import { SECRET_KEY_FILE } from './read-secret-key'

/** For `process.umask`: whatever this process makes, nobody but its own user may open. */
export const OWN_USER_ONLY = 0o077
const OTHERS = 0o077
const ALL_MAY_WRITE = 0o002
/** The sticky bit: only the owner of a file may rename or remove it. */
const STICKY = 0o1000

/**
 * Closes what the data folder holds to other users; an earlier version or a careless copy may have left it open. A disk without
 * permissions, files of another user and a folder that anybody may write to don't stop the start: they are logged.
 */
export function keepPrivate(dataDir: string, log: Pick<Log, 'warn'>): void {
  const kept: readonly (readonly [string, number])[] = [
    [join(dataDir, DATABASE_FOLDER), 0o700],
    [mediaFolderOf({ dataDir }), 0o700],
    [backupFolderOf(dataDir), 0o700],
    [join(dataDir, SECRET_KEY_FILE), 0o600],
    [join(dataDir, BACKUP_RECORD), 0o600],
  ]
  // A path that doesn't exist needs no permissions; if the folder itself is wrong, the start says so.
  for (const [path, mode] of kept.filter(([each]) => existsSync(each))) {
    try {
      chmodSync(path, mode)
      if ((statSync(path).mode & OTHERS) !== 0) throw new Error('the disk keeps no rights')
    } catch (error) {
      if (!isMissing(error)) log.warn({ err: error }, `Other users of this machine may be able to open ${path}`)
    }
  }
  const rights = existsSync(dataDir) ? statSync(dataDir).mode : 0
  if ((rights & (ALL_MAY_WRITE | STICKY)) === ALL_MAY_WRITE)
    log.warn(
      {},
      `Every user of this machine can replace what is in ${dataDir}: take from others the right to write there`,
    )
}
