import type { SqlDatabase } from '@trendverse/storage/sql/sql-database'

/** Rows of each table. */
export const ROWS = 100_000

/** The nth id of a kind: in time order, as UUIDv7 are. */
const idAt = (kind: number, n: string) => `('0190${kind}000-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`
/** One of some words, by a number that is spread over the rows. */
const oneOf = (words: readonly string[], n: string) =>
  `(array[${words.map((word) => `'${word}'`).join(', ')}])[1 + (${n}) % ${words.length}]`
/** As if at random, and the same in each run. */
const spread = (n: string, salt: number) => `(abs(hashint4(${n} + ${salt})) % 1000003)`

const FIRST = ['Ada', 'Grace', 'Linus', 'Margaret', 'Alan', 'Barbara', 'Edsger', 'Frances', 'Donald', 'Radia', 'Tim']
const LAST = ['Lovelace', 'Hopper', 'Hamilton', 'Turing', 'Liskov', 'Dijkstra', 'Allen', 'Knuth', 'Perlman', 'Ritchie']
const WORDS =
  'solar harbour election telescope battery festival glacier marathon vaccine orchestra satellite harvest blockade volcano library railway dinosaur privacy comet tariff'.split(
    ' ',
  )
const NAME = `initcap(${oneOf(WORDS, spread('n', 1))}) || ' ' || ${oneOf(WORDS, spread('n', 2))} || ' ' || ${oneOf(WORDS, spread('n', 3))} || ' ' || n`
/** Up to a few hours before 25 November 2026. */
const AT = (salt: number) => `timestamptz '2026-01-01' + ${spread('n', salt)} * interval '28.3 seconds'`

const STATEMENTS = [
  `insert into users (id, username, email, password_hash, first_name, last_name, role, is_active, email_verified, status,
     registered_at, last_active_at, kyc_required, time_zone, bio, theme, notifications, achievements, total_memes)
   select ${idAt(1, 'n')}, lower(${oneOf(FIRST, spread('n', 4))}) || '_' || n,
     lower(${oneOf(LAST, spread('n', 5))}) || '.' || n || '@example.org', repeat('h', 97),
     ${oneOf(FIRST, spread('n', 4))}, ${oneOf(LAST, spread('n', 5))}, case when n % 1000 = 0 then 'admin' else 'user' end,
     true, n % 10 > 0, case when n % 50 = 0 then 'suspended' when n % 10 = 0 then 'pending_verification' else 'active' end,
     ${AT(6)}, ${AT(7)}, false, 'UTC', '', 'system', true, '[]', n % 7
   from generate_series(1, ${ROWS}) n`,
  `insert into kyc_records (id, user_id, username, email, full_name, reason, status, required_at)
   select ${idAt(2, 'n')}, ${idAt(1, 'n * 20')}, 'u', 'e', 'f', 'r',
     ${oneOf(['approved', 'rejected', 'submitted', 'pending'], 'n')}, ${AT(8)}
   from generate_series(1, ${ROWS / 20}) n`,
  `insert into trends (id, name, description, description_origin, color, category, status, featured_by_admin, tags, views,
     interactions, created_at, updated_at, origin, lifecycle, momentum, attention, voices, publishers, sources, sparkline,
     related_ids, episode, fading_runs, peak_velocity_per_hour, name_is_final, links, dated_events)
   select ${idAt(3, 'n')}, ${NAME}, repeat('What many publishers tell of it. ', 8), '{"kind": "ai"}', '#00ffff',
     ${oneOf(['Technology', 'Science', 'Sports', 'General', 'Music'], spread('n', 9))},
     case when n % 200 = 0 then 'active' when n % 5 = 0 then 'draft' else 'archived' end,
     case when n % 500 = 0 then true when n % 3 = 0 then false end, '["one", "two"]', ${spread('n', 11)},
     n % 97, ${AT(12)}, ${AT(13)}, case when n % 50 = 0 then 'starter' else 'live' end, 'steady', n % 100,
     ${spread('n', 14)} / 1000.0, 3, 2, '["hacker-news"]', '[1, 2, 3, 4, 5, 6, 7, 8]', '[]', 1, 0, 1.5, true, '[]', '[]'
   from generate_series(1, ${ROWS}) n`,
  `insert into audit_log (id, at, actor_id, actor_name, action, subject_id, details)
   select ${idAt(4, 'n')}, timestamptz '2024-01-01' + n * interval '9 minutes', ${idAt(1, '(n % 100 + 1) * 1000')},
     lower(${oneOf(FIRST, 'n % 100')}) || '_' || (n % 100 + 1) * 1000,
     ${oneOf(['user', 'trend', 'settings', 'meme', 'review'], spread('n', 15))} || '.' ||
       ${oneOf(['updated', 'deleted', 'created', 'decided'], spread('n', 16))},
     ${idAt(1, `${spread('n', 17)} % ${ROWS} + 1`)}::text, '{"status": ["active", "suspended"]}'
   from generate_series(1, ${ROWS}) n`,
  `insert into mails (id, idempotency_key, type, recipient, subject, sealed_body, user_id, created_at, expires_at, status,
     next_try_at, sent_at)
   select ${idAt(5, 'n')}, 'mail:' || n, ${oneOf(['newsletter', 'newsletter', 'newsletter', 'verification', 'welcome'], spread('n', 18))},
     lower(${oneOf(LAST, spread('n', 5))}) || '.' || n || '@example.org', 'The week of ' || ${oneOf(WORDS, spread('n', 19))},
     case when n % 100 = 0 then repeat('sealed ', 150) end, ${idAt(1, 'n')},
     timestamptz '2026-11-01' + n * interval '20 seconds', timestamptz '2026-12-20',
     case when n % 100 = 0 then 'failed' when n > ${ROWS - 300} then 'waiting' else 'sent' end, timestamptz '2026-11-01', null
   from generate_series(1, ${ROWS}) n`,
  `insert into subscribers (id, email, token_hash, subscribed_at, status, source, preferences)
   select ${idAt(6, 'n')}, lower(${oneOf(LAST, spread('n', 5))}) || '.' || n || '@example.org', 'hash ' || n, ${AT(20)},
     case when n % 9 = 0 then 'unsubscribed' when n % 31 = 0 then 'unconfirmed' else 'active' end,
     ${oneOf(['footer', 'popup', 'signup'], spread('n', 21))},
     jsonb_build_object('trends', true, 'weekly_digest', n % 4 > 0, 'new_features', true)
   from generate_series(1, ${ROWS}) n`,
  'vacuum (analyze)',
] as const

/** Fills every table that administrators page with as many rows as the goal names. The same in each run. */
export async function fillTables(database: SqlDatabase): Promise<void> {
  for (const statement of STATEMENTS) await database.executeSql(statement)
}
