import type { Migration } from './migration'

/** Finds whose a file is when somebody asks for it. */
export const mediaOwnersMigration: Migration = {
  id: 48,
  name: 'media-owners',
  sql: `
create index memes_image on memes (image_url) where image_url is not null;
create index memes_painting on memes (painting_url) where painting_url is not null;
create index users_avatar on users (avatar_url) where avatar_url is not null;
`,
}
