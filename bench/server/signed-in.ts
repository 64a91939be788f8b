import { fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { newVerifiedUser } from '@trendverse/domain/accounts/new-user'
import { openPglite } from '@trendverse/storage/sql/open-pglite'
import { sqlStorage } from '@trendverse/storage/sql/sql-storage'
import { testUuid } from '@trendverse/test-support/trends/build-trend'
import autocannon from 'autocannon'
import { median, startBuiltServer } from './parts/built-server'

/**
 * What a session costs: `GET /api/auth/me` beside a bare node:http answer of the same bytes, and signing in beside the
 * bare hash of a password, in turns in one run. Goals: at least 0.1 of bare; signing in bounded by the hash alone.
 */
const ROUNDS = 5
const SECONDS = 4
const CONNECTIONS = 32
const PORT = 3_913
const SIGN_INS = 80
/** As many as the server hashes at once; and so many that it always has one to hash. */
const AT_ONCE = [2, 8]
const PERSON = {
  firstName: 'Ada',
  lastName: 'Quill',
  username: 'ada_quill',
  email: 'ada@example.org',
  password: 'a quiet harbour',
}
type Argon2 = {
  readonly hash: (password: string, options: object) => Promise<string>
  readonly verify: (hash: string, password: string) => Promise<boolean>
}
/** The server's own dependency, reached from there; its parameters are those of the server (OP-10). */
const { hash, verify } = createRequire(new URL('../../apps/server/src/main.ts', import.meta.url))(
  '@node-rs/argon2',
) as Argon2 // what is used of it
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

type Load = { readonly perSecond: number; readonly p99Ms: number }

async function measure(url: string, headers: Record<string, string>): Promise<Load> {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, headers })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} failed ${result.non2xx + result.errors} times`)
  return { perSecond: result.requests.average, p99Ms: result.latency.p99 }
}

/** How many a second, so many at once. */
async function rateOf(atOnce: number, work: (n: number) => Promise<unknown>): Promise<number> {
  let begun = 0
  const startedMs = performance.now()
  const worker = async (): Promise<void> => {
    while (begun < SIGN_INS) await work(begun++)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return SIGN_INS / ((performance.now() - startedMs) / 1_000)
}

const folder = await mkdtemp(join(tmpdir(), 'trendverse-bench-'))
await addPerson()
const ours = await startBuiltServer({ DATA_DIR: folder, TRUST_PROXY: '1' }, PORT)
const post = async (path: string, body: object, from: string): Promise<{ token: string }> => {
  const answer = await fetch(`${ours.origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { data: { token: string } }).data
}
const signIn = (from: string) => post('/auth/login', { email: PERSON.email, password: PERSON.password }, from)
const { token } = await signIn('192.0.2.1')
const headers = { authorization: `Bearer ${token}` }
const me = `${ours.origin}/api/auth/me`
const body = Buffer.from(await (await fetch(me, { headers })).arrayBuffer())
const bare = fork(fileURLToPath(new URL('parts/bare-server.ts', import.meta.url)), {
  execArgv: ['--import', 'tsx'],
  env: { ...process.env, BODY_BASE64: body.toString('base64') },
})
const bareOrigin = await new Promise<string>((resolve) => {
  bare.once('message', (port) => resolve(`http://127.0.0.1:${Number(port)}/`))
})
try {
  await measure(me, headers)
  await measure(bareOrigin, headers)
  const reads: { readonly ours: Load; readonly bare: Load }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    reads.push({ ours: await measure(me, headers), bare: await measure(bareOrigin, headers) })
  }
  const kept = await hash(PERSON.password, PARAMETERS)
  const signIns: { readonly atOnce: number; readonly ours: number; readonly bare: number }[] = []
  let network = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const atOnce of AT_ONCE) {
      network += 1
      signIns.push({
        atOnce,
        // From many networks, as people come: one network may try 50 addresses in a quarter of an hour.
        ours: await rateOf(atOnce, (n) => signIn(`10.${network}.${n}.1`)),
        bare: await rateOf(atOnce, () => verify(kept, PERSON.password)),
      })
    }
  }
  const column = (pick: (read: (typeof reads)[number]) => number): number => median(reads.map(pick))
  console.table([
    { server: 'ours', 'requests/s': column((r) => r.ours.perSecond), 'p99 ms': column((r) => r.ours.p99Ms) },
    { server: 'bare', 'requests/s': column((r) => r.bare.perSecond), 'p99 ms': column((r) => r.bare.p99Ms) },
  ])
  const ratio = median(reads.map((read) => read.ours.perSecond / read.bare.perSecond))
  console.log(`${body.length} bytes; signed-in read: ${ratio.toFixed(3)} of bare (goal 0.1)`)
  for (const atOnce of AT_ONCE) {
    const rounds = signIns.filter((one) => one.atOnce === atOnce)
    const share = median(rounds.map((one) => one.ours / one.bare))
    console.log(
      `signing in, ${atOnce} at once: ${median(rounds.map((one) => one.ours)).toFixed(1)} a second, the bare hash ` +
        `${median(rounds.map((one) => one.bare)).toFixed(1)}: ${share.toFixed(2)} of it`,
    )
  }
  console.log(`load average ${loadavg()[0]?.toFixed(0)}`)
} finally {
  bare.kill()
  await ours.end('SIGTERM')
  await rm(folder, { recursive: true, force: true })
}

/** Somebody whose address is verified, put into the database before the server opens it. */
async function addPerson(): Promise<void> {
  const database = await openPglite({ dataFolder: folder })
  const user = newVerifiedUser(testUuid(1), PERSON, Date.now())
  await sqlStorage(database).accounts.create({ user, passwordHash: await hash(PERSON.password, PARAMETERS) })
  await database.close()
}
