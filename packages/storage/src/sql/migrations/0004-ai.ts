import type { Migration } from './migration'

/** Keys of AI providers, the calls under way with them, the jobs that wait for one, and what is made for whom. */
export const aiMigration: Migration = {
  id: 4,
  name: 'ai',
  sql: `
create table ai_keys (
  id uuid primary key,
  name text not null,
  provider text not null,
  key_type text not null,
  status text not null,
  sealed_key text,
  key_end text not null,
  priority integer not null,
  daily_limit integer not null,
  monthly_limit integer not null,
  max_concurrent integer not null,
  created_at timestamptz not null,
  usage_today integer not null,
  usage_this_month integer not null,
  counted_day text not null,
  health integer not null,
  breaker jsonb not null,
  rests_until timestamptz,
  succeeded integer not null,
  failed integer not null,
  avg_response_ms integer,
  last_used_at timestamptz,
  history jsonb not null
);

create table ai_leases (
  job_id uuid primary key,
  key_id uuid not null references ai_keys (id) on delete cascade,
  expires_at timestamptz not null
);
create index ai_leases_key on ai_leases (key_id);

create table ai_queue (
  job_id uuid primary key,
  key_type text not null,
  expires_at timestamptz not null
);

create table generation_jobs (
  id uuid primary key,
  kind text not null,
  taker_kind text not null,
  taker_id text not null,
  trend_id uuid not null,
  stage text not null,
  result_id uuid,
  booked_day text,
  started_at timestamptz not null,
  moved_at timestamptz not null
);
create index generation_jobs_started on generation_jobs (started_at);
`,
}
