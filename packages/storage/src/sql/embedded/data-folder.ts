import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { explainFailure, isDiskFull, machineFaultOf } from '../machine-fault'
import { makeFolder } from './make-folder'
import { syncFolder } from './write-ahead-log'

/** PGlite's own folder inside the data folder. */
export const DATABASE_FOLDER = 'database'
const UNFINISHED_PREFIX = 'database.new'
/** Error codes for a missing file. */
const MISSING: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR'])

/** The major version of the embedded database, as it writes it into its folder. */
export const EMBEDDED_VERSION = '18'
/** Folders that are empty most of the time, which programs that copy folders may leave out; it does not open without them. */
const OFTEN_EMPTY = [
  'pg_commit_ts',
  'pg_dynshmem',
  'pg_logical/mappings',
  'pg_logical/snapshots',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat',
  'pg_stat_tmp',
  'pg_tblspc',
  'pg_twophase',
  'pg_wal/archive_status',
  'pg_wal/summaries',
]

/** Makes the data folder when it is missing; one clear sentence when that or writing to it is not possible. */
export function prepareDataFolder(folder: string): string {
  const path = resolve(folder)
  try {
    if (existsSync(path) && !statSync(path).isDirectory()) throw new Error('it is not a folder')
    makeFolder(path)
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (cause) {
    throw unusableFolder(path, cause)
  }
  return path
}

/** The sentence for a data folder in which nothing can be made or changed. */
export function unusableFolder(path: string, cause: unknown): AppError {
  return refusal(`The data folder ${path} cannot be written to`, cause)
}

/**
 * Makes the database's first contents beside their final place and moves them there when they are complete, so that
 * a first start that was cut off never looks like a database. Does nothing when one exists.
 */
export async function createDatabaseOnce(
  dataFolder: string,
  create: (folder: string) => Promise<void>,
): Promise<string> {
  const final = join(dataFolder, DATABASE_FOLDER)
  if (lstatSync(final, { throwIfNoEntry: false }) !== undefined) {
    try {
      refuseOtherPlace(final)
      refuseOtherVersion(final)
      makeEmptyFolders(final)
    } catch (cause) {
      throw cause instanceof AppError ? cause : unopenedDatabase(final, cause)
    }
    return final
  }
  // never finished, so nothing in them was ever acknowledged
  for (const name of readdirSync(dataFolder)) {
    if (name.startsWith(UNFINISHED_PREFIX)) rmSync(join(dataFolder, name), { recursive: true, force: true })
  }
  // a name of its own: the maker of a start that was killed may still be writing for a moment
  const unfinished = join(dataFolder, `${UNFINISHED_PREFIX}-${process.pid}-${Date.now()}`)
  await create(unfinished)
  renameSync(unfinished, final)
  syncFolder(dataFolder)
  return final
}

/** If its disk is not mounted, an intact database looks missing or empty. */
function refuseOtherPlace(databaseFolder: string): void {
  const told = (what: string) =>
    new AppError('unavailable', `The database in ${databaseFolder} could not be opened: ${what}`)
  if (!existsSync(databaseFolder)) {
    throw told(
      'it is a symbolic link to a folder that doesn’t exist. ' +
        'Nothing is lost: mount the disk it points to and start again.',
    )
  }
  if (statSync(databaseFolder).isDirectory() && readdirSync(databaseFolder).length === 0) {
    throw told(
      'its folder is empty. If it is on a separate disk, mount that disk and start again. ' +
        'If not, remove the folder, then restore a backup or start with an empty database.',
    )
  }
}

/** What another version made is whole, and no backup of it is read by this one either. */
function refuseOtherVersion(databaseFolder: string): void {
  const version = /^(\d{1,3})\s*$/.exec(readVersion(databaseFolder))?.[1]
  if (version === undefined || version === EMBEDDED_VERSION) return
  throw new AppError(
    'unavailable',
    `The database in ${databaseFolder} has the format of PostgreSQL ${version}, and this release reads that of ${EMBEDDED_VERSION}. ` +
      'Nothing is lost: take a backup with the release that wrote it, and restore that into a new folder with this one.',
  )
}

/** A file we lack permission to read is not missing. */
function readVersion(databaseFolder: string): string {
  try {
    return readFileSync(join(databaseFolder, 'PG_VERSION'), 'utf8')
  } catch (cause) {
    const isMissing = cause instanceof Error && 'code' in cause && MISSING.has(cause.code)
    throw isMissing ? damagedDatabase(databaseFolder, new Error('its file PG_VERSION is missing')) : cause
  }
}

/** A missing log stays missing: that is damage. */
function makeEmptyFolders(databaseFolder: string): void {
  for (const name of OFTEN_EMPTY) {
    if (name.startsWith('pg_wal/') && !existsSync(join(databaseFolder, 'pg_wal'))) continue
    makeFolder(join(databaseFolder, name))
  }
}

/** The sentence for a database that does not open or has lost something: never repaired silently. */
export function damagedDatabase(databaseFolder: string, cause: unknown): AppError {
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new AppError(
    'unavailable',
    `The database in ${databaseFolder} is damaged: ${reason.replace(/\.+$/, '')}. ` +
      'Put a backup in its place, or move the folder away to start with an empty database.',
    { cause },
  )
}

/** The sentence for a database that did not open although nothing says that it lost anything. */
export function unopenedDatabase(databaseFolder: string, cause: unknown): AppError {
  const told = refusal(`The database in ${databaseFolder} could not be opened`, cause)
  if (machineFaultOf(cause) !== null) return told
  const advice = 'Start again; if it stays so, put a backup in its place.'
  return new AppError(told.code, `${told.message} ${advice}`, { cause, retryable: true })
}

/** The sentence for a first start that made no database: there is nothing yet that could be lost. */
export function unmadeDatabase(dataFolder: string, cause: unknown): AppError {
  return refusal(`The first files of the database could not be made in ${dataFolder}`, cause)
}

function refusal(what: string, cause: unknown): AppError {
  const code = isDiskFull(machineFaultOf(cause)) ? 'storage_full' : 'unavailable'
  return new AppError(code, explainFailure(what, cause), { cause, retryable: true })
}
