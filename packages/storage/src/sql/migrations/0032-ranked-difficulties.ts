import type { Migration } from './migration'

/**
 * Boards of quizzes as they would be if they had always been kept per difficulty: step 31 could only move the one row an
 * account had of a trend. The best answered attempt at each other difficulty gets a row too, and rows of quizzes without a
 * single answer go. Time and lateness are computed as `scoreOf` does it.
 */
export const rankedDifficultiesMigration: Migration = {
  id: 32,
  name: 'ranked-difficulties',
  sql: `
delete from quiz_standings using quiz_attempts attempts
  where attempts.user_id = quiz_standings.user_id
    and attempts.finished_at = quiz_standings.achieved_at
    and jsonb_array_length(attempts.answers) = 0;

with recursive survivors (id, survivor_id) as (
  select id, id from trends where merged_into_id is null
  union all
  select trends.id, survivor_id from trends join survivors on trends.merged_into_id = survivors.id
), taken as (
  select attempts.id, user_id, coalesce(survivor_id, trend_id) as trend_id, quiz ->> 'difficulty' as difficulty,
    percent as score, finished_at as achieved_at,
    jsonb_array_length(answers) < jsonb_array_length(quiz -> 'questions') as is_incomplete,
    extract(epoch from started_at) * 1000 as start_ms, extract(epoch from deadline) * 1000 as deadline_ms,
    (select max((answer ->> 'answeredAtMs')::numeric) from jsonb_array_elements(answers) as answer) as last_ms
  from quiz_attempts attempts left join survivors on survivors.id = trend_id
  where user_id is not null and finished_at is not null and percent is not null and jsonb_array_length(answers) > 0
    and quiz ->> 'difficulty' in ('easy', 'medium', 'hard')
), timed as (
  select *, round((case when is_incomplete then deadline_ms else least(greatest(last_ms, start_ms), deadline_ms) end
    - start_ms) / 1000)::integer as time_seconds
  from taken where last_ms <= deadline_ms + 5000
)
insert into quiz_standings (id, trend_id, difficulty, user_id, sample_name, score, time_seconds, achieved_at)
select distinct on (user_id, trend_id, difficulty)
  id, trend_id, difficulty, user_id, null, score, time_seconds, achieved_at
from timed
order by user_id, trend_id, difficulty, score desc, time_seconds, achieved_at, id
on conflict (user_id, trend_id, difficulty) do update
  set score = excluded.score, time_seconds = excluded.time_seconds, achieved_at = excluded.achieved_at
  where (excluded.score, -excluded.time_seconds) > (quiz_standings.score, -quiz_standings.time_seconds);
`,
}
