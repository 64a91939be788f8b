import type { Migration } from './migration'

/** The other orders of accounts hold when an account was last used, too, so that they are narrowed by it alone. */
export const activeAccountsMigration: Migration = {
  id: 27,
  name: 'active accounts',
  sql: `
drop index users_by_registration;
drop index users_by_name;
create index users_by_registration on users (registered_at, id)
  include (status, role, email_verified, search_text, last_active_at);
create index users_by_name on users ((lower(username) collate "C"), id)
  include (username, status, role, email_verified, search_text, last_active_at);
`,
}
