import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { starterTrendDetails } from '@trendverse/starter-content/to-trend-detail'
import { median, startBuiltServer } from '../server/parts/built-server'

/**
 * What a card costs the processor, and how long a network waits for the picture of a link: with its planet still to paint,
 * with a planet some page has shown, and from memory. Goals: 2.2 s, of which 2 are the longest a card waits for its
 * planet, and 60 ms.
 */
const GOAL_MS = 60
const GOAL_PAINTED_MS = 2_200
const PORT = 3917
/** An address may have 40 planets a minute painted. */
const CARDS = 24
/** Cards that come before their planets. */
const FIRST_CARDS = 8
const WARM_ROUNDS = 5
const METRICS_PORT = 3918

const ids = starterTrendDetails()
  .slice(0, CARDS + FIRST_CARDS)
  .map(({ id }) => id)

const folder = await mkdtemp(join(tmpdir(), 'trendverse-previews-'))
const server = await startBuiltServer({ DATA_DIR: folder, METRICS_PORT: String(METRICS_PORT) }, PORT)

async function fetchPicture(path: string, fewestBytes: number): Promise<number> {
  const startedMs = performance.now()
  const answer = await fetch(server.origin + path)
  const { byteLength } = await answer.arrayBuffer()
  if (answer.status !== 200 || byteLength < fewestBytes) throw new Error(`no picture at ${path}: ${answer.status}`)
  return performance.now() - startedMs
}

const fetchMs = (id: string): Promise<number> => fetchPicture(`/previews/trend/${id}.jpg`, 10_000)

/** Processor time of the server so far. */
async function spentMs(): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text()
  const [, seconds] = /^process_cpu_seconds_total (\S+)/m.exec(metrics) ?? []
  if (seconds === undefined) throw new Error('the server does not tell its processor time')
  return Number(seconds) * 1_000
}

const told = (figures: readonly number[]): string => {
  const sorted = [...figures].sort((a, b) => a - b)
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? 0
  return `median ${median(figures).toFixed(1)} ms, 95th of 100 ${p95.toFixed(1)} ms`
}

try {
  const [first = '', ...early] = ids.slice(0, FIRST_CARDS)
  const others = ids.slice(FIRST_CARDS)
  console.log(`the very first, with library, fonts and sky: ${(await fetchMs(first)).toFixed(0)} ms`)
  const painted: number[] = []
  for (const id of early) painted.push(await fetchMs(id))
  console.log(`with its planet painted: ${told(painted)} (goal ${GOAL_PAINTED_MS} ms)`)
  for (const id of others) await fetchPicture(`/planets/${id}-480.webp`, 1_000)
  const cold: number[] = []
  const beganMs = await spentMs()
  for (const id of others) cold.push(await fetchMs(id))
  const perCardMs = ((await spentMs()) - beganMs) / others.length
  console.log(`drawn around a painted planet: ${told(cold)} (goal ${GOAL_MS} ms)`)
  console.log(`processor time of a card, mean: ${perCardMs.toFixed(1)} ms`)
  const warm: number[] = []
  for (let round = 0; round < WARM_ROUNDS; round += 1) for (const id of ids) warm.push(await fetchMs(id))
  console.log(`from memory: ${told(warm)}`)
  console.log(`load ${(loadavg()[0] ?? 0).toFixed(1)}`)
} finally {
  await server.end('SIGTERM')
  await rm(folder, { recursive: true, force: true })
}
