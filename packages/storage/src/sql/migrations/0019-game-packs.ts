import type { Migration } from './migration'

/** What everybody plays a game with on one day. The content is a text, because its hash is part of its name. */
export const gamePacksMigration: Migration = {
  id: 19,
  name: 'game-packs',
  sql: `
create table game_packs (
  id text primary key,
  game_id text not null,
  day text not null,
  edition text not null,
  content text not null,
  built_at timestamptz not null,
  withdrawn_at timestamptz
);
create unique index game_packs_in_use on game_packs (game_id, day) where withdrawn_at is null;
create index game_packs_day on game_packs (game_id, day collate "C" desc);
`,
}
