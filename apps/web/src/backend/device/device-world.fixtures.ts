import { webcrypto } from 'node:crypto'
import { offerSetup } from '@trendverse/application/admin/set-up-admin'
import { sendDueMails } from '@trendverse/application/mail/send-due-mails'
import { browserStorage } from '@trendverse/storage/browser/browser-storage'
import { queueLock } from '@trendverse/storage/browser/device-lock'
import { deviceMailbox } from '@trendverse/storage/browser/device-mailbox'
import { deviceStore } from '@trendverse/storage/browser/device-store'
import { deviceTables } from '@trendverse/storage/browser/device-tables'
import type { FakeStorage } from '@trendverse/storage/browser/fake-storage'
import { safeStorage } from '@trendverse/storage/browser/safe-storage'
import { deviceCalls } from '../runtime/browser-backend'
import { deviceContext, deviceJobPorts } from './device-context'

/** Node's Web Crypto is the browser's, by another type. */
export const NODE_CRYPTO = webcrypto as unknown as Crypto

export const DEVICE_URL = 'https://trendverse.example'

/** What a test may change between calls. */
export type DeviceWorld = { storage: FakeStorage; token: string | null; nowMs: number }

/** A page that runs the use cases over local storage; another one over the same storage is its next visit. */
export function openDevice(world: DeviceWorld, webCrypto: Crypto = NODE_CRYPTO) {
  const localStorage = safeStorage(() => world.storage)
  const store = deviceStore(localStorage, queueLock(), deviceTables())
  const device = { localStorage, storage: browserStorage(store), mailbox: deviceMailbox(store) }
  const silent = () => undefined
  const context = deviceContext({
    device,
    webCrypto,
    nowMs: () => world.nowMs,
    pause: async () => undefined,
    chance: () => 0.5,
    publicUrl: DEVICE_URL,
    log: { info: silent, warn: silent, error: silent },
    onMailQueued: silent,
  })
  const calls = deviceCalls(context, { token: () => world.token }, 'A browser')
  return {
    calls,
    mailbox: device.mailbox,
    offerAdminSetup: () => offerSetup(context),
    /** A page that is closed in the middle of sending. */
    takeAndClose: () => deviceJobPorts(context).mails.take(5, world.nowMs, Number.POSITIVE_INFINITY),
    send: () => sendDueMails(deviceJobPorts(context), new AbortController().signal),
  }
}

/** The token in the newest mail of this kind that has arrived. */
export async function mailedToken(device: ReturnType<typeof openDevice>, type: string): Promise<string> {
  await device.send()
  const mail = (await device.mailbox.list()).find((one) => one.mail.type === type)
  const [, found] = /\?token=([\w-]+)/.exec(mail?.body?.text ?? '') ?? []
  if (found === undefined) throw new Error(`no ${type} mail has arrived`)
  return found
}

/** Somebody whom no device knows yet. */
export const SIGN_UP = {
  firstName: 'Ada',
  lastName: 'Quill',
  username: 'ada_quill',
  email: 'ada@example.org',
  password: 'a long and odd phrase',
  consent: true,
} as const
