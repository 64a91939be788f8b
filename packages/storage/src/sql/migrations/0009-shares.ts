import type { Migration } from './migration'

/** What was shared, counted per UTC date; nothing leads back to whoever shared it. */
export const sharesMigration: Migration = {
  id: 9,
  name: 'shares',
  sql: `
create table shares (
  day text not null,
  kind text not null,
  platform text not null,
  method text not null,
  count integer not null,
  primary key (day, kind, platform, method)
);
`,
}
