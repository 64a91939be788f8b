import type { SourceRow } from './admin-trend-types'

type State = Pick<SourceRow, 'enabled' | 'onRequest' | 'lastAttemptAt' | 'error'>

/** Whether somebody reads the source. */
export function isOnSource({ enabled, lastAttemptAt }: State): boolean {
  return enabled && lastAttemptAt !== null
}

/** How a source is, in a few words. */
export function sourceState({ enabled, onRequest, lastAttemptAt, error }: State): string {
  if (!enabled) return 'Switched off.'
  if (lastAttemptAt === null) {
    return onRequest
      ? 'Not set up: give it a key, or list it in SOURCES.'
      : 'Not fetched yet, or not listed in SOURCES.'
  }
  return error === null ? 'Working.' : 'Not working.'
}
