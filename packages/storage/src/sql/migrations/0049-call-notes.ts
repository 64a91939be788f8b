import type { Migration } from './migration'

/** What became last of each model that was asked with a key. */
export const callNotesMigration: Migration = {
  id: 49,
  name: 'call-notes',
  sql: `
alter table ai_keys add column notes jsonb not null default '[]';
`,
}
