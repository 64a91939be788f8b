import { AppError } from '@trendverse/domain/primitives/app-error'
import { ChannelListeners } from './change-channel'
import { type DamageWatch, watchForDamage } from './damage-watch'
import {
  createDatabaseOnce,
  damagedDatabase,
  prepareDataFolder,
  unmadeDatabase,
  unopenedDatabase,
  unusableFolder,
} from './embedded/data-folder'
import { type DataFolderLock, lockDataFolder } from './embedded/data-folder-lock'
import { DurabilityRecord } from './embedded/durability-record'
import { makeDatabase } from './embedded/make-database'
import type { PglitePool } from './embedded/pglite-pool'
import { ReopeningPool } from './embedded/reopening-pool'
import { defaultWorkerUrl, startWorker, untilReady } from './embedded/start-worker'
import { explainDatabaseError, isDamage } from './explain-database-error'
import { holdInProcess } from './hold-alone'
import { machineFaultOf } from './machine-fault'
import { MIGRATIONS } from './migrations/migrations'
import { readinessOf } from './readiness-probe'
import { type OnStep, runMigrations } from './run-migrations'
import { databaseOverPool, type SqlDatabase, type SqlPool } from './sql-database'

/** A first start makes 40 MB of files, on a slow disk too. */
const OPEN_TIMEOUT_MS = 60_000

export type EmbeddedOptions = {
  /** Folder of everything the installation keeps (`DATA_DIR`); null keeps the database in memory, for tests. */
  readonly dataFolder: string | null
  /**
   * The worker's file. Needed when the server is bundled and the worker does not lie beside the bundle as
   * `pglite-worker.js`: give `sql/embedded/pglite-worker.ts` to the build as an entry of its own.
   */
  readonly workerUrl?: URL | undefined
  /** Whether acknowledged writes are flushed to the disk, so that they survive a power loss. Default true. */
  readonly flush?: boolean | undefined
  /** Limit for opening, in milliseconds. Default 60,000. */
  readonly openTimeoutMs?: number | undefined
  /** Whether an older database is brought to this version's form. Default true. */
  readonly migrate?: boolean | undefined
  /** Told once, when a statement finds that the database is damaged. */
  readonly onDamage?: ((error: unknown) => void) | undefined
  /** Told once, when the data folder is found removed or replaced: what is written from then on is lost. */
  readonly onFolderGone?: (() => void) | undefined
  /** Told a sentence where nothing says how far writes were acknowledged before. */
  readonly onUnmarked?: ((sentence: string) => void) | undefined
  /** Told before each step of an upgrade. */
  readonly onStep?: OnStep | undefined
}

/**
 * Opens the embedded database in its worker thread, makes it at the first start and brings it to this version's form.
 * Throws AppError `unavailable` with one clear sentence when the folder is in use, not writable or damaged.
 */
export async function openPglite(options: EmbeddedOptions): Promise<SqlDatabase> {
  if (options.dataFolder === null) return openIn(null, options, null)
  const dataFolder = prepareDataFolder(options.dataFolder)
  const lock = await lockDataFolder(dataFolder, options.onFolderGone).catch((cause: unknown) => {
    throw cause instanceof AppError ? cause : unusableFolder(dataFolder, cause)
  })
  try {
    const folder = await createDatabaseOnce(dataFolder, (unfinished) =>
      makeDatabase(unfinished, options.openTimeoutMs ?? OPEN_TIMEOUT_MS),
    ).catch((cause: unknown) => {
      throw cause instanceof AppError ? cause : unmadeDatabase(dataFolder, cause)
    })
    lookAtMarks(folder, options)
    return await openIn(folder, options, lock)
  } catch (error) {
    await lock.release()
    throw error
  }
}

/** Runs before opening the database, which would change the commit log and overwrite the recorded marks. */
function lookAtMarks(folder: string, options: EmbeddedOptions): void {
  try {
    tellUnmarked(folder, options)
    refuseLostCommits(folder)
  } catch (cause) {
    throw cause instanceof AppError ? cause : unopenedDatabase(folder, cause)
  }
}

