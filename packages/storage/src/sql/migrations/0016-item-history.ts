import type { Migration } from './migration'

/**
 * What a source states beyond the count of the moment: who published what an item is about, its usual count, and counts
 * of earlier instants. News feeds and shared links named their publisher in a reference to their own page until now: that
 * reference becomes the publisher.
 */
export const itemHistoryMigration: Migration = {
  id: 16,
  name: 'item history',
  sql: `
alter table source_items add column publisher text, add column usual double precision;
alter table observations add column stated boolean not null default false;
update source_items
  set publisher = source_references -> 0 ->> 'publisher', source_references = source_references - 0
  where source in ('feeds', 'mastodon') and source_references -> 0 ->> 'url' = url;
`,
}
