import pino, { type Logger } from 'pino'
import { textLines } from './log-text'

export type Log = Logger

/** Names under which secrets travel. Whatever stands under them never reaches a log line. */
const SECRET_NAMES = [
  'password',
  'token',
  'secret',
  'apiKey',
  'authorization',
  'cookie',
  'databaseUrl',
  'connectionString',
]

const REDACTED = SECRET_NAMES.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])

/** JSON lines in production, one readable line per event otherwise. */
export function createLog(options: { readonly level: string; readonly production: boolean }): Log {
  const settings = { level: options.level, base: null, redact: { paths: REDACTED, censor: '[hidden]' } }
  return options.production ? pino(settings) : pino(settings, textLines(process.stdout))
}
