import { PGlite } from '@electric-sql/pglite'
import { isOfSystem, machineFaultIn, machineFaultOf } from '../machine-fault'
import { findUnreadable } from './find-unreadable'
import { DATA_CORRUPTED } from './worker-protocol'

/** Less than PostgreSQL's 128 MB: keeps the process near 250 MB under load, measured without loss of speed. */
const SHARED_BUFFERS = '32MB'
/** SQLSTATE "io_error", for system errors not listed as machine faults. */
const IO_ERROR = '58030'

/**
 * Opens PGlite on a folder, made when it is missing, or in memory. When PostgreSQL gives up while starting, its own last
 * words say more than the error that follows. They mean damage unless they, or another line it printed, name a system
 * fault, or a file is unreadable.
 */
export async function openInstance(folder: string | null): Promise<PGlite> {
  const lastWords: string[] = []
  const lines: string[] = []
  const listen = (text: string) => {
    lines.push(text.trim())
    if (/\b(PANIC|FATAL):/.test(text)) lastWords.push(text.replace(/^.*?(PANIC|FATAL): +/, '').trim())
    return true
  }
  try {
    return await PGlite.create({
      dataDir: folder ?? 'memory://',
      startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
      onStderr: listen,
      onStdout: listen,
    })
  } catch (error) {
    if (lastWords.length === 0 || machineFaultOf(error) !== null) throw error
    const telling = lines.find((line) => machineFaultIn(line) !== null) ?? lines.find(isOfSystem)
    if (telling !== undefined) throw lacking(telling, error)
    throw (folder === null ? null : findUnreadable(folder)) ?? damage(lastWords.join('; '), error)
  }
}

function lacking(line: string, cause: unknown): Error {
  const words = line.replace(/^.*?[A-Z]+: +/, '')
  return Object.assign(new Error(words, { cause }), { code: machineFaultIn(line) ?? IO_ERROR })
}

/** What the database or its files say of themselves, apart from any other reason why opening may fail. */
export function damage(reason: string, cause?: unknown): Error {
  return Object.assign(new Error(reason, { cause }), { code: DATA_CORRUPTED })
}
