import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { dumpDatabase } from '@trendverse/storage/sql/backup/dump-database'
import { makeFolder } from '@trendverse/storage/sql/embedded/make-folder'
import { explainFailure } from '@trendverse/storage/sql/machine-fault'
import type { SqlDatabase } from '@trendverse/storage/sql/sql-database'
import { ifMissing } from '../is-missing'
import { MEDIA_PATH, mediaNameOf } from '../media/media-name'
import { BACKUP_ENDING, BACKUP_FORMAT, BACKUP_VERSION, type BackupHead } from './backup-format'

export type SavedBackup = {
  readonly file: string
  readonly bytes: number
  readonly rows: number
  readonly pictures: number
  readonly sha256: string
}

export type BackupSource = {
  readonly database: SqlDatabase
  /** Where visitors' pictures lie; null where a store keeps them. */
  readonly mediaFolder: string | null
  /** Version of the product. */
  readonly product: string
}

/**
 * Writes everything the installation keeps, but its secret key, into one file of this folder, readable by its owner alone.
 * The file gets its final name once it is complete. Throws AppError `unavailable` where the folder cannot be written to or a
 * picture cannot be read.
 */
export async function saveBackup(source: BackupSource, folder: string, nowMs: number): Promise<SavedBackup> {
  const madeAt = new Date(nowMs).toISOString()
  const file = join(folder, `trendverse-${madeAt.slice(0, 19).replaceAll(':', '-')}Z${BACKUP_ENDING}`)
  const unfinished = `${file}.part`
  try {
    makeFolder(folder)
    const written = await writeLines(source, unfinished, madeAt)
    await rename(unfinished, file)
    return { file, bytes: (await stat(file)).size, ...written }
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined)
    if (error instanceof AppError) throw error
    throw new AppError('unavailable', explainFailure('The backup could not be made', error), { cause: error })
  }
}

async function writeLines(source: BackupSource, path: string, madeAt: string) {
  const hash = createHash('sha256')
  const compressed = createGzip()
  const writing = pipeline(compressed, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  // Waited for at the end; until then a failure is seen by whoever writes the next lines.
  writing.catch(() => undefined)
  /** Waits where the disk is slower than the database, so that nothing piles up. */
  const write = async (line: string): Promise<void> => {
    const bytes = Buffer.from(`${line}\n`)
    hash.update(bytes)
    if (!compressed.write(bytes)) await Promise.race([once(compressed, 'drain'), writing])
  }
  try {
    const rows = await writeDatabase(source, madeAt, write)
    const pictures = await writePictures(source.mediaFolder, write)
    const sha256 = hash.copy().digest('hex')
    await write(JSON.stringify({ end: true, rows, pictures, sha256 }))
    compressed.end()
    await writing
    await syncFile(path)
    return { rows, pictures, sha256 }
  } catch (error) {
    compressed.destroy()
    await writing.catch(() => undefined)
    throw error
  }
}

async function writeDatabase(
  { database, product }: BackupSource,
  madeAt: string,
  write: (line: string) => Promise<void>,
): Promise<number> {
  let rows = 0
  await dumpDatabase(database, {
    steps(steps) {
      const head: BackupHead = { format: BACKUP_FORMAT, version: BACKUP_VERSION, product, madeAt, steps: [...steps] }
      return write(JSON.stringify(head))
    },
    table: (table, columns) => write(JSON.stringify({ table, columns })),
    rows(json, count) {
      rows += count
      return write(json)
    },
  })
  return rows
}

/** After the database: a picture without an account is harmless, an account without its picture shows none. */
async function writePictures(folder: string | null, write: (line: string) => Promise<void>): Promise<number> {
  if (folder === null) return 0
  const names = await readdir(folder).catch(ifMissing([]))
  let pictures = 0
  for (const name of names) {
    if (mediaNameOf(MEDIA_PATH + name) === null) continue
    // One that was deleted meanwhile is no loss.
    const bytes = await readFile(join(folder, name)).catch(ifMissing(null))
    if (bytes === null) continue
    await write(JSON.stringify({ picture: name, base64: bytes.toString('base64') }))
    pictures += 1
  }
  return pictures
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
