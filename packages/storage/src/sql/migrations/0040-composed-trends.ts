import type { Migration } from './migration'

/**
 * A way to the trends that each round of composing reads: those that are no memory of what was live. Without it every round goes
 * through all that is remembered, longer with every year.
 */
export const composedTrendsMigration: Migration = {
  id: 40,
  name: 'composed-trends',
  sql: `create index trends_composed on trends (id) where status <> 'archived' or origin <> 'live';`,
}
