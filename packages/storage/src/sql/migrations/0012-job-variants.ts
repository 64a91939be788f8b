import type { Migration } from './migration'

/** Orders of one taker about one trend that go on beside each other, such as memes of two formats. */
export const jobVariantsMigration: Migration = {
  id: 12,
  name: 'job variants',
  sql: `
alter table generation_jobs add column variant text not null default '';
drop index generation_jobs_open;
create unique index generation_jobs_open on generation_jobs (taker_kind, taker_id, kind, trend_id, variant)
  where stage in ('waiting', 'writing', 'checking', 'painting');
`,
}
