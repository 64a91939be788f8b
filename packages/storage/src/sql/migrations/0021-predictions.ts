import type { Migration } from './migration'

/** Rounds of Tomorrow with their questions, and what people said of them. */
export const predictionsMigration: Migration = {
  id: 21,
  name: 'predictions',
  sql: `
create table prediction_rounds (
  day text primary key,
  opened_at timestamptz not null,
  closes_at timestamptz not null
);

create table prediction_items (
  day text not null references prediction_rounds (day) on delete cascade,
  number integer not null,
  source text not null,
  item_id text not null,
  forecast_at timestamptz not null,
  sighting_id uuid not null,
  facts jsonb not null,
  engine_percent integer,
  base_percent integer not null,
  resolves_at timestamptz not null,
  resolved_at timestamptz,
  peak double precision,
  broke_out boolean,
  primary key (day, number),
  check (num_nulls(resolved_at, peak, broke_out) in (0, 3))
);
create index prediction_items_unsettled on prediction_items (source, item_id) where resolved_at is null;
create index prediction_items_settled on prediction_items (resolved_at) where resolved_at is not null;

create table predictions (
  user_id uuid not null references users (id) on delete cascade,
  day text not null,
  number integer not null,
  percent integer not null check (percent between 0 and 100),
  said_at timestamptz not null,
  primary key (user_id, day, number),
  foreign key (day, number) references prediction_items (day, number) on delete cascade
);
create index predictions_of_item on predictions (day, number);

create index forecasts_open on forecasts (forecast_at) where resolved_at is null;
`,
}
