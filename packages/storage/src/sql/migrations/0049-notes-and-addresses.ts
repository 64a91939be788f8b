import { addressKey } from '@trendverse/domain/mail/mail-address'
import type { PoolClient } from 'pg'
import type { Migration } from './migration'

/**
 * What became last of each model that was asked with a key, and by what a mail address is found: its one form, which is no matter of
 * the database's locale. Addresses stay as they were typed. Where two accounts have one address in two forms, both stay: the older is found
 * by the one form, the other by its own, and the log names them.
 */
export const notesAndAddressesMigration: Migration = {
  id: 49,
  name: 'notes-and-addresses',
  sql: `
alter table ai_keys add column notes jsonb not null default '[]';
alter table users add column email_key text;
alter table subscribers add column email_key text;
update users set email_key = lower(email collate "C");
update subscribers set email_key = lower(email collate "C");
drop index users_email;
alter table subscribers drop constraint subscribers_email_key;
`,
  async run(client, tell) {
    await bringToOneForm(client, 'users', 'registered_at', tell)
    await bringToOneForm(client, 'subscribers', 'subscribed_at', tell)
    await client.query(`
create unique index users_email on users (email_key) where email_key is not null;
create unique index subscribers_email on subscribers (email_key) where email_key is not null;
`)
  },
}

/** The letters that only a rule knows: those of ASCII are done. The oldest row of an address comes first. */
async function bringToOneForm(
  client: Pick<PoolClient, 'query'>,
  table: 'users' | 'subscribers',
  since: 'registered_at' | 'subscribed_at',
  tell: (sentence: string) => void,
): Promise<void> {
  const { rows } = await client.query<{ readonly id: string; readonly email: string }>(
    `select id, email from ${table} where octet_length(email) <> char_length(email) order by ${since}, id`,
  )
  for (const { id, email } of rows) {
    const key = addressKey(email)
    const own = email.toLowerCase()
    const { rows: taken } = await client.query<{ readonly id: string }>(
      `select id from ${table} where email_key = $1 and id <> $2`,
      [key, id],
    )
    const other = taken[0]
    if (other !== undefined) {
      tell(
        `${table}: ${id} has the address of ${other.id} in another form. Both stay, and each is found by its own form.`,
      )
    }
    await client.query(`update ${table} set email_key = $1 where id = $2`, [other === undefined ? key : own, id])
  }
}
