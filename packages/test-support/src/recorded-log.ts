import type { Logger } from '@trendverse/application/ports/logger'

/** A logger that keeps its lines as "level message" for tests to look at. */
export function recordedLog(): Logger & { readonly lines: readonly string[] } {
  const lines: string[] = []
  const keep = (level: string) => (_fields: object, message: string) => void lines.push(`${level} ${message}`)
  return { lines, info: keep('info'), warn: keep('warn'), error: keep('error') }
}
