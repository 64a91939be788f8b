/** A table of each area: one that cannot be read makes every page of its area fail. */
const TABLES = [
  'settings',
  'users',
  'sessions',
  'trends',
  'stories',
  'source_items',
  'quiz_attempts',
  'memes',
  'game_runs',
  'subscribers',
  'mails',
  'ai_keys',
] as const

/** A value of each kind as the server writes it, which depends on the session, and a row of each area, if it has one. */
const READS = `
select (timestamptz '2026-01-02 03:04:05.678+00')::text = '2026-01-02 03:04:05.678+00'
    and (float8 '0.1' + float8 '0.2')::text = '0.30000000000000004'
    and ('\\x01'::bytea)::text = '\\x01' and (interval '1 day 2 hours')::text = '1 day 02:00:00'
    and length('ä€') = 2 and 'a\\b' = E'a\\\\b' as sound,
  ${TABLES.map((table) => `(select count(r::text) from (select * from ${table} limit 1) as r)`).join(' + ')} as found`

/** Whether the probe's answer says that reads work. */
function isSound({ rows }: { readonly rows: readonly object[] }): boolean {
  const [row] = rows
  return row !== undefined && 'sound' in row && row.sound === true
}

/** Writes a dedicated row, so that nothing else waits for its lock. */
const WRITES = `
insert into attempts (key, count, ends_at) values ('readiness', 1, now())
on conflict (key) do update set ends_at = excluded.ends_at`
/** Each write is flushed to disk, so not every probe writes. */
const WRITE_EVERY_MS = 15_000

type Query = (text: string) => Promise<{ readonly rows: readonly object[] }>

/** Checks that a database can be read and written: with a full disk reads still succeed. */
export function readinessOf(query: Query, nowMs: () => number = () => performance.now()): () => Promise<boolean> {
  let wroteAtMs = Number.NEGATIVE_INFINITY
  const writes = async (): Promise<void> => {
    if (nowMs() - wroteAtMs < WRITE_EVERY_MS) return
    await query(WRITES)
    wroteAtMs = nowMs()
  }
  return async () => {
    try {
      if (!isSound(await query(READS))) return false
      await writes()
      return true
    } catch {
      return false
    }
  }
}
