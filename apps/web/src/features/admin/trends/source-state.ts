import type { SourceRow } from './admin-trend-types'

type State = Pick<SourceRow, 'enabled' | 'onRequest' | 'lastAttemptAt' | 'error'>

/** Whether somebody reads the source. */
export function isOnSource({ enabled, lastAttemptAt }: State): boolean {
  return enabled && lastAttemptAt !== null
}

/** How a source is, in a few words. */
export function sourceState({ enabled, onRequest, lastAttemptAt, error }: State): string {
  if (!enabled) return 'Switched off: nobody reads it.'
  if (lastAttemptAt === null) {
    return onRequest
      ? 'Not set up: it needs a key or your consent.'
      : 'Waiting for its first reading, or left out of SOURCES.'
  }
  return error === null ? 'Working.' : 'Not working.'
}
