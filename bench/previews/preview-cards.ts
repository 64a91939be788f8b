import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { trendCard } from '@trendverse/domain/previews/preview-card'
import { planetAppearance } from '@trendverse/domain/trends/planet-appearance'
import { starterTrendDetails } from '@trendverse/starter-content/to-trend-detail'
import { createPreviewDrawer } from '../../apps/server/src/infrastructure/drawing/preview-drawer'
import { portraitLayers } from '../../apps/web/src/components/planet-portrait/portrait-layers'
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
/** As the server's entry of the pages has it. */
const DETAIL = 36
const UNITS = 1_600

const trends = starterTrendDetails().slice(0, CARDS)
const ids = trends.map(({ id }) => id)

const spentMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

/** Processor time of each card in this process, the first left out: it loads library, fonts and sky. */
async function drawnHere(): Promise<readonly number[]> {
  const drawer = createPreviewDrawer((trend) => ({
    units: UNITS,
    layers: portraitLayers(planetAppearance(trend), DETAIL, UNITS),
  }))
  const figures: number[] = []
  for (const trend of trends) {
    const beganMs = spentMs()
    await drawer.draw(trendCard('trend', trend, 'Trendverse'), null)
    figures.push(spentMs() - beganMs)
  }
  return figures.slice(1)
}

const folder = await mkdtemp(join(tmpdir(), 'trendverse-previews-'))
const server = await startBuiltServer({ DATA_DIR: folder }, PORT)

async function fetchMs(id: string): Promise<number> {
  const startedMs = performance.now()
  const answer = await fetch(`${server.origin}/previews/trend/${id}.jpg`)
  const { byteLength } = await answer.arrayBuffer()
  if (answer.status !== 200 || byteLength < 10_000) throw new Error(`no card: ${answer.status}`)
  return performance.now() - startedMs
}

const told = (figures: readonly number[]): string => {
  const sorted = [...figures].sort((a, b) => a - b)
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? 0
  return `median ${median(figures).toFixed(1)} ms, 95th of 100 ${p95.toFixed(1)} ms`
}

try {
  console.log(`processor time of a card: ${told(await drawnHere())}`)
  const [first = '', ...others] = ids
  console.log(`the very first, with library, fonts and sky: ${(await fetchMs(first)).toFixed(0)} ms`)
  const cold: number[] = []
  for (const id of others) cold.push(await fetchMs(id))
  console.log(`drawn: ${told(cold)} (goal ${GOAL_MS} ms)`)
  const warm: number[] = []
  for (let round = 0; round < WARM_ROUNDS; round += 1) for (const id of ids) warm.push(await fetchMs(id))
  console.log(`from memory: ${told(warm)}`)
  console.log(`load ${(loadavg()[0] ?? 0).toFixed(1)}`)
} finally {
  await server.end('SIGTERM')
  await rm(folder, { recursive: true, force: true })
}
