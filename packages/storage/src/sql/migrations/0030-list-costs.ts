import type { Migration } from './migration'

/**
 * What administrators' lists cost. Totals are counted in indexes of few values, which keep a hundred rows in the room of one.
 * What texts are searched in is kept ready in small letters, compared byte by byte, as names of accounts have been since step
 * 26: in an index that also gives the order by name, and in the only order of mails and of the audit log. Readers of the digest are
 * counted, and written to in turn, by an index of theirs.
 */
export const listCostsMigration: Migration = {
  id: 30,
  name: 'list costs',
  sql: `
create index users_counted on users (status, role, email_verified);
drop index users_by_name;
create index users_by_name on users (search_text, id) include (status, role, email_verified, last_active_at);

alter table trends add column search_text text collate "C" generated always as (lower(name)) stored;
create index trends_counted on trends (status, category, origin, featured_by_admin);
drop index trends_by_creation;
drop index trends_by_change;
drop index trends_by_attention;
drop index trends_by_name;
create index trends_by_creation on trends (created_at, id) include (status, category, origin, featured_by_admin, search_text);
create index trends_by_change on trends (updated_at, id) include (status, category, origin, featured_by_admin, search_text);
create index trends_by_attention on trends (attention, id) include (status, category, origin, featured_by_admin, search_text);
create index trends_by_name on trends (search_text, id desc) include (status, category, origin, featured_by_admin);

alter table audit_log add column search_text text collate "C"
  generated always as (lower(action || chr(10) || left(actor_name, 200) || chr(10) || left(coalesce(subject_id, ''), 200))) stored;
drop index audit_log_at;
create index audit_log_at on audit_log (at desc, id desc) include (search_text);

alter table mails add column search_text text collate "C"
  generated always as (lower(recipient || chr(10) || subject)) stored;
drop index mails_listed;
create index mails_listed on mails (created_at desc, id desc) include (status, type, search_text);
create index mails_counted on mails (status, type);

create index subscribers_counted on subscribers (status, source);
create index subscribers_of_digest on subscribers (id)
  where status = 'active' and (preferences ->> 'weekly_digest')::boolean;
`,
}
