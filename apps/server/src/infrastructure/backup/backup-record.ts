import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BackupProbe } from '@trendverse/application/ports/world'
import { DAY_MS } from '@trendverse/domain/primitives/time'
import { makeFolder } from '@trendverse/storage/sql/embedded/make-folder'
import { BACKUP_ENDING } from './backup-format'

/** Holds the instant of the latest backup, for backups that went to another folder. */
export const BACKUP_RECORD = 'last-backup'

/** Where backups go unless the operator names another folder. */
export const backupFolderOf = (dataDir: string): string => join(dataDir, 'backups')

/** Writes down that a backup was made. A backup is no worse for a record that could not be written. */
export async function recordBackup(dataDir: string, atMs: number): Promise<void> {
  try {
    makeFolder(dataDir)
    await writeFile(join(dataDir, BACKUP_RECORD), `${new Date(atMs).toISOString()}\n`, { mode: 0o600 })
  } catch {
    // Where PostgreSQL and a store keep everything, there may be no folder of data.
  }
}

/**
 * Looks for the latest backup in the folder of data. With PostgreSQL there are ways to make one that leave nothing here,
 * so that nothing found says nothing.
 */
export function createBackupProbe(
  dataDir: string,
  { isEmbedded, nowMs = Date.now }: { readonly isEmbedded: boolean; readonly nowMs?: () => number },
): BackupProbe {
  return {
    look: async () => {
      const instants = [await recordedAt(dataDir), ...(await filesAt(backupFolderOf(dataDir)))]
      // A clock that was wrong for a while must not say for years that all is well.
      const latestAtMs = Math.max(...instants.filter((atMs) => atMs <= nowMs() + DAY_MS))
      const isFound = Number.isFinite(latestAtMs)
      if (!isFound && !isEmbedded) return null
      const folder = await stat(dataDir).catch(() => null)
      return folder && { latestAtMs: isFound ? latestAtMs : null, dataSinceMs: folder.birthtimeMs || folder.ctimeMs }
    },
  }
}

async function recordedAt(dataDir: string): Promise<number> {
  const text = await readFile(join(dataDir, BACKUP_RECORD), 'utf8').catch(() => '')
  const atMs = Date.parse(text.trim())
  return Number.isNaN(atMs) ? Number.NEGATIVE_INFINITY : atMs
}

async function filesAt(folder: string): Promise<readonly number[]> {
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((name) => name.endsWith(BACKUP_ENDING)).map((name) => stat(join(folder, name)))
  return (await Promise.all(files.map((file) => file.catch(() => null)))).flatMap((file) => file?.mtimeMs ?? [])
}
