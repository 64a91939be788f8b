import type { Migration } from './migration'

/**
 * What a report of a meme weighed, what it was about and whether administrators agreed, and which words of a meme they kept. Of
 * earlier reports nothing of that is known.
 */
export const reportWeightsMigration: Migration = {
  id: 46,
  name: 'report-weights',
  sql: `
alter table memes add column kept_words uuid;
alter table meme_reports add column look uuid;
alter table meme_reports add column weight integer not null default 0;
alter table meme_reports add column outcome text;
`,
}
