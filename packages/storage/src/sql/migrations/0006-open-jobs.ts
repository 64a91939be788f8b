import type { Migration } from './migration'

/** One open job for a taker, kind and trend, which only looking before could not hold; and what is still booked for what was made. */
export const openJobsMigration: Migration = {
  id: 6,
  name: 'open jobs',
  sql: `
-- of several that were ordered at once the latest goes on
update generation_jobs older set stage = 'failed'
where stage in ('waiting', 'writing', 'checking') and exists (
  select 1 from generation_jobs newer
  where newer.stage in ('waiting', 'writing', 'checking')
    and (newer.taker_kind, newer.taker_id, newer.kind, newer.trend_id)
      = (older.taker_kind, older.taker_id, older.kind, older.trend_id)
    and (newer.started_at, newer.id) > (older.started_at, older.id)
);
create unique index generation_jobs_open on generation_jobs (taker_kind, taker_id, kind, trend_id)
  where stage in ('waiting', 'writing', 'checking');

-- whoever waited for these had them
update generation_jobs set booked_day = null where stage = 'ready';
create index generation_jobs_booked on generation_jobs (result_id) where booked_day is not null;
`,
}
