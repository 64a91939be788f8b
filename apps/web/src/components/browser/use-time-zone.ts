import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined
const visitorsZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone
const serversZone = () => 'UTC'

/** The zone times are shown in, an IANA name: the visitor's own in a browser, UTC on the server. */
export function useTimeZone(): string {
  return useSyncExternalStore(neverChanges, visitorsZone, serversZone)
}