/** Before the first statement makes the mark anew. */
function tellUnmarked(folder: string, { onUnmarked }: EmbeddedOptions): void {
  const record = new DurabilityRecord(folder)
  const missing = record.knownLoss() === null ? record.missingMarks() : []
  if (missing.length === 0) return
  const files =
    missing.length === 1 ? `The file ${missing[0]} is missing` : `The files ${missing.join(', ')} are missing`
  onUnmarked?.(
    `${files} in ${folder} or can’t be read, so nothing tells whether all that was written is there. ` +
      'What is missing is made anew. If you did not remove it and this is no upgrade, compare with your backup.',
  )
}

function refuseLostCommits(folder: string): void {
  const loss = new DurabilityRecord(folder).checkCommits()
  if (loss !== null) throw damagedDatabase(folder, new Error(loss))
}

async function openIn(
  folder: string | null,
  options: EmbeddedOptions,
  lock: DataFolderLock | null,
): Promise<SqlDatabase> {
  // If the whole folder is gone, nothing is damaged: it may only have been moved.
  const damage = watchForDamage((error) => {
    if (lock?.isGone() !== true) options.onDamage?.(error)
  })
  // Why it does not open again is for the log: statements under way are visitors'.
  const openAgain = () =>
    openWorker(folder, options, damage).catch((cause: unknown) => {
      damage.look(cause)
      throw explainDatabaseError(cause instanceof AppError ? (cause.cause ?? cause) : cause)
    })
  const pool = new ReopeningPool(await openWorker(folder, options, damage), openAgain)
  // the parts of a pool our own code and Drizzle use
  const sqlPool = pool as unknown as SqlPool
  try {
    if (options.migrate !== false) await runMigrations(sqlPool, MIGRATIONS, options.onStep)
  } catch (error) {
    await pool.end()
    throw explainOpening(folder, error)
  }
  const listeners = new ChannelListeners()
  const isReady = readinessOf((text) => sqlPool.query<object>(text))
  return {
    kind: 'embedded',
    ...databaseOverPool(sqlPool, damage),
    // one process holds the folder, so nobody else needs to hear
    notify: async (channel, subject) => listeners.emit(channel, subject ?? null),
    listen: (channel, listener) => listeners.add(channel, listener),
    holdAlone: holdInProcess(),
    isUp: async () => !damage.isDamaged() && isReady(),
    connections: () => null,
    close: async () => {
      try {
        await pool.end()
      } finally {
        await lock?.release()
      }
    },
  }
}

/**
 * Opens the database in a thread. A failure that says nothing about the data is tried once more in a fresh thread:
 * opening replays the log and may be repeated at will.
 */
async function openWorker(folder: string | null, options: EmbeddedOptions, damage: DamageWatch): Promise<PglitePool> {
  const { workerUrl = defaultWorkerUrl(), flush = true, openTimeoutMs = OPEN_TIMEOUT_MS } = options
  const attempt = async () => {
    const pool = startWorker(workerUrl, { folder, flush }, damage.look)
    await untilReady(pool, openTimeoutMs)
    return pool
  }
  try {
    return await attempt().catch((error: unknown) => {
      if (isDamage(error) || machineFaultOf(error) !== null) throw error
      return attempt()
    })
  } catch (cause) {
    const place = folder ?? 'memory'
    throw isDamage(cause) ? damagedDatabase(place, cause) : unopenedDatabase(place, cause)
  }
}

/** What a step of an upgrade ran into: damage and a machine at its limits are no faults of the step. */
function explainOpening(folder: string | null, error: unknown): unknown {
  const place = folder ?? 'memory'
  if (isDamage(error)) return damagedDatabase(place, error)
  return machineFaultOf(error) === null ? error : unopenedDatabase(place, error)
}
