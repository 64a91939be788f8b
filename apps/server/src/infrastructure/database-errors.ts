import { AppError } from '@trendverse/domain/primitives/app-error'

/** Codes of Node and PostgreSQL that mean: the database cannot be reached, or not right now. */
const UNREACHABLE_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
  '57P01', // the administrator shut it down
  '57P02', // it crashed
  '57P03', // it is starting or stopping
  '53300', // it has no connection left
])

/** The class of connection failures in PostgreSQL. */
const CONNECTION_CLASS = '08'
const UNREACHABLE_WORDS =
  /connection (terminated|ended|closed)|timeout exceeded when trying to connect|client has encountered a connection error|worker (has )?(stopped|exited|terminated)|PGlite is closed/i

const DISK_FULL_CODES: ReadonlySet<string> = new Set(['ENOSPC', '53100', 'EDQUOT'])
const DISK_FULL_WORDS = /no space left on device/i

/** How deep a fault may be wrapped before we stop looking. */
const MAX_CAUSES = 5

function* causesOf(error: unknown): Generator<{ readonly code: string; readonly message: string }> {
  let current: unknown = error
  for (let depth = 0; depth < MAX_CAUSES && current instanceof Error; depth += 1) {
    yield { code: 'code' in current ? String(current.code) : '', message: current.message }
    if (current instanceof AggregateError)
      yield* current.errors.slice(0, MAX_CAUSES).flatMap((inner) => [...causesOf(inner)])
    current = current.cause
  }
}

/** Names what a database fault means to a caller: come back later, no room, or (unchanged) something we did not foresee. */
export function toDatabaseError(error: unknown): unknown {
  if (error instanceof AppError) return error
  for (const { code, message } of causesOf(error)) {
    if (DISK_FULL_CODES.has(code) || DISK_FULL_WORDS.test(message)) {
      return new AppError('storage_full', 'There is no room left to save this.', { retryable: true, cause: error })
    }
    if (UNREACHABLE_CODES.has(code) || code.startsWith(CONNECTION_CLASS) || UNREACHABLE_WORDS.test(message)) {
      return new AppError('unavailable', 'The service is not available right now. Please try again in a moment.', {
        retryable: true,
        cause: error,
      })
    }
  }
  return error
}

/** The same port, with its database faults named. */
export function nameDatabaseErrors<Port extends object>(port: Port): Port {
  return new Proxy(port, {
    get(target, name, receiver) {
      const member: unknown = Reflect.get(target, name, receiver)
      if (typeof member !== 'function') return member
      return async (...inputs: unknown[]) => {
        try {
          return await member.apply(target, inputs)
        } catch (error) {
          throw toDatabaseError(error)
        }
      }
    },
  })
}
