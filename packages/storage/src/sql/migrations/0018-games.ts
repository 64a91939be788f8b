import type { Migration } from './migration'

/** What administrators keep of the catalogue of games. */
export const gamesMigration: Migration = {
  id: 18,
  name: 'games',
  sql: `
create table games (
  id text primary key,
  fields jsonb not null,
  added_at timestamptz not null
);
`,
}
