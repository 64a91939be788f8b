import type { Migration } from './migration'

/**
 * What visitors report of runs and profiles; the open cases of all kinds, the latest first, out of indexes; and what support
 * answered to whom.
 */
export const reviewMigration: Migration = {
  id: 29,
  name: 'review',
  sql: `
create table report_cases (
  kind text not null,
  subject_id uuid not null,
  owner_id uuid not null references users (id) on delete cascade,
  reporters integer not null,
  is_open boolean not null,
  taken_down boolean not null,
  last_reported_at timestamptz not null,
  primary key (kind, subject_id)
);
create index report_cases_owner on report_cases (owner_id);
create index report_cases_open on report_cases (last_reported_at desc, subject_id desc) where is_open;

create table content_reports (
  kind text not null,
  subject_id uuid not null,
  user_id uuid references users (id) on delete cascade,
  guest_id text,
  reason text not null,
  note text not null,
  reported_at timestamptz not null,
  foreign key (kind, subject_id) references report_cases (kind, subject_id) on delete cascade,
  check (num_nonnulls(user_id, guest_id) = 1)
);
create unique index content_reports_user on content_reports (user_id, kind, subject_id);
create unique index content_reports_guest on content_reports (guest_id, kind, subject_id);
create index content_reports_latest on content_reports (kind, subject_id, reported_at desc);
create index content_reports_guest_age on content_reports (reported_at) where guest_id is not null;

create index memes_open_reports on memes (last_reported_at desc, id desc) where open_reports > 0;
create index question_quality_open_reports on question_quality (updated_at desc, id desc)
  where reporters > 0 and decision is null;

alter table question_quality add column evidence jsonb;
alter table contact_messages add column answer text;
alter table contact_messages add column answered_at timestamptz;
`,
}
