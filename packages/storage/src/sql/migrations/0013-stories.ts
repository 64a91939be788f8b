import type { Migration } from './migration'

/**
 * Stories: what items are filed under, whether or not they are shown as trends. A trend has the id of its story. Items
 * that lay under trends stay where they are; stories without terms are read from their items again.
 */
export const storiesMigration: Migration = {
  id: 13,
  name: 'stories',
  sql: `
alter table source_items drop constraint source_items_trend_id_fkey;
alter table source_items rename column trend_id to story_id;
alter index source_items_trend rename to source_items_story;
create index source_items_unfiled on source_items (last_seen_at) where story_id is null;

alter table merge_decisions drop constraint merge_decisions_trend_id_fkey;
alter table merge_decisions rename column trend_id to story_id;
alter index merge_decisions_trend rename to merge_decisions_story;
create index merge_decisions_undone on merge_decisions (item_id) where undone_at is not null;
update merge_decisions set reason = 'likeness' where reason in ('similar_title', 'similar_title_and_evidence');

alter table trends
  add column attention double precision not null default 0,
  add column voices integer not null default 0,
  add column publishers integer not null default 0,
  add column proof jsonb,
  add column name_is_final boolean not null default true,
  add column merged_into_id uuid references trends (id) on delete set null;
create index trends_merged_into on trends (merged_into_id) where merged_into_id is not null;

create table stories (
  id uuid primary key,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  size integer not null,
  squared_length double precision not null,
  is_thin boolean not null,
  is_topical boolean not null,
  has_news boolean not null,
  titles jsonb not null,
  terms text
);
create index stories_last_seen on stories (last_seen_at);
insert into stories (id, first_seen_at, last_seen_at, size, squared_length, is_thin, is_topical, has_news, titles)
  select story_id, min(first_seen_at), max(first_seen_at), count(*), 0, false, false, false, '[]'
  from source_items where story_id is not null group by story_id;

create table story_keys (
  item_id uuid not null references source_items (id) on delete cascade,
  key_hash uuid not null,
  primary key (item_id, key_hash)
);
create index story_keys_hash on story_keys (key_hash);

create table story_merges (
  id uuid primary key,
  at timestamptz not null,
  from_id uuid not null,
  into_id uuid not null,
  from_size integer not null,
  into_size integer not null,
  reason text not null,
  likeness double precision not null,
  item_ids jsonb not null,
  undone_at timestamptz
);
create index story_merges_into on story_merges (into_id, at);
create index story_merges_undone on story_merges (id) where undone_at is not null;

create table story_state (
  one boolean primary key default true check (one),
  revision bigint not null,
  frequencies text
);
`,
}
