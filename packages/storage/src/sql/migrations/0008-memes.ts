import type { Migration } from './migration'

/** Memes of accounts, and what visitors report of those that were shared. */
export const memesMigration: Migration = {
  id: 8,
  name: 'memes',
  sql: `
create table memes (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  trend_id uuid not null,
  style text not null,
  content jsonb not null,
  image_url text,
  painting_url text,
  created_at timestamptz not null,
  saved_at timestamptz,
  shared_at timestamptz,
  shares integer not null,
  hidden boolean not null,
  reporters integer not null,
  open_reports integer not null,
  last_reported_at timestamptz
);
create index memes_history on memes (user_id, created_at desc, id desc);
create index memes_saved on memes (user_id, saved_at desc, id desc) where saved_at is not null;
create index memes_reported on memes (open_reports desc, last_reported_at desc, id desc) where reporters > 0;

create table meme_reports (
  meme_id uuid not null references memes (id) on delete cascade,
  user_id uuid references users (id) on delete cascade,
  guest_id text,
  reason text not null,
  note text not null,
  reported_at timestamptz not null,
  check (num_nonnulls(user_id, guest_id) = 1)
);
create unique index meme_reports_user on meme_reports (user_id, meme_id);
create unique index meme_reports_guest on meme_reports (guest_id, meme_id);
create index meme_reports_latest on meme_reports (meme_id, reported_at desc);
create index meme_reports_guest_age on meme_reports (reported_at) where guest_id is not null;

-- a job is open while it is painted, too
drop index generation_jobs_open;
create unique index generation_jobs_open on generation_jobs (taker_kind, taker_id, kind, trend_id)
  where stage in ('waiting', 'writing', 'checking', 'painting');
`,
}
