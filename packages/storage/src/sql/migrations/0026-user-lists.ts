import type { Migration } from './migration'

/**
 * Lists of accounts for administrators: an index for every order, which holds what the list is narrowed by, so that rows are
 * read of the shown page alone. What names are searched in is kept ready in small letters, compared byte by byte: folding
 * the case of 100,000 names anew for each search takes ten times as long.
 */
export const userListsMigration: Migration = {
  id: 26,
  name: 'user lists',
  sql: `
alter table users add column search_text text collate "C"
  generated always as (lower(username || chr(10) || email || chr(10) || first_name || ' ' || last_name)) stored;

drop index users_registered;
create index users_by_registration on users (registered_at, id) include (status, role, email_verified, search_text);
create index users_by_activity on users (last_active_at, id) include (status, role, email_verified, search_text);
create index users_by_name on users ((lower(username) collate "C"), id)
  include (username, status, role, email_verified, search_text);
`,
}
