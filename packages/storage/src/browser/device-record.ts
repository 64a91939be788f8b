import type { MailBody } from '@trendverse/application/ports/mail'
import { emptyMemoryStore, type MemoryStore } from '../memory/memory-store'

/** Everything a device keeps as its own record in browser mode. */
export type DeviceRecord = MemoryStore & {
  /** What is inside mails that were sent, by their id: on a device the one who reads them reads them here. */
  readonly delivered: Map<string, MailBody>
}

export function emptyDeviceRecord(): DeviceRecord {
  return { ...emptyMemoryStore(), delivered: new Map() }
}
