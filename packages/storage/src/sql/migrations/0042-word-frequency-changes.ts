import type { Migration } from './migration'

/**
 * What was learnt of words since all of it was last written, round by round, so that a round writes the words it counted and
 * not some megabyte of all of them. What is stored stays the whole that such changes are added to.
 */
export const wordFrequencyChangesMigration: Migration = {
  id: 42,
  name: 'word-frequency-changes',
  sql: `
create table word_frequency_changes (
  revision bigint primary key,
  content text not null
);
`,
}
