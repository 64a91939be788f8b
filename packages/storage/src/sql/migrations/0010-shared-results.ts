import type { Migration } from './migration'

/** When an account made the result of a quiz public, so that anybody with its link sees its card. */
export const sharedResultsMigration: Migration = {
  id: 10,
  name: 'shared-results',
  sql: `
alter table quiz_attempts add column shared_at timestamptz;
`,
}
