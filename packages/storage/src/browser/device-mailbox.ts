import type { MailBody, QueuedMail } from '@trendverse/application/ports/mail'
import type { DeviceStore } from './device-store'

/** A mail of the outbox with what is inside, once it was delivered. */
export type DeviceMail = { readonly mail: QueuedMail; readonly body: MailBody | null }

/** Where the mails of a device arrive (OP-09): nobody but its owner reads them, in a page of their own. */
export type DeviceMailbox = {
  deliver(id: string, body: MailBody): Promise<void>
  /** Newest first. */
  list(): Promise<readonly DeviceMail[]>
}

export function deviceMailbox(device: DeviceStore): DeviceMailbox {
  return {
    deliver: (id, body) => device.transact(async ({ delivered }) => void delivered.set(id, body)),
    list: () =>
      device.transact(async ({ mails, delivered }) =>
        [...mails.values()]
          .sort((a, b) => b.createdAtMs - a.createdAtMs || (a.id < b.id ? 1 : -1))
          .map((mail) => ({ mail, body: delivered.get(mail.id) ?? null })),
      ),
  }
}
