import type { Migration } from './migration'

/** The quiz of each day, kept as it was first made; attempts at it are attempts like others. */
export const dailyQuizzesMigration: Migration = {
  id: 33,
  name: 'daily-quizzes',
  sql: `
create table daily_quizzes (
  day text primary key,
  quiz jsonb not null
);
`,
}
