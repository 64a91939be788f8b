import { timingSafeEqual } from 'node:crypto'
import type { ResultSignatures } from '@trendverse/application/ports/identity-checks'
import { SECOND_MS } from '@trendverse/domain/primitives/time'
import { Webhook } from 'standardwebhooks'

const VERSION = 'v1,'
/** Providers sign twice while they change the secret; nobody needs more. */
const MAX_SIGNATURES = 10

/**
 * Standard Webhooks: HMAC-SHA-256 over id, time and body. The package's own check asks the machine's clock, so it only
 * makes the signature here and whether it came in time is decided with our clock, by the use case. Null without a secret.
 */
export function createResultSignatures(secret: string | undefined): ResultSignatures | null {
  if (secret === undefined) return null
  const webhook = new Webhook(secret)
  return {
    isGenuine({ id, timestamp, signature, body }) {
      const sentAt = new Date(Number(timestamp) * SECOND_MS)
      if (Number.isNaN(sentAt.getTime())) return false
      const expected = Buffer.from(webhook.sign(id, sentAt, body))
      return signature
        .split(' ', MAX_SIGNATURES)
        .filter((one) => one.startsWith(VERSION))
        .some((one) => {
          const given = Buffer.from(one)
          return given.length === expected.length && timingSafeEqual(given, expected)
        })
    },
  }
}
