import { type BrowserStorage, browserStorage } from '@trendverse/storage/browser/browser-storage'
import { deviceLock } from '@trendverse/storage/browser/device-lock'
import { type DeviceMailbox, deviceMailbox } from '@trendverse/storage/browser/device-mailbox'
import { deviceStore } from '@trendverse/storage/browser/device-store'
import { deviceTables } from '@trendverse/storage/browser/device-tables'
import { type SafeStorage, safeStorage } from '@trendverse/storage/browser/safe-storage'

const LOCK_NAME = 'trendverse-record'

export type ThisDevice = {
  readonly localStorage: SafeStorage
  readonly storage: BrowserStorage
  readonly mailbox: DeviceMailbox
}

let opened: ThisDevice | undefined

/** What this browser keeps while it answers for itself, the same for the whole page. */
export function thisDevice(): ThisDevice {
  opened ??= openDevice()
  return opened
}

function openDevice(): ThisDevice {
  const localStorage = safeStorage(() => window.localStorage)
  // Outside a secure context the browser has none, whatever its type says.
  const locks = window.navigator.locks as LockManager | undefined
  const requests = locks && {
    // The lock manager hands out a lock nobody needs; what the work answers is what the request answers.
    request: <Output>(name: string, work: () => Promise<Output>) => locks.request(name, work) as Promise<Output>,
  }
  const store = deviceStore(localStorage, deviceLock(LOCK_NAME, requests), deviceTables())
  return { localStorage, storage: browserStorage(store), mailbox: deviceMailbox(store) }
}
