import { describe, expect, it } from 'vitest'
import { HOUR_MS } from '../primitives/time'
import { isPageDue, type PageHeadReading, type PageHeadRecord, recordAttempt } from './page-head-record'

const NOW_MS = Date.UTC(2026, 5, 1, 12)
const PAGE = { pageKey: 'harbour.example/a', url: 'https://harbour.example/a' }
const HEAD = { title: 'A', description: null, siteName: null, language: null, publishedAtMs: null, canonicalUrl: null }
const READ: PageHeadReading = { kind: 'read', head: HEAD }
const refused = (retryable: boolean): PageHeadReading => ({
  kind: 'refused',
  reason: retryable ? 'timeout' : 'type',
  retryable,
  message: 'it took too long in all',
})

describe('the record of a page', () => {
  it('keeps its head for good', () => {
    const record = recordAttempt(PAGE, READ, undefined, NOW_MS)
    const kept = { ...PAGE, head: HEAD, reason: null, readAtMs: NOW_MS, attempts: 1, nextAttemptAtMs: null }
    expect(record).toEqual(kept)
    expect(isPageDue(record, Number.MAX_SAFE_INTEGER)).toBe(false)
  })

  it('has no next attempt after a failure that will not pass', () => {
    const record = recordAttempt(PAGE, refused(false), undefined, NOW_MS)
    expect(record).toMatchObject({ head: null, reason: 'type', attempts: 1, nextAttemptAtMs: null })
    expect(isPageDue(record, Number.MAX_SAFE_INTEGER)).toBe(false)
  })

  it('is due again 6 hours after a failure that may pass, and three times at most', () => {
    let record: PageHeadRecord | undefined
    let nowMs = NOW_MS
    let asked = 0
    while (isPageDue(record, nowMs)) {
      record = recordAttempt(PAGE, refused(true), record, nowMs)
      asked += 1
      expect(isPageDue(record, nowMs + 6 * HOUR_MS - 1)).toBe(false)
      nowMs += 6 * HOUR_MS
    }
    expect(asked).toBe(4)
    expect(record).toMatchObject({ reason: 'timeout', attempts: 4, nextAttemptAtMs: null })
  })

  it('forgets a failure once the page was read', () => {
    const failed = recordAttempt(PAGE, refused(true), undefined, NOW_MS)
    const read = recordAttempt(PAGE, READ, failed, NOW_MS + 6 * HOUR_MS)
    expect(read).toMatchObject({ head: HEAD, reason: null, attempts: 2, nextAttemptAtMs: null })
  })
})

describe('a page that was never asked', () => {
  it('is due', () => expect(isPageDue(undefined, NOW_MS)).toBe(true))
})
