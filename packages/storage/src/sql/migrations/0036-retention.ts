import type { Migration } from './migration'

/** Up to where the past was looked through, so that thinning looks only at what grew old since; and a way into it by time. */
export const retentionMigration: Migration = {
  id: 36,
  name: 'retention',
  sql: `
create index observations_observed on observations (observed_at);
create table retention (
  unit text primary key,
  until_at timestamptz not null
);
`,
}
