import type { Migration } from './migration'

/** Trends, the items behind them, their history, and what an installation remembers. */
export const trendsMigration: Migration = {
  id: 1,
  name: 'trends',
  sql: `
create table trends (
  id uuid primary key,
  name text not null,
  description text not null,
  description_origin jsonb not null,
  color text not null,
  category text not null,
  status text not null,
  featured_by_admin boolean,
  tags jsonb not null,
  views bigint not null default 0,
  interactions bigint not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  origin text not null,
  lifecycle text not null,
  momentum double precision not null,
  breakout_probability double precision,
  sources jsonb not null,
  sparkline jsonb not null,
  related_ids jsonb not null,
  last_evidence_at timestamptz,
  episode integer not null,
  fading_runs integer not null,
  peak_velocity_per_hour double precision not null,
  links jsonb not null,
  dated_events jsonb not null
);
create index trends_active on trends (id) where status = 'active';

create table source_items (
  id uuid primary key,
  source text not null,
  item_id text not null,
  trend_id uuid references trends (id) on delete set null,
  title text not null,
  url text,
  source_url text,
  summary text,
  metric double precision,
  rank double precision,
  published_at timestamptz,
  tags jsonb not null,
  source_references jsonb not null,
  category text,
  language text,
  momentum double precision not null,
  breakout_probability double precision,
  velocity_per_hour double precision not null,
  alert boolean not null,
  lifecycle text not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  peak_metric double precision,
  best_rank double precision,
  unique (source, item_id)
);
create index source_items_last_seen on source_items (last_seen_at);
create index source_items_news on source_items (first_seen_at desc, id desc) where trend_id is not null;
create index source_items_trend on source_items (trend_id, first_seen_at, id) where trend_id is not null;

create table observations (
  item_id uuid not null references source_items (id) on delete cascade,
  observed_at timestamptz not null,
  metric double precision,
  rank double precision,
  primary key (item_id, observed_at)
);

create table snapshots (
  source text not null,
  observed_at timestamptz not null,
  primary key (source, observed_at)
);

create table source_models (
  source text primary key,
  model text not null,
  observed_at timestamptz not null
);

create table forecasts (
  source text not null,
  item_id text not null,
  forecast_at timestamptz not null,
  probability double precision not null,
  bar double precision,
  resolved_at timestamptz,
  peak_metric double precision,
  broke_out boolean,
  primary key (source, item_id, forecast_at)
);

create table source_health (
  source text primary key,
  last_attempt_at timestamptz,
  last_success_at timestamptz,
  items integer not null,
  item_errors integer not null,
  error text,
  consecutive_failures integer not null,
  next_attempt_at timestamptz not null,
  validators jsonb not null
);

create table merge_decisions (
  id uuid primary key,
  at timestamptz not null,
  item_id uuid not null references source_items (id) on delete cascade,
  trend_id uuid not null references trends (id) on delete cascade,
  kind text not null,
  reason text,
  similarity double precision,
  undone_at timestamptz
);
create index merge_decisions_trend on merge_decisions (trend_id, at);
create index merge_decisions_item on merge_decisions (item_id);

create table related_trends (
  a uuid not null references trends (id) on delete cascade,
  b uuid not null references trends (id) on delete cascade,
  strength double precision not null,
  primary key (a, b),
  check (a < b)
);
create index related_trends_b on related_trends (b);

create table lifecycle_changes (
  trend_id uuid not null references trends (id) on delete cascade,
  at timestamptz not null,
  from_stage text,
  to_stage text not null,
  primary key (trend_id, at)
);

create table settings (
  key text primary key,
  value jsonb
);

create table job_states (
  name text primary key,
  state text not null,
  last_started_at timestamptz,
  last_succeeded_at timestamptz,
  error text
);
`,
}
