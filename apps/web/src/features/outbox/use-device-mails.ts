import { useEffect, useState } from 'react'
import type { DeviceMail } from '../../backend/device/read-device-mails'
import { logFailure } from '../../backend/log-failure'

/** A mail is on its way for about a second. */
const LOOK_EVERY_MS = 500

/** The mails of this device, newest first; null until they were read. Looks again while the page is shown. */
export function useDeviceMails(): readonly DeviceMail[] | null {
  const [mails, setMails] = useState<readonly DeviceMail[] | null>(null)
  useEffect(() => {
    let isShown = true
    const look = async () => {
      try {
        // What reads the device comes with the mode; the page itself stays small.
        const { readDeviceMails } = await import('../../backend/device/read-device-mails')
        const found = await readDeviceMails()
        if (isShown) setMails((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found))
      } catch (cause) {
        logFailure('The mails of this device could not be read.', cause)
      }
    }
    void look()
    const timer = setInterval(() => void look(), LOOK_EVERY_MS)
    return () => {
      isShown = false
      clearInterval(timer)
    }
  }, [])
  return mails
}
