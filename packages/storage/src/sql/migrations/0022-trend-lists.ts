import type { Migration } from './migration'

/**
 * What administrators list and decide: an index for every order of the list of trends, which hold what it is narrowed by;
 * sources that are switched off, and what was wrong with their last replies; merges made by hand, which have no likeness.
 */
export const trendListsMigration: Migration = {
  id: 22,
  name: 'trend lists',
  sql: `
create index trends_by_creation on trends (created_at, id) include (status, category, origin, featured_by_admin);
create index trends_by_change on trends (updated_at, id) include (status, category, origin, featured_by_admin);
create index trends_by_attention on trends (attention, id) include (status, category, origin, featured_by_admin);
create index trends_by_name on trends (lower(name), id desc) include (name, status, category, origin, featured_by_admin);

create table sources_off (source text primary key);
alter table source_health add column item_problems jsonb not null default '[]';

alter table story_merges alter column likeness drop not null;
`,
}
