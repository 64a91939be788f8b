import type { Migration } from './migration'

/** Quizzes as they are taken, and the leaderboards. */
export const quizzesMigration: Migration = {
  id: 3,
  name: 'quizzes',
  sql: `
create table quiz_attempts (
  id uuid primary key,
  user_id uuid references users (id) on delete cascade,
  guest_id text,
  trend_id uuid not null,
  category text not null,
  quiz jsonb not null,
  answers jsonb not null,
  started_at timestamptz not null,
  deadline timestamptz not null,
  finished_at timestamptz,
  percent integer,
  check (num_nonnulls(user_id, guest_id) = 1)
);
create unique index quiz_attempts_user_unfinished on quiz_attempts (user_id, trend_id) where finished_at is null;
create unique index quiz_attempts_guest_unfinished on quiz_attempts (guest_id, trend_id) where finished_at is null;
create index quiz_attempts_user on quiz_attempts (user_id, started_at, id);
create index quiz_attempts_history on quiz_attempts (user_id, finished_at desc, id desc) where finished_at is not null;
create index quiz_attempts_overdue on quiz_attempts (deadline, id) where finished_at is null;
create index quiz_attempts_guest_age on quiz_attempts (started_at) where guest_id is not null;

create table quiz_standings (
  id uuid primary key,
  trend_id uuid not null,
  user_id uuid references users (id) on delete cascade,
  sample_name text,
  score integer not null,
  time_seconds integer not null,
  achieved_at timestamptz not null,
  check (num_nonnulls(user_id, sample_name) = 1)
);
create unique index quiz_standings_user on quiz_standings (user_id, trend_id);
create index quiz_standings_board on quiz_standings (trend_id, score desc, time_seconds, achieved_at, id)
  where sample_name is null;
create index quiz_standings_samples on quiz_standings (trend_id, score desc, time_seconds, achieved_at, id)
  where sample_name is not null;
`,
}
