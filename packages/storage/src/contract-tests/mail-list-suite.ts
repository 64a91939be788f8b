import { expect, it } from 'vitest'
import { mailsByDay } from '../sql/mail/count-mails'
import { subscriberDays, subscriberGroups } from '../sql/mail/count-subscribers'
import { mailsOfSlice, outboxTotal } from '../sql/mail/outbox-queries'
import { subscribersOfSlice, subscriberTotal } from '../sql/mail/subscriber-queries'
import { COUNTED_ROWS } from '../sql/page-of-list'
import type { SqlDatabase } from '../sql/sql-database'
import { idOf, NOON_MS } from './samples'
import { scansOf, seeksOf } from './scans-of'

const MANY = 5_000
const SLICES = [false, true].map((isReversed) => ({ isReversed, offset: 2_000, limit: 100 }))
const OUTBOX = [{}, { status: 'failed' }, { type: 'newsletter', text: 'reader-77' }] as const
const SUBSCRIBERS = [
  { status: null, text: null },
  { status: 'unsubscribed', text: 'reader-77' },
] as const

/** What administrators' lists of mails and subscribers promise of their cost: pages are found in an index alone. */
export function mailListSuite(empty: () => Promise<SqlDatabase>): void {
  it('finds any page of the outbox in its index', async () => {
    const database = await empty()
    await database.executeSql(
      `insert into mails (id, idempotency_key, type, recipient, subject, sealed_body, created_at, expires_at, status, next_try_at)
       select ('${idOf(0).slice(0, 24)}' || lpad(to_hex(n), 12, '0'))::uuid, 'welcome:' || n, 'newsletter',
         'reader-' || n || '@example.org', 'The week', repeat('sealed ', 80), to_timestamp(${NOON_MS / 1_000} + n),
         now(), case when n % 50 = 0 then 'failed' else 'sent' end, now()
       from generate_series(1, ${MANY}) n`,
    )
    await database.executeSql('vacuum (analyze) mails')
    for (const filters of OUTBOX) {
      for (const slice of SLICES) {
        const scans = await scansOf(database, 'mails', (queries) => mailsOfSlice(queries, filters, slice))
        expect(scans).toEqual(['Index Only Scan: mails_listed'])
      }
    }
    for (const filters of [{ status: 'failed' }, { type: 'newsletter' }] as const) {
      const scans = await scansOf(database, 'mails', (queries) => outboxTotal(queries, filters, COUNTED_ROWS))
      expect(scans).toEqual(['Index Only Scan: mails_counted'])
    }
    const [latest, counted] = await seeksOf(database, 'mails', () => mailsByDay('newsletter', NOON_MS))
    expect(latest?.[0]).toBe('mails_listed')
    expect(counted).toEqual([
      'mails_by_type',
      expect.stringMatching(/type = .*status = .*created_at >= .*created_at </),
    ])
  })

  it('finds any page of subscribers in its index', async () => {
    const database = await empty()
    await database.executeSql(
      `insert into subscribers (id, email, token_hash, subscribed_at, status, source, preferences)
       select ('${idOf(0).slice(0, 24)}' || lpad(to_hex(n), 12, '0'))::uuid, 'reader-' || n || '@example.org',
         'hash ' || n, to_timestamp(${NOON_MS / 1_000} + n), case when n % 9 = 0 then 'unsubscribed' else 'active' end,
         'footer', '{"trends": true, "weekly_digest": true, "new_features": true}'
       from generate_series(1, ${MANY}) n`,
    )
    await database.executeSql('vacuum (analyze) subscribers')
    for (const filters of SUBSCRIBERS) {
      for (const slice of SLICES) {
        const scans = await scansOf(database, 'subscribers', (queries) => subscribersOfSlice(queries, filters, slice))
        expect(scans).toEqual(['Index Only Scan: subscribers_listed'])
      }
    }
    for (const status of [null, 'unsubscribed'] as const) {
      const scans = await scansOf(database, 'subscribers', (queries) =>
        subscriberTotal(queries, { status, text: null }, COUNTED_ROWS),
      )
      expect(scans).toEqual(['Index Only Scan: subscribers_counted'])
    }
    expect(await scansOf(database, 'subscribers', subscriberGroups)).toEqual(['Index Only Scan: subscribers_counted'])
    expect(await seeksOf(database, 'subscribers', (queries) => subscriberDays(queries, NOON_MS))).toEqual([
      ['subscribers_listed', expect.stringContaining('subscribed_at >= ')],
    ])
  })
}
