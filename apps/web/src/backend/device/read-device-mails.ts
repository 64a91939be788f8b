import { type ThisDevice, thisDevice } from './this-device'

/** A mail of this device with what is inside, once it has arrived. */
export type DeviceMail = Awaited<ReturnType<ThisDevice['mailbox']['list']>>[number]

/** The mails of this device, newest first. */
export function readDeviceMails(): Promise<readonly DeviceMail[]> {
  return thisDevice().mailbox.list()
}
