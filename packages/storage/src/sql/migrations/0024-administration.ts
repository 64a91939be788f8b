import type { Migration } from './migration'

/** Calls of models day by day, and ways into what administrators page, filter and count. */
export const administrationMigration: Migration = {
  id: 24,
  name: 'administration',
  sql: `
create table ai_calls (
  day text primary key,
  succeeded integer not null,
  failed integer not null
);

create index daily_usage_day on daily_usage (day collate "C") include (memes, quizzes, games);

create index audit_log_action on audit_log (action, at desc, id desc);
create index audit_log_area on audit_log (split_part(action, '.', 1), at desc, id desc);
create index audit_log_actor on audit_log (actor_id, at desc, id desc);
create index audit_log_subject on audit_log (subject_id, at desc, id desc);

create index kyc_records_submitted on kyc_records (id) where status = 'submitted';
create index contact_messages_open on contact_messages (id) where status = 'open';
`,
}
