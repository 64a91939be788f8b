import type { Migration } from './migration'

/**
 * Starts of games and what came of them. An account's first of a game, mode and day is ranked, once; `is_best` marks its
 * best on the board of all time, so that the board needs no look at everybody's runs.
 */
export const gameRunsMigration: Migration = {
  id: 20,
  name: 'game-runs',
  sql: `
create table game_runs (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  game_id text not null,
  mode text not null,
  pack_id text not null references game_packs (id),
  day text not null,
  seed text not null,
  rules_version integer not null,
  ranked boolean not null,
  edition text not null,
  started_at timestamptz not null,
  points integer,
  ticks integer,
  finished_at timestamptz,
  refusal text,
  log text,
  log_hash text,
  is_best boolean not null default false,
  hidden boolean not null default false,
  check (num_nulls(points, ticks, finished_at) in (0, 3))
);
create unique index game_runs_ranked on game_runs (user_id, game_id, mode, day) where ranked;
create index game_runs_of on game_runs (user_id, started_at, id);
create index game_runs_log on game_runs (pack_id, log_hash) where log_hash is not null;
create index game_runs_day_board on game_runs (game_id, mode, day, points desc, ticks, finished_at, id)
  where ranked and finished_at is not null and not hidden;
create index game_runs_best_board on game_runs (game_id, mode, points desc, ticks, finished_at, id) where is_best;

alter table users add column runs_on_boards boolean not null default true;
`,
}
