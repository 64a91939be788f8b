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

type Output = { write(text: string): unknown }

/** JSON lines in production, one readable line per event otherwise. */
export function createLog(
  options: { readonly level: string; readonly production: boolean },
  output: Output = process.stdout,
): Log {
  const settings = { level: options.level, base: null, redact: { paths: REDACTED, censor: '[hidden]' } }
  if (!options.production) return pino(settings, textLines(output))
  return pino(settings, { write: (line: string) => void output.write(line) })
}
