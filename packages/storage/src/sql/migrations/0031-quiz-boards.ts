import type { Migration } from './migration'

/** Boards of quizzes are kept per difficulty; a row takes that of the attempt it came from. */
export const quizBoardsMigration: Migration = {
  id: 31,
  name: 'quiz-boards',
  sql: `
alter table quiz_standings add column difficulty text not null default 'medium';
update quiz_standings set difficulty = attempts.quiz ->> 'difficulty'
  from quiz_attempts attempts
  where attempts.user_id = quiz_standings.user_id
    and attempts.finished_at = quiz_standings.achieved_at
    and attempts.quiz ->> 'difficulty' in ('easy', 'hard');
alter table quiz_standings alter column difficulty drop default;

drop index quiz_standings_user;
drop index quiz_standings_board;
drop index quiz_standings_samples;
create unique index quiz_standings_user on quiz_standings (user_id, trend_id, difficulty);
create index quiz_standings_board on quiz_standings (trend_id, difficulty, score desc, time_seconds, achieved_at, id)
  where sample_name is null;
create index quiz_standings_samples on quiz_standings (trend_id, difficulty, score desc, time_seconds, achieved_at, id)
  where sample_name is not null;
`,
}
