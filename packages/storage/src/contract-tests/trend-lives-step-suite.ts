import { hourOf, reachOf } from '@trendverse/domain/galaxy/life'
import { expect, it } from 'vitest'
import { trendLivesMigration } from '../sql/migrations/0039-trend-lives'
import type { SqlDatabase } from '../sql/sql-database'
import { inEarlierVersion } from './in-earlier-version'

const TRENDS = `
insert into trends (id, name, description, description_origin, color, category, status, tags, created_at, updated_at, origin,
  lifecycle, momentum, sources, sparkline, related_ids, last_evidence_at, episode, fading_runs, peak_velocity_per_hour, links,
  dated_events, attention, proof)
select ('00000000-0000-7000-8000-00000000000' || n)::uuid, 'x', '', '{}', '', 'Music', 'active', '[]', '2026-03-03Z',
  '2026-03-03Z', origin, 'rising', 0, '[]', '[]', '[]', last::timestamptz, 1, 0, 0, '[]', events::jsonb, attention, proof::jsonb
from (values
  (1, 'live', '2026-03-04T10:00Z', '[]', 0, '{"kind": "publishers", "count": 3}'),
  (2, 'live', '2026-03-03T12:59Z', '[]', 4.5, null),
  (3, 'starter', null, '[{"at": "2014-07-01T00:00:00.000Z"}, {"at": "2021-01-01T00:00:00.000Z"}]', 0, null),
  (4, 'admin', null, '[]', 0, null),
  (5, 'live', '2026-03-03T20:00Z', '[]', 0, '{"kind": "count", "source": "hacker-news", "count": 300}')
) trends (n, origin, last, events, attention, proof);
insert into related_trends values
  ('00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000005', 0.5);
insert into lifecycle_changes values ('00000000-0000-7000-8000-000000000001', '2026-03-03T15:00Z', 'rising', 'peak');`

const EVIDENCE = `
insert into source_items (id, source, item_id, story_id, title, tags, source_references, momentum, velocity_per_hour, alert,
  lifecycle, first_seen_at, last_seen_at)
select ('00000000-0000-7000-8000-00000000010' || n)::uuid, 'lobsters', n, ('00000000-0000-7000-8000-00000000000' || story)::uuid,
  'x', '[]', '[]', 0, 0, false, 'rising', seen::timestamptz, seen::timestamptz
from (values (1, 1, '2026-03-02T09:30Z'), (2, 1, '2026-03-02T11:00Z'), (3, 5, '2026-03-03T05:00Z')) items (n, story, seen);
insert into observations (item_id, observed_at, metric, stated) values
  ('00000000-0000-7000-8000-000000000103', '2026-03-03T06:00Z', 5, false),
  ('00000000-0000-7000-8000-000000000103', '2026-03-03T07:00Z', 9, false),
  ('00000000-0000-7000-8000-000000000103', '2026-03-03T08:00Z', 9, false);`

/** What an installation of an earlier version knows of its trends' lives. */
export function trendLivesStepSuite(empty: () => Promise<SqlDatabase>): void {
  it('gives the trends of an earlier version their lives, in the order they were born', async () => {
    const rows = await inEarlierVersion(
      await empty(),
      trendLivesMigration,
      TRENDS + EVIDENCE,
      `select number, right(trend_id::text, 1) as trend, born_hour, peak_hour - born_hour as peak,
         last_hour - born_hour as last, reach, family from trend_lives order by number`,
    )
    const born = (instant: string) => hourOf(Date.parse(instant))
    expect(rows).toEqual([
      { number: 1, trend: '3', born_hour: born('2014-01-01T00:00Z'), peak: 0, last: 61_368, reach: 0, family: 3 },
      {
        number: 2,
        trend: '1',
        born_hour: born('2026-03-02T09:00Z'),
        peak: 30,
        last: 49,
        reach: reachOf(30_000),
        family: 1,
      },
      {
        number: 3,
        trend: '2',
        born_hour: born('2026-03-03T00:00Z'),
        peak: 0,
        last: 12,
        reach: reachOf(10 ** 4.5),
        family: 2,
      },
      {
        number: 4,
        trend: '5',
        born_hour: born('2026-03-03T05:00Z'),
        peak: 2,
        last: 15,
        reach: reachOf(30_000),
        family: 1,
      },
    ])
  })
}
