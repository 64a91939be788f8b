import type { Migration } from './migration'

/** The hour of an instant, counted from 2020-01-01 UTC. */
const hourOf = (instant: string): string => `floor((extract(epoch from ${instant}) - 1577836800) / 3600)::integer`

/**
 * Lives of trends, and what is known of those so far: the first sighting of their items, the instant they were said to
 * be at their peak or else that of their highest count, and the people behind the strongest figure told of them. A
 * trend of the catalogue that nobody has seen has its years, and a reach of 0. Trends related to an older one share
 * its family; others begin their own, the last 16 bits of their id.
 */
export const trendLivesMigration: Migration = {
  id: 39,
  name: 'trend-lives',
  sql: `
create table trend_lives (
  number integer primary key,
  trend_id uuid unique references trends (id) on delete set null,
  born_hour integer not null,
  peak_hour integer not null,
  last_hour integer not null,
  reach integer not null,
  family integer not null
);

with born as (
  select story_id as id, min(first_seen_at) as at from source_items where story_id is not null group by story_id
), said as (
  select trend_id as id, min(at) as at from lifecycle_changes where to_stage = 'peak' group by trend_id
), counted as (
  select distinct on (story_id) story_id as id, observed_at as at
  from observations join source_items on source_items.id = observations.item_id
  where story_id is not null and observations.metric is not null
  order by story_id, observations.metric desc, observed_at
), seen as (
  select trends.id, coalesce(born.at, created_at) as born_at, last_evidence_at as last_at,
    coalesce(said.at, counted.at, born.at, created_at) as peak_at,
    case proof ->> 'kind'
      when 'publishers' then 10000 * (proof ->> 'count')::double precision
      when 'count' then (proof ->> 'count')::double precision * case proof ->> 'source'
        when 'github' then 10 when 'hacker-news' then 100 when 'lobsters' then 50
        when 'mastodon' then 30 when 'bluesky' then 30 when 'reddit' then 30 when 'product-hunt' then 30 else 1 end
      else case when attention > 0 then power(10::double precision, least(attention, 10)) else 0 end
    end as people
  from trends left join born using (id) left join said using (id) left join counted using (id)
  where last_evidence_at is not null
), lives as (
  select id, ${hourOf('born_at')} as born_hour, ${hourOf('greatest(born_at, peak_at)')} as peak_hour,
    ${hourOf('greatest(born_at, peak_at, last_at)')} as last_hour,
    least(255, greatest(1, round(8 * ln(1 + greatest(people, 0)) / ln(2::double precision))))::integer as reach
  from seen
  union all
  select trends.id, ${hourOf(`make_timestamptz(from_year, 1, 1, 0, 0, 0, 'UTC')`)},
    ${hourOf(`make_timestamptz(from_year, 1, 1, 0, 0, 0, 'UTC')`)}, ${hourOf(`make_timestamptz(to_year, 1, 1, 0, 0, 0, 'UTC')`)}, 0
  from trends, lateral (
    select min(year) as from_year, max(year) as to_year from (
      select extract(year from (event ->> 'at')::timestamptz at time zone 'UTC')::integer as year
      from jsonb_array_elements(dated_events) as event
    ) as events
  ) as years
  where origin = 'starter' and last_evidence_at is null and from_year is not null
), older as (
  select distinct on (lives.id) lives.id, kin.id as kin_id
  from lives
  join related_trends on lives.id in (related_trends.a, related_trends.b)
  join lives as kin on kin.id in (related_trends.a, related_trends.b) and kin.id <> lives.id
  where (kin.born_hour, kin.id) < (lives.born_hour, lives.id)
  order by lives.id, strength desc, kin.id
)
insert into trend_lives (number, trend_id, born_hour, peak_hour, last_hour, reach, family)
select row_number() over (order by greatest(born_hour, 0), created_at, lives.id), lives.id, born_hour, peak_hour, last_hour,
  reach, ('x' || right(coalesce(kin_id, lives.id)::text, 4))::bit(16)::integer
from lives join trends using (id) left join older using (id);
`,
}
