import { AppError } from '@trendverse/domain/primitives/app-error'
import { DrizzleQueryError } from 'drizzle-orm'
import { isDiskFull, machineFaultOf, whatIs } from './machine-fault'
import { UnfitDatabase } from './unfit-database'

/** SQLSTATE classes and codes (PostgreSQL manual, appendix A) and socket errors that mean "not now". */
const OUTAGE_SQLSTATE = /^(08|57P|53300|55P03|40001|40P01|57014|XX|58)/
/** "data_corrupted" and "index_corrupted": something in the files of the database is lost or wrong. */
const DAMAGE_SQLSTATE: ReadonlySet<string | undefined> = new Set(['XX001', 'XX002'])
/** "undefined_file", of its own files: one of a library says that something is not installed. */
const OWN_FILE_GONE = /"(base|global|pg_[a-z]+)\/[^"]*": No such file/
const OUTAGE_SOCKET = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  'ENOENT',
  'EHOSTUNREACH',
])
/** Words of pg and its pool that carry no code. */
const OUTAGE_WORDS = /timeout|terminated|not queryable|connection/i

/**
 * Turns a driver's error into the product's: `storage_full` when the disk is full, `unavailable` (retryable) when the machine
 * lacks something else or the database cannot answer now, `unavailable` for good when it is damaged; anything else is a fault
 * of ours and stays what it is, with its cause.
 */
export function explainDatabaseError(error: unknown): unknown {
  if (error instanceof AppError) return error
  const cause = rootOf(error)
  const code = codeOf(cause)
  // Drizzle's own message repeats every parameter, which may be personal and belongs in no log
  const told = error instanceof DrizzleQueryError && error.cause ? error.cause : error
  if (isDamage(cause)) {
    return new AppError('unavailable', 'The database is damaged. A backup has to be put in its place.', { cause: told })
  }
  const fault = machineFaultOf(cause)
  if (fault !== null) {
    const why = `The database cannot be used right now: ${whatIs(fault)}.`
    return new AppError(isDiskFull(fault) ? 'storage_full' : 'unavailable', why, { retryable: true, cause: told })
  }
  const out =
    cause instanceof UnfitDatabase ||
    (code === undefined
      ? cause instanceof Error && OUTAGE_WORDS.test(cause.message)
      : OUTAGE_SQLSTATE.test(code) || OUTAGE_SOCKET.has(code))
  if (!out) return told
  return new AppError('unavailable', 'The database cannot be reached right now.', { retryable: true, cause: told })
}

/** Whether the database said of itself, here or in a cause, that it is damaged. */
export function isDamage(error: unknown): boolean {
  const root = rootOf(error)
  const code = codeOf(root)
  return DAMAGE_SQLSTATE.has(code) || (code === '58P01' && root instanceof Error && OWN_FILE_GONE.test(root.message))
}

/** Drizzle wraps what the driver threw. */
function rootOf(error: unknown): unknown {
  let root = error
  while (root instanceof Error && root.cause instanceof Error) root = root.cause
  return root instanceof AggregateError ? (root.errors[0] ?? root) : root
}

function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
