import type { Migration } from './migration'

/**
 * What figures of administrators are counted in: mails of a type by status and date, and how much accounts were used. The totals of an
 * account change less often than when it was last active, which is in indexes already.
 */
export const figuresMigration: Migration = {
  id: 34,
  name: 'figures',
  sql: `
create index mails_by_type on mails (type, status, created_at);
create index users_uses on users (total_memes, total_quizzes, total_games);
`,
}
