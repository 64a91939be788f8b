import { AppError, type ErrorCode } from '@trendverse/domain/primitives/app-error'
import { keepText, type OpenStorage, readJson } from '@trendverse/domain/primitives/kept-text'
import { STORAGE_PREFIX } from '@trendverse/domain/primitives/product'

/** OP-09: addresses that subscribed while no server could be reached, until they have been sent to it. */
const PENDING_KEY = `${STORAGE_PREFIX}newsletter_pending`
/** Nobody signs up more people than that on one device. */
const MAX_PENDING = 20
/** The server's last word: sending the address again changes nothing. */
const FINAL: ReadonlySet<ErrorCode> = new Set(['already_subscribed', 'invalid_input'])

function readPending(storage: OpenStorage): readonly string[] {
  const kept = readJson(storage, PENDING_KEY)
  return Array.isArray(kept) ? kept.filter((email) => typeof email === 'string').slice(0, MAX_PENDING) : []
}

function writePending(storage: OpenStorage, emails: readonly string[]): void {
  keepText(storage, PENDING_KEY, emails.length === 0 ? null : JSON.stringify(emails))
}

/** Remembers an address for when the server is back. */
export function keepSubscription(storage: OpenStorage, email: string): void {
  const others = readPending(storage).filter((kept) => kept !== email.toLowerCase())
  writePending(storage, [...others, email.toLowerCase()].slice(-MAX_PENDING))
}

/**
 * Sends what was kept, one address after the other, and forgets each as soon as the server has decided about it. Stops
 * at the first that did not get through; what is left is sent another time.
 */
export async function sendKeptSubscriptions(
  storage: OpenStorage,
  send: (email: string) => Promise<unknown>,
): Promise<void> {
  for (const email of readPending(storage)) {
    try {
      await send(email)
    } catch (error) {
      if (!(error instanceof AppError) || !FINAL.has(error.code)) return
    }
    // Read again: another tab may have kept one meanwhile.
    writePending(
      storage,
      readPending(storage).filter((kept) => kept !== email),
    )
  }
}

/** Whether there is anything to send, without looking closer. */
export function hasKeptSubscriptions(storage: OpenStorage): boolean {
  return readPending(storage).length > 0
}
