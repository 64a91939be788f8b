import { fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import { median, startBuiltServer } from './parts/built-server'

/**
 * `GET /api/trends/current` beside a bare node:http server that sends the same bytes, in turns in one run.
 * Goal: at least 0.6 of its requests per second, p99 at most twice its own.
 */
const ROUNDS = 5
const SECONDS = 4
const CONNECTIONS = 32
const PORT = 3911

/** The bytes as they travel: brotli, not decoded. */
function fetchBytes(address: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => resolve(Buffer.concat(chunks)))
    }).on('error', reject)
  })
}

async function measure(url: string): Promise<{ readonly perSecond: number; readonly p99Ms: number }> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { 'accept-encoding': 'br' },
  })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} failed ${result.non2xx + result.errors} times`)
  return { perSecond: result.requests.average, p99Ms: result.latency.p99 }
}

const folder = await mkdtemp(join(tmpdir(), 'trendverse-bench-'))
const ours = await startBuiltServer({ DATA_DIR: folder }, PORT)
const path = `${ours.origin}/api/trends/current`
const body = await fetchBytes(path)
const bare = fork(fileURLToPath(new URL('parts/bare-server.ts', import.meta.url)), {
  execArgv: ['--import', 'tsx'],
  env: { ...process.env, BODY_BASE64: body.toString('base64') },
})
const bareOrigin = await new Promise<string>((resolve) => {
  bare.once('message', (port) => resolve(`http://127.0.0.1:${Number(port)}/`))
})
try {
  const figures: { ours: { perSecond: number; p99Ms: number }; bare: { perSecond: number; p99Ms: number } }[] = []
  await measure(path)
  await measure(bareOrigin)
  for (let round = 0; round < ROUNDS; round += 1) {
    figures.push({ ours: await measure(path), bare: await measure(bareOrigin) })
  }
  const column = (pick: (figure: (typeof figures)[number]) => number): number => median(figures.map(pick))
  console.table([
    { server: 'ours', 'requests/s': column((f) => f.ours.perSecond), 'p99 ms': column((f) => f.ours.p99Ms) },
    { server: 'bare', 'requests/s': column((f) => f.bare.perSecond), 'p99 ms': column((f) => f.bare.p99Ms) },
  ])
  const ratio = median(figures.map((figure) => figure.ours.perSecond / figure.bare.perSecond))
  const tail = median(figures.map((figure) => figure.ours.p99Ms / figure.bare.p99Ms))
  console.log(`${body.length} bytes, ${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s`)
  console.log(
    `requests per second: ${ratio.toFixed(2)} of bare (goal 0.6); p99: ${tail.toFixed(2)} times bare (goal 2)`,
  )
} finally {
  bare.kill()
  await ours.end('SIGTERM')
  await rm(folder, { recursive: true, force: true })
}
