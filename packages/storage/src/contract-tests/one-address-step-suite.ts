import { expect, it } from 'vitest'
import { notesAndAddressesMigration } from '../sql/migrations/0049-notes-and-addresses'
import type { SqlDatabase } from '../sql/sql-database'
import { inEarlierVersion } from './in-earlier-version'
import { idOf } from './samples'

/** Addresses that were taken before they had one form. */
export function oneAddressStepSuite(empty: () => Promise<SqlDatabase>): void {
  it('keeps every address as it is, and finds it by its one form; two of one mailbox both stay', async () => {
    const addresses = [
      'Ada@Example.org',
      'J\u00fcrgen@m\u00fcnchen.example',
      'ju\u0308rgen@m\u00fcnchen.example',
      '\u0130da@example.org',
    ]
    const subscribed = (email: string, n: number) =>
      `('${idOf(n)}', '${email.toLowerCase()}', 'hash ${n}', '2026-03-0${n}T12:00:00Z', 'active', 'x', '{}')`
    const rows = await inEarlierVersion(
      await empty(),
      notesAndAddressesMigration,
      `insert into subscribers (id, email, token_hash, subscribed_at, status, source, preferences) values
         ${addresses.map((email, n) => subscribed(email, n + 1)).join(', ')}`,
      'select email, email_key from subscribers order by subscribed_at',
    )
    expect(rows).toEqual([
      { email: 'ada@example.org', email_key: 'ada@example.org' },
      { email: 'j\u00fcrgen@m\u00fcnchen.example', email_key: 'j\u00fcrgen@xn--mnchen-3ya.example' },
      { email: 'ju\u0308rgen@m\u00fcnchen.example', email_key: 'ju\u0308rgen@m\u00fcnchen.example' },
      { email: 'i\u0307da@example.org', email_key: 'i\u0307da@example.org' },
    ])
  })
}
