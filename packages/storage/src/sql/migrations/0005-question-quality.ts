import type { Migration } from './migration'

/** How questions of quizzes turn out over time, and what readers report of them. */
export const questionQualityMigration: Migration = {
  id: 5,
  name: 'question quality',
  sql: `
create table question_quality (
  id uuid primary key,
  question text not null,
  right_option text not null,
  trend_id uuid not null,
  trend_name text not null,
  answers integer not null,
  right_answers integer not null,
  rest_sum double precision not null,
  rest_square_sum double precision not null,
  rest_sum_of_right double precision not null,
  reporters integer not null,
  decision text,
  status text not null,
  updated_at timestamptz not null
);
create index question_quality_list on question_quality (reporters desc, updated_at desc, id desc);
create index question_quality_status on question_quality (status, reporters desc, updated_at desc, id desc);
create index question_quality_retired on question_quality (trend_id) where status = 'retired';
create index question_quality_unjudged on question_quality (updated_at) where status = 'unjudged';

create table question_reports (
  question_id uuid not null references question_quality (id) on delete cascade,
  user_id uuid references users (id) on delete cascade,
  guest_id text,
  reason text not null,
  note text not null,
  reported_at timestamptz not null,
  check (num_nonnulls(user_id, guest_id) = 1)
);
create unique index question_reports_user on question_reports (user_id, question_id);
create unique index question_reports_guest on question_reports (guest_id, question_id);
create index question_reports_latest on question_reports (question_id, reported_at desc);
create index question_reports_guest_age on question_reports (reported_at) where guest_id is not null;
`,
}
