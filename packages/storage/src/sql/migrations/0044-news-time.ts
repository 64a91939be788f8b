import type { Migration } from './migration'

/** The order of the news: the rule of `newsAtMs` in the domain, over everything that was read. */
export const newsTimeMigration: Migration = {
  id: 44,
  name: 'news-time',
  sql: `
drop index source_items_news;
create index source_items_news on source_items (
  (case when first_seen_at - published_at between interval '0' and interval '48 hours'
    then published_at else first_seen_at end) desc,
  id desc
);
`,
}
