import type { Migration } from './migration'

/**
 * What it takes to grade forecasts in the open: when each was due, when its chance stood on a page, what came of it. What was
 * resolved before keeps the engine's own label as its grade; when it crossed its bar was not noted then.
 */
export const gradedForecastsMigration: Migration = {
  id: 38,
  name: 'graded-forecasts',
  sql: `
alter table forecasts
  add column moment text not null default 'first_sight',
  add column due_at timestamptz,
  add column rank double precision,
  add column model_version integer,
  add column shown_at timestamptz,
  add column outcome text check (outcome in ('hit', 'miss', 'already', 'unknown', 'no_bar')),
  add column crossed_at timestamptz;
update forecasts set
  due_at = forecast_at + case
    when source in ('wikipedia', 'github', 'arxiv', 'youtube', 'product-hunt') then interval '240 hours'
    else interval '24 hours' end,
  outcome = case
    when resolved_at is null then null
    when bar is null then 'no_bar'
    when broke_out then 'hit'
    else 'miss' end;
alter table forecasts
  alter column due_at set not null,
  alter column moment drop default,
  drop constraint forecasts_pkey,
  add primary key (source, item_id, forecast_at, moment);
create index forecasts_ungraded on forecasts (due_at, source, item_id, moment, forecast_at) where outcome is null;
create index forecasts_made on forecasts (forecast_at);
create index forecasts_told on forecasts (moment, outcome, forecast_at desc);
`,
}
