import type { Migration } from './migration'

/** When an account made its profile public, so that anybody with its link sees its card; null once that was taken back. */
export const sharedProfilesMigration: Migration = {
  id: 11,
  name: 'shared-profiles',
  sql: `
alter table users add column profile_shared_at timestamptz;
`,
}
