import { HOUR_MS } from '../primitives/time'
import type { PageHead } from './page-head'

/**
 * Why a page head was not read: the site's robots.txt, the status of the answer, not HTML, no head within the first
 * 64 KB, too slow, an address that may not be asked, no connection, or a head that says nothing.
 */
export type PageHeadRefusal = 'robots' | 'status' | 'type' | 'too_large' | 'timeout' | 'address' | 'network' | 'no_head'

/** How one attempt to read a page head ended. */
export type PageHeadReading =
  | { readonly kind: 'read'; readonly head: PageHead }
  | {
      readonly kind: 'refused'
      readonly reason: PageHeadRefusal
      /** Whether it may go well another time. */
      readonly retryable: boolean
      /** A clause that follows the name of the site: "it answered with HTTP status 404". */
      readonly message: string
    }

/** What is remembered of a page. */
export type PageHeadRecord = {
  /** `pageKey` of its address. */
  readonly pageKey: string
  /** The address that was asked, absolute http or https. */
  readonly url: string
  readonly head: PageHead | null
  /** Why there is no head; null when there is one. */
  readonly reason: PageHeadRefusal | null
  /** When it was last asked, milliseconds since 1970. */
  readonly readAtMs: number
  /** How often it was asked, at least 1. */
  readonly attempts: number
  /** When it may be asked again, milliseconds since 1970; null: never. */
  readonly nextAttemptAtMs: number | null
}

/** What may pass (an outage, an overload) has mostly passed by then. */
const RETRY_AFTER_MS = 6 * HOUR_MS
/** A story is over before more would help. */
const MAX_RETRIES = 3

/** Whether a page is to be asked now: it never was, or it failed in a way that may have passed. */
export function isPageDue(record: PageHeadRecord | undefined, nowMs: number): boolean {
  return record === undefined || (record.nextAttemptAtMs !== null && record.nextAttemptAtMs <= nowMs)
}

/** The record of a page after one more attempt. A failure that may pass is tried again after 6 hours, at most 3 times. */
export function recordAttempt(
  page: Pick<PageHeadRecord, 'pageKey' | 'url'>,
  reading: PageHeadReading,
  earlier: PageHeadRecord | undefined,
  nowMs: number,
): PageHeadRecord {
  const attempts = (earlier?.attempts ?? 0) + 1
  const common = { pageKey: page.pageKey, url: page.url, readAtMs: nowMs, attempts }
  if (reading.kind === 'read') return { ...common, head: reading.head, reason: null, nextAttemptAtMs: null }
  const isTriedAgain = reading.retryable && attempts <= MAX_RETRIES
  return {
    ...common,
    head: null,
    reason: reading.reason,
    nextAttemptAtMs: isTriedAgain ? nowMs + RETRY_AFTER_MS : null,
  }
}
