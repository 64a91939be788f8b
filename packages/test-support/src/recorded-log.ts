import type { Logger } from '@trendverse/application/ports/world'

type LogEntry = { readonly level: string; readonly fields: object; readonly message: string }

/** A logger that keeps its lines as "level message" for tests to look at, and with `entries` all that was said. */
export function recordedLog(): Logger & { readonly lines: readonly string[]; readonly entries: readonly LogEntry[] } {
  const lines: string[] = []
  const entries: LogEntry[] = []
  const keep = (level: string) => (fields: object, message: string) => {
    lines.push(`${level} ${message}`)
    entries.push({ level, fields, message })
  }
  return { lines, entries, info: keep('info'), warn: keep('warn'), error: keep('error') }
}
