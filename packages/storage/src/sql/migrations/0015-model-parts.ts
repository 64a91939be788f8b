import type { Migration } from './migration'

/**
 * The state of a source's momentum engine in parts, under a revision that writers compare before they set it. What was
 * stored as one text becomes a part of its own: an engine that cannot read it says so, starts anew and removes it.
 */
export const modelPartsMigration: Migration = {
  id: 15,
  name: 'model parts',
  sql: `
create table source_model_parts (
  source text not null references source_models (source) on delete cascade,
  name text not null,
  content text not null,
  primary key (source, name)
);
insert into source_model_parts (source, name, content) select source, 'model', model from source_models;
alter table source_models drop column model, drop column observed_at, add column revision integer not null default 1;
alter table source_models alter column revision drop default;
`,
}
