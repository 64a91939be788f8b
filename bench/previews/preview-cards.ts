import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { starterTrendDetails } from '@trendverse/starter-content/to-trend-detail'
import { median, startBuiltServer } from '../server/parts/built-server'

/**
 * What a card costs the processor, and how long a network waits for the picture of a link: drawn for it, and from memory.
 * Goal: 60 ms drawn.
 */
const GOAL_MS = 60
const PORT = 3917
/** An address may have 120 cards a minute drawn. */
const CARDS = 80
const WARM_ROUNDS = 5
const METRICS_PORT = 3918

const ids = starterTrendDetails()
  .slice(0, CARDS)
  .map(({ id }) => id)

const folder = await mkdtemp(join(tmpdir(), 'trendverse-previews-'))
const server = await startBuiltServer({ DATA_DIR: folder, METRICS_PORT: String(METRICS_PORT) }, PORT)

async function fetchMs(id: string): Promise<number> {
  const startedMs = performance.now()
  const answer = await fetch(`${server.origin}/previews/trend/${id}.jpg`)
  const { byteLength } = await answer.arrayBuffer()
  if (answer.status !== 200 || byteLength < 10_000) throw new Error(`no card: ${answer.status}`)
  return performance.now() - startedMs
}

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
  const [first = '', ...others] = ids
  console.log(`the very first, with library, fonts and sky: ${(await fetchMs(first)).toFixed(0)} ms`)
  const cold: number[] = []
  const beganMs = await spentMs()
  for (const id of others) cold.push(await fetchMs(id))
  const perCardMs = ((await spentMs()) - beganMs) / others.length
  console.log(`drawn: ${told(cold)} (goal ${GOAL_MS} ms)`)
  console.log(`processor time of a card, mean: ${perCardMs.toFixed(1)} ms`)
  const warm: number[] = []
  for (let round = 0; round < WARM_ROUNDS; round += 1) for (const id of ids) warm.push(await fetchMs(id))
  console.log(`from memory: ${told(warm)}`)
  console.log(`load ${(loadavg()[0] ?? 0).toFixed(1)}`)
} finally {
  await server.end('SIGTERM')
  await rm(folder, { recursive: true, force: true })
}
