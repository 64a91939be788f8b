import type { Migration } from './migration'

/** What reports weigh against a meme in the gallery. Where one was enough before, its meme stays out until somebody decides. */
export const galleryDoubtsMigration: Migration = {
  id: 37,
  name: 'gallery-doubts',
  sql: `
alter table memes add column doubts integer not null default 0;
alter table memes add column doubted_by_guests boolean not null default false;
update memes set doubts = 2 where open_reports > 0;
drop index memes_gallery;
create index memes_gallery on memes (listed_at desc, id desc)
  where listed_at is not null and not hidden and doubts + doubted_by_guests::int < 2;
`,
}
