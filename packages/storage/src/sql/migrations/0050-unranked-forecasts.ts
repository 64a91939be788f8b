import type { Migration } from './migration'

/** Why the forecasts of an account in a round have no place. What was said before keeps its place. */
export const unrankedForecastsMigration: Migration = {
  id: 50,
  name: 'unranked-forecasts',
  sql: `
alter table predictions add column unranked text;
`,
}
