import type { Migration } from './migration'

/**
 * What administrators list of games: any page of the finished runs comes out of an index that also holds what the list can be
 * narrowed by, so that only the rows of the page are read.
 */
export const gameListsMigration: Migration = {
  id: 28,
  name: 'game-lists',
  sql: `
create index game_runs_newest on game_runs (finished_at desc, id desc) include (game_id, day, hidden, user_id)
  where finished_at is not null;
create index game_runs_by_points on game_runs (points desc, ticks, finished_at, id) include (game_id, day, hidden, user_id)
  where finished_at is not null;
create index game_runs_pack on game_runs (pack_id) where finished_at is not null;
create index game_packs_newest on game_packs (day collate "C" desc, built_at desc, id collate "C" desc);
`,
}
