import type { Migration } from './migration'

/** What a profile looked like when it was reported. Unknown for earlier reports. */
export const reportLooksMigration: Migration = {
  id: 52,
  name: 'report-looks',
  sql: 'alter table content_reports add column look uuid;',
}
