-- What an installation held whose tables were those of the first step alone: a trend of the starter catalogue, a live one
-- with two items that were counted, and when its sources were read.
insert into trends (
  id, name, description, description_origin, color, category, status, featured_by_admin, tags, views, interactions,
  created_at, updated_at, origin, lifecycle, momentum, breakout_probability, sources, sparkline, related_ids,
  last_evidence_at, episode, fading_runs, peak_velocity_per_hour, links, dated_events
) values
  (
    '01920000-0000-7000-8000-000000000001', 'Street art', 'Stencils that appear overnight.', '{"kind":"starter"}', '#b480ef',
    'General', 'active', null, '["murals"]', 7, 2, '2026-01-02T10:00:00Z', '2026-01-02T10:00:00Z', 'starter', 'peak', 0, null,
    '[]', '[]', '["01920000-0000-7000-8000-000000000002"]', null, 1, 0, 0,
    '[{"url":"https://en.wikipedia.org/wiki/Street_art","title":"Street art"}]',
    '[{"at":"2018-10-05T00:00:00.000Z","kind":"dated","text":"A picture shreds itself.","precision":"day"}]'
  ),
  (
    '01920000-0000-7000-8000-000000000002', 'Lantern Coast', 'A film sweeps the awards.', '{"kind":"starter"}', '#40a0ff',
    'General', 'active', null, '[]', 3, 1, '2026-01-03T08:00:00Z', '2026-01-03T09:00:00Z', 'live', 'rising', 3.5, 0.4,
    '["hacker-news"]', '[0,0.5,1]', '[]', '2026-01-03T09:00:00Z', 1, 0, 12.5, '[]', '[]'
  );
insert into source_items (
  id, source, item_id, trend_id, title, url, source_url, summary, metric, rank, published_at, tags, source_references,
  category, language, momentum, breakout_probability, velocity_per_hour, alert, lifecycle, first_seen_at, last_seen_at,
  peak_metric, best_rank
) values
  (
    '01920000-0000-7000-8000-000000000011', 'hacker-news', '1001', '01920000-0000-7000-8000-000000000002',
    'Lantern Coast sweeps the Aurora film awards', 'https://harbour.example/lantern-coast',
    'https://news.ycombinator.com/item?id=1001', null, 196, 2, '2026-01-03T07:30:00Z', '[]', '[]', null, 'en', 3.5, 0.4,
    12.5, false, 'rising', '2026-01-03T08:00:00Z', '2026-01-03T09:00:00Z', 196, 2
  );
insert into observations (item_id, observed_at, metric, rank) values
  ('01920000-0000-7000-8000-000000000011', '2026-01-03T08:00:00Z', 90, 5),
  ('01920000-0000-7000-8000-000000000011', '2026-01-03T09:00:00Z', 196, 2);
insert into snapshots (source, observed_at) values ('hacker-news', '2026-01-03T09:00:00Z');
insert into source_models (source, model, observed_at) values ('hacker-news', '{"seen":1}', '2026-01-03T09:00:00Z');
insert into forecasts (source, item_id, forecast_at, probability) values ('hacker-news', '1001', '2026-01-03T08:00:00Z', 0.4);
insert into source_health (
  source, last_attempt_at, last_success_at, items, item_errors, error, consecutive_failures, next_attempt_at, validators
) values ('hacker-news', '2026-01-03T09:00:00Z', '2026-01-03T09:00:00Z', 30, 0, null, 0, '2026-01-03T10:00:00Z', '{}');
insert into merge_decisions (id, at, item_id, trend_id, kind, reason, similarity) values (
  '01920000-0000-7000-8000-000000000021', '2026-01-03T08:00:00Z', '01920000-0000-7000-8000-000000000011',
  '01920000-0000-7000-8000-000000000002', 'created', 'new_story', null
);
insert into related_trends (a, b, strength) values
  ('01920000-0000-7000-8000-000000000001', '01920000-0000-7000-8000-000000000002', 0.5);
insert into lifecycle_changes (trend_id, at, from_stage, to_stage) values
  ('01920000-0000-7000-8000-000000000002', '2026-01-03T08:00:00Z', null, 'rising');
insert into settings (key, value) values ('siteName', '"Kept Name"');
insert into job_states (name, state, last_started_at, last_succeeded_at, error) values
  ('ingest-trends', 'idle', '2026-01-03T09:00:00Z', '2026-01-03T09:00:05Z', null);
