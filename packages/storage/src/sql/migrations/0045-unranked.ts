import type { Migration } from './migration'

/**
 * Why an attempt or a run has no place. Places of accounts that never proved their address are given back; whoever proves it later
 * is ranked from the next one on.
 */
export const unrankedMigration: Migration = {
  id: 45,
  name: 'unranked',
  sql: `
alter table quiz_attempts add column unranked text;
alter table game_runs add column unranked text;
delete from quiz_standings using users where users.id = quiz_standings.user_id and not users.email_verified;
update game_runs set unranked = 'unverified', is_best = false
  from users where users.id = game_runs.user_id and not users.email_verified;

drop index game_runs_day_board;
create index game_runs_day_board on game_runs (game_id, mode, day, points desc, ticks, finished_at, id)
  where ranked and unranked is null and finished_at is not null and not hidden;
`,
}
