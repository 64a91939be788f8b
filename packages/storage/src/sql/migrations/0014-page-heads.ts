import type { Migration } from './migration'

/** What pages of publishers say about themselves, and how the rounds that read them ended. */
export const pageHeadsMigration: Migration = {
  id: 14,
  name: 'page heads',
  sql: `
create table page_heads (
  page_key text primary key,
  url text not null,
  head jsonb,
  reason text,
  read_at timestamptz not null,
  attempts integer not null,
  next_attempt_at timestamptz
);
create index page_heads_read_at on page_heads (read_at);

create table page_head_rounds (
  finished_at timestamptz primary key,
  read integer not null,
  refused jsonb not null,
  skipped integer not null,
  last_error text
);
`,
}
