import { statSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { DATABASE_FOLDER } from './data-folder'
import { readLockFile, takeLockFile } from './lock-file'

const LOCK_FILE = 'lock.json'

/** A data folder this process holds. */
export type DataFolderLock = {
  /** Checks now, not only every few seconds, whether the folder or the database in it was removed or replaced. */
  readonly isGone: () => boolean
  /** Releases the folder. */
  readonly release: () => Promise<void>
}

/**
 * Lets one process into a data folder: two would open the embedded database without any error and lose rows.
 * On Linux an abstract socket named after the folder's device and inode decides (the kernel frees it even after
 * `kill -9`); a lock file with process number and start time covers other systems and other containers.
 *
 * @param onGone Told once when the folder, or the database in it, is found removed or replaced: what is written from then on is lost.
 */
export async function lockDataFolder(folder: string, onGone: () => void = () => undefined): Promise<DataFolderLock> {
  const path = join(folder, LOCK_FILE)
  const socket = await takeSocket(folder)
  if (socket === 'taken') throw inUse(folder, readLockFile(path)?.pid ?? null, true)
  const file = takeLockFile(path)
  if (!file.held) {
    await closeSocket(socket)
    throw inUse(folder, file.pid, file.seen)
  }
  const { isGone, stop } = watchFolder(folder, onGone)
  const release = async () => {
    stop()
    file.release()
    await closeSocket(socket)
  }
  return { isGone, release }
}

/** How often the folder is looked at. */
const LOOK_MS = 5_000
/**
 * What must stay the same folder or file, once it is there: a first start makes the database under the lock. PostgreSQL keeps
 * these for good, and writes on into files it has open after somebody removed them.
 */
const OF_DATABASE = ['PG_VERSION', 'base', 'base/5', 'global', 'global/pg_control', 'pg_multixact', 'pg_wal', 'pg_xact']
const WATCHED = ['', DATABASE_FOLDER, ...OF_DATABASE.map((name) => join(DATABASE_FOLDER, name))]
const ABSENT = 'none'

function identityOf(path: string): string | null {
  try {
    const { dev, ino } = statSync(path, { bigint: true })
    return `${dev}-${ino}`
  } catch (error) {
    // A disk that answers nothing for a moment has not lost the folder.
    return error instanceof Error && 'code' in error && error.code === 'ENOENT' ? ABSENT : null
  }
}

function watchFolder(folder: string, onGone: () => void): { isGone: () => boolean; stop: () => void } {
  const known = new Map<string, string>()
  let wasGone = false
  const isOther = (place: string): boolean => {
    const now = identityOf(join(folder, place))
    const before = known.get(place)
    if (before !== undefined) return now !== null && now !== before
    if (now !== null && now !== ABSENT) known.set(place, now)
    return false
  }
  WATCHED.forEach(isOther)
  const isGone = (): boolean => {
    if (wasGone || !WATCHED.some(isOther)) return wasGone
    wasGone = true
    clearInterval(timer)
    onGone()
    return true
  }
  const timer = setInterval(isGone, LOOK_MS)
  timer.unref()
  return { isGone, stop: () => clearInterval(timer) }
}

function inUse(folder: string, pid: number | null, seen: boolean): AppError {
  const who = pid === null ? 'another process' : `another process (pid ${pid})`
  const hint = seen ? '' : ' If that one is gone, on another machine or in a container, try again in 15 seconds.'
  return new AppError('unavailable', `The data folder ${folder} is in use by ${who}.${hint}`, { retryable: true })
}

async function takeSocket(folder: string): Promise<Server | 'taken' | null> {
  if (process.platform !== 'linux') return null
  const { dev, ino } = statSync(folder, { bigint: true })
  const server = createServer((connection) => connection.destroy())
  server.unref()
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      if ('code' in error && error.code === 'EADDRINUSE') resolve('taken')
      else reject(error)
    })
    server.listen(`\0trendverse-data-${dev}-${ino}`, () => resolve(server))
  })
}

async function closeSocket(server: Server | null): Promise<void> {
  await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()))
}
