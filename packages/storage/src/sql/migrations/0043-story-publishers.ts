import type { Migration } from './migration'

/** The one publisher of all items of a story; unknown for stories of before, which counts as several. */
export const storyPublishersMigration: Migration = {
  id: 43,
  name: 'story-publishers',
  sql: `
alter table stories add column publisher text;
`,
}
