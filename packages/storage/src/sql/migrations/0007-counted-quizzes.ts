import type { Migration } from './migration'

/** Quizzes of fewer than five questions count in no score and no average, those that were finished before included. */
export const countedQuizzesMigration: Migration = {
  id: 7,
  name: 'counted quizzes',
  sql: `
update users set quiz_score_sum = quiz_score_sum - short.percent_sum, quiz_score_count = quiz_score_count - short.quizzes
from (
  select user_id, sum(percent) as percent_sum, count(*) as quizzes from quiz_attempts
  where user_id is not null and percent is not null and jsonb_array_length(quiz -> 'questions') < 5
  group by user_id
) short
where users.id = short.user_id;
update quiz_attempts set percent = null where percent is not null and jsonb_array_length(quiz -> 'questions') < 5;
`,
}
