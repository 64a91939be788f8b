import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { newVerifiedUser } from '@trendverse/domain/accounts/new-user'
import { openPglite } from '@trendverse/storage/sql/open-pglite'
import { sqlStorage } from '@trendverse/storage/sql/sql-storage'
import { testUuid } from '@trendverse/test-support/trends/build-trend'
import autocannon from 'autocannon'
import { median, startBuiltServer } from './parts/built-server'

/**
 * Pages of stories while eight feeds with a hundred new items each are read again and again, beside the same pages while nothing
 * is read, in turns in one run. Goal: p99 at most ten times the quiet one.
 */
const ROUNDS = 3
const SECONDS = 6
const CONNECTIONS = 32
const STORIES = 32
const FEEDS = 8
const ITEMS = 100
const PAUSE_MS = 500
const PORT = 3_915
const ADMIN = {
  firstName: 'Vera',
  lastName: 'Rubin',
  username: 'vera_rubin',
  email: 'vera@example.org',
  password: 'dark matter in spirals',
}
/** The server's own dependency, reached from there; its parameters are those of the server (OP-10). */
const { hash } = createRequire(new URL('../../apps/server/src/main.ts', import.meta.url))('@node-rs/argon2') as {
  readonly hash: (password: string, options: object) => Promise<string>
}
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const NOUNS = 'harbour glacier orchestra robot lantern orchard satellite violin reef bakery comet archive'.split(' ')
const DEEDS = 'opens closes wins loses finds builds sells repairs paints follows measures rescues'.split(' ')
const PLACES = 'Oslo Lisbon Nairobi Quito Osaka Perth Tartu Bergen Accra Lima Turin Halifax'.split(' ')
let printed = 0

/** News of which no two are the same, and many are about the same. */
function rss(feed: string): string {
  const items = Array.from({ length: ITEMS }, () => {
    const n = printed++
    const pick = (words: readonly string[], step: number): string => words[Math.floor(n / step) % words.length] ?? ''
    const title = `${pick(PLACES, 1)} ${pick(NOUNS, 12)} ${pick(DEEDS, 5)} its ${pick(NOUNS, 31)} number ${n}`
    const link = `https://news${feed}.example/${n}`
    return `<item><title>${title}</title><link>${link}</link><guid>${link}</guid></item>`
  })
  return `<rss version="2.0"><channel><title>Feed ${feed}</title><link>https://news.example/</link>${items.join('')}</channel></rss>`
}

const feeds = createServer((request, response) => {
  response.setHeader('content-type', 'application/rss+xml').end(rss(request.url?.replace(/\D/g, '') ?? ''))
})
await new Promise<void>((listening) => feeds.listen(0, '127.0.0.1', listening))
const folder = await mkdtemp(join(tmpdir(), 'trendverse-bench-'))
await addAdministrator()
const addresses = Array.from({ length: FEEDS }, (_, n) => `https://news${n}.example/rss${n}`)
const ours = await startBuiltServer(
  {
    DATA_DIR: folder,
    SOURCES: 'feeds',
    SOURCE_FEEDS: addresses.join(','),
    SOURCE_BASE_FEEDS: `http://127.0.0.1:${(feeds.address() as AddressInfo).port}`,
    PAGE_HEADS: 'off',
  },
  PORT,
)

try {
  const { token } = await call<{ token: string }>('POST', '/admin/login', {
    email: ADMIN.email,
    password: ADMIN.password,
  })
  const reload = () => call('POST', '/admin/sources/feeds/reload', undefined, token)
  const listed = await call<readonly { readonly id: string }[]>('GET', '/trends/current')
  const pages = listed.slice(0, STORIES).map(({ id }) => ({ path: `/trends/${id}` }))
  if (pages.length < STORIES) throw new Error(`there are ${pages.length} stories only`)
  await measure(pages)
  const rounds: { readonly quiet: Load; readonly reading: Load; readonly items: number }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const quiet = await measure(pages)
    const before = printed
    let isOver = false
    const readings = (async () => {
      while (!isOver) {
        await reload()
        await pause(PAUSE_MS)
      }
    })()
    const reading = await measure(pages)
    isOver = true
    await readings
    rounds.push({ quiet, reading, items: printed - before })
    // let the pages be painted anew before the next quiet round
    await pause(5_000)
    await measure(pages)
  }
  const column = (pick: (round: (typeof rounds)[number]) => number): number => median(rounds.map(pick))
  console.table([
    { while: 'quiet', 'requests/s': column((r) => r.quiet.perSecond), 'p99 ms': column((r) => r.quiet.p99Ms) },
    { while: 'reading', 'requests/s': column((r) => r.reading.perSecond), 'p99 ms': column((r) => r.reading.p99Ms) },
  ])
  const ratio = median(rounds.map(({ quiet, reading }) => reading.p99Ms / Math.max(1, quiet.p99Ms)))
  console.log(
    `${STORIES} stories, ${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s, ` +
      `${column((r) => r.items)} new items read in each (load ${loadavg()[0]?.toFixed(0)})`,
  )
  console.log(`p99 while reading: ${ratio.toFixed(1)} times the quiet one (goal 10)`)
} finally {
  await ours.end('SIGTERM')
  feeds.close()
  await rm(folder, { recursive: true, force: true })
}

type Load = { readonly perSecond: number; readonly p99Ms: number }

async function measure(requests: { readonly path: string }[]): Promise<Load> {
  const result = await autocannon({
    url: ours.origin,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { 'accept-encoding': 'br', accept: 'text/html' },
    requests,
  })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx + result.errors} requests failed`)
  return { perSecond: result.requests.average, p99Ms: result.latency.p99 }
}

async function call<Data>(method: string, path: string, body?: object, token?: string): Promise<Data> {
  const answer = await fetch(`${ours.origin}/api${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { data: Data }).data
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** Somebody who may have sources read, put into the database before the server opens it. */
async function addAdministrator(): Promise<void> {
  const database = await openPglite({ dataFolder: folder })
  const user = { ...newVerifiedUser(testUuid(1), ADMIN, Date.now()), role: 'admin' as const }
  await sqlStorage(database).accounts.create({ user, passwordHash: await hash(ADMIN.password, PARAMETERS) })
  await database.close()
}
