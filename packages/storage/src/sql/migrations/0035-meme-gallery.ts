import type { Migration } from './migration'

/**
 * When memes were listed in the gallery. Those shared before there was one stay out of it: their makers gave their links away,
 * and nothing else.
 */
export const memeGalleryMigration: Migration = {
  id: 35,
  name: 'meme-gallery',
  sql: `
alter table memes add column listed_at timestamptz;
create index memes_gallery on memes (listed_at desc, id desc)
  where listed_at is not null and not hidden and open_reports = 0;
`,
}
