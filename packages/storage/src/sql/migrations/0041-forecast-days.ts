import type { Migration } from './migration'

/**
 * What stays of graded forecasts once they are folded, by the day they were made on (`ForecastDay`). Chances and their squares
 * are summed in whole millionths, and each lead is kept, so that nothing told of all of them changes by being folded.
 */
export const forecastDaysMigration: Migration = {
  id: 41,
  name: 'forecast-days',
  sql: `
create table forecast_days (
  day timestamptz not null,
  source text not null,
  moment text not null,
  outcome text not null,
  is_shown boolean not null,
  decile integer not null,
  rank_group integer not null,
  forecast_count integer not null,
  chance_sum bigint not null,
  square_sum bigint not null,
  leads_ms integer[] not null,
  learnt integer not null,
  primary key (day, source, moment, outcome, is_shown, decile, rank_group)
);
`,
}
