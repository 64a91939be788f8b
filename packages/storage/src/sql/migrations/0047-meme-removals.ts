import type { Migration } from './migration'

/** Memes that administrators hid, which stay known when their makers delete them. What those hidden before said is not known. */
export const memeRemovalsMigration: Migration = {
  id: 47,
  name: 'meme-removals',
  sql: `
create table meme_removals (
  user_id uuid not null references users (id) on delete cascade,
  meme_id uuid not null,
  words uuid,
  made_at timestamptz not null,
  primary key (user_id, meme_id)
);
insert into meme_removals (user_id, meme_id, made_at) select user_id, id, created_at from memes where hidden;
`,
}
