import { type SQL, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { outboxPageIds, outboxTotal } from '../sql/mail/outbox-queries'
import { subscriberPageIds, subscriberTotal } from '../sql/mail/subscriber-queries'
import type { Queries, SqlDatabase } from '../sql/sql-database'
import { preferIndexes } from '../sql/trends/list-trends'
import { idOf, NOON_MS } from './samples'

const MANY = 5_000
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
      const query = { ...filters, page: 40, pageSize: 100 }
      const plan = await explain(database, (queries) => outboxPageIds(queries, query).getSQL())
      expect(plan).toContain('Index Only Scan using mails_listed on mails')
      expect(plan).not.toContain('Seq Scan on mails')
      expect(await explain(database, (queries) => outboxTotal(queries, query).getSQL())).toContain('Index Only Scan')
    }
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
      const query = { ...filters, page: 40, pageSize: 100 }
      const plan = await explain(database, (queries) => subscriberPageIds(queries, query).getSQL())
      expect(plan).toContain('Index Only Scan using subscribers_listed on subscribers')
      expect(plan).not.toContain('Seq Scan on subscribers')
      expect(await explain(database, (queries) => subscriberTotal(queries, query).getSQL())).toContain(
        'Index Only Scan',
      )
    }
  })
}

function explain(database: SqlDatabase, question: (queries: Queries) => SQL): Promise<string> {
  return database.transaction(async (queries) => {
    await preferIndexes(queries)
    const { rows } = await queries.execute<{ 'QUERY PLAN': string }>(sql`explain ${question(queries)}`)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
}
