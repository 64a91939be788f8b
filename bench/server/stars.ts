import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { readStars } from '@trendverse/application/universe/read-stars'
import { hourOf } from '@trendverse/domain/galaxy/life'
import { rankHour } from '@trendverse/domain/galaxy/rank-hour'
import { STAR_PARTS } from '@trendverse/domain/galaxy/star-part'
import { CATEGORIES } from '@trendverse/domain/trends/categories/category'
import { openPglite } from '@trendverse/storage/sql/open-pglite'
import { sqlStorage } from '@trendverse/storage/sql/sql-storage'
import autocannon from 'autocannon'
import { median, startBuiltServer } from './parts/built-server'

/**
 * The galaxy of 100,000 trends over the embedded database: what rebuilding its answer takes of the answering thread, its
 * bytes, and its requests per second beside those of the list of trends, in turns in one run.
 * Goals: 50 ms, 900 KB in all and 20 KB for the first part, as many requests as the list.
 */
const STARS = Number(process.argv[2] ?? 100_000)
const ROUNDS = 5
const SECONDS = 3
const CONNECTIONS = 32
const PORT = 3913
const KILOBYTE = 1024

/** Seven years of trends: most over within days, 300 on show; two in five belong to an older one's constellation. */
const fill = (nowHour: number): string => `
select setseed(0.5);
insert into trends (id, name, description, description_origin, color, category, status, tags, created_at, updated_at, origin,
  lifecycle, momentum, sources, sparkline, related_ids, last_evidence_at, episode, fading_runs, peak_velocity_per_hour, links,
  dated_events)
select gen_random_uuid(), 'Trend ' || n, 'What people say about it.', '{"kind": "source", "label": "", "url": null}', '#00ffff',
  (array[${CATEGORIES.map((name) => `'${name}'`).join()}])[1 + floor(${CATEGORIES.length} * random() * random())::integer],
  case when n > ${STARS} - 300 then 'active' else 'archived' end, '[]', now(), now(), 'live',
  case when n > ${STARS} - 300 then 'rising' else 'dormant' end, 0, '["reddit"]', '[]', '[]', now(), 1, 0, 0, '[]', '[]'
from generate_series(1, ${STARS}) n;
insert into trend_lives (number, trend_id, born_hour, peak_hour, last_hour, reach, family)
select number, id, born, born + peak, born + peak + rest, 80 + floor(32 * (random() + random() + random()))::integer,
  case when random() < 0.4 then (number / 9) % 65536 else floor(65536 * random())::integer end
from (
  select number, id, ${nowHour} - ((${STARS} - number) * 0.6)::integer - floor(6 * random())::integer as born,
    floor(exp(4.5 * random()) * random())::integer as peak, floor(exp(4.5 * random()))::integer as rest
  from (select id, row_number() over () as number from trends) numbered
) lives;`

type Watched<T> = { readonly result: T; readonly tookMs: number; readonly cpuMs: number; readonly longestMs: number }

/** Runs work and tells how long it took, its processor time in all threads, and how long this one answered nobody at a time. */
async function watched<T>(work: () => Promise<T>): Promise<Watched<T>> {
  let last = performance.now()
  let longestMs = 0
  const look = () => {
    const now = performance.now()
    longestMs = Math.max(longestMs, now - last)
    last = now
  }
  const timer = setInterval(look, 1)
  const startedAt = performance.now()
  const before = process.cpuUsage()
  const result = await work()
  const tookMs = performance.now() - startedAt
  const used = process.cpuUsage(before)
  look()
  clearInterval(timer)
  return { result, tookMs, cpuMs: (used.user + used.system) / 1_000, longestMs }
}

async function measureRebuilding(dataFolder: string): Promise<void> {
  const database = await openPglite({ dataFolder, flush: false })
  try {
    await database.executeSql(fill(hourOf(Date.now())))
    const { trendLives } = sqlStorage(database)
    const rows: Record<string, string>[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const read = await watched(() => trendLives.listStars())
      const stars = read.result
      const ports = { clock: { nowMs: () => Date.now() }, trendLives: { ...trendLives, listStars: async () => stars } }
      const written = await watched(() => Promise.all(STAR_PARTS.map((part) => readStars(ports, { part }))))
      const bytes = written.result.map((part) => brotliCompressSync(part, { params: { 1: 5 } }).length)
      const list = await watched(async () => rankHour(stars, hourOf(Date.now()) - 1_000))
      rows.push({
        'read, ms': read.tookMs.toFixed(0),
        'of it the thread at a time': read.longestMs.toFixed(0),
        'split and written, CPU ms': written.cpuMs.toFixed(0),
        'list of an hour, CPU ms': list.cpuMs.toFixed(0),
        'brotli, KB': [...bytes, bytes.reduce((sum, one) => sum + one, 0)]
          .map((one) => (one / KILOBYTE).toFixed(1))
          .join(' '),
      })
    }
    console.table(rows)
  } finally {
    await database.close()
  }
}

async function perSecond(url: string): Promise<number> {
  const options = { url, connections: CONNECTIONS, duration: SECONDS, headers: { 'accept-encoding': 'br' } }
  const result = await autocannon(options)
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} failed ${result.non2xx + result.errors} times`)
  return result.requests.average
}

async function measureRequests(dataFolder: string): Promise<void> {
  const server = await startBuiltServer({ DATA_DIR: dataFolder }, PORT)
  try {
    const addresses = ['trends/current', 'universe/stars?part=0', 'universe/stars?part=2'].map(
      (path) => `${server.origin}/api/${path}`,
    )
    for (const address of addresses) await (await fetch(address)).arrayBuffer()
    const rounds: number[][] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const figures: number[] = []
      for (const address of addresses) figures.push(await perSecond(address))
      rounds.push(figures)
    }
    const [list, first, last] = addresses.map((_, place) => median(rounds.map((figures) => figures[place] ?? 0)))
    console.table([{ 'list of trends': list, 'part 0': first, 'part 2': last }])
  } finally {
    await server.end('SIGTERM')
  }
}

const folder = await mkdtemp(join(tmpdir(), 'trendverse-bench-'))
try {
  await measureRebuilding(folder)
  await measureRequests(folder)
} finally {
  await rm(folder, { recursive: true, force: true })
}
