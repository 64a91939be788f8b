import type { Migration } from './migration'

/** How many times as fast an item gains as things of its age do: unknown until its source is read again. */
export const paceMigration: Migration = {
  id: 17,
  name: 'pace',
  sql: `
alter table source_items add column pace double precision;
alter table trends add column pace double precision;
`,
}
