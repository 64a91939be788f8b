import type { Migration } from './migration'

/**
 * A name is one whatever its case by the rules of ASCII, of which names are made: a database in Turkish takes `I` and `i` for two
 * letters, and `INGRID` was somebody else than `ingrid`. Where there are both, the later one gets another name. The index of addresses is
 * made anew behind it: of two that refuse a row the older one answers, and a name that is taken is told first.
 */
export const usernamesAnywhereMigration: Migration = {
  id: 51,
  name: 'usernames-anywhere',
  sql: `
update users as later set username = left(later.username, 13) || '_' || right(later.id::text, 6)
  where exists (select from users as earlier
    where lower(earlier.username collate "C") = lower(later.username collate "C")
      and (earlier.registered_at, earlier.id) < (later.registered_at, later.id));
drop index users_username;
create unique index users_username on users (lower(username collate "C"));
drop index if exists users_email;
create unique index users_email on users (email_key) where email_key is not null;
`,
}
