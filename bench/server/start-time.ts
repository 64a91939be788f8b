import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { median, startBuiltServer } from './parts/built-server'

/**
 * From starting the process to the first answer with trends: with an empty data folder, with a filled one, and
 * after kill -9. `--cold` also builds everything first. Goals: 3 s warm and after kill -9, 60 s cold.
 */
const ROUNDS = 5
const PORT = 3912

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = await mkdtemp(join(tmpdir(), 'trendverse-start-'))
const environment = { DATA_DIR: folder }

async function startAndEnd(signal: 'SIGTERM' | 'SIGKILL'): Promise<number> {
  const server = await startBuiltServer(environment, PORT)
  await server.end(signal)
  return server.startMs
}

async function rounds(signal: 'SIGTERM' | 'SIGKILL'): Promise<number[]> {
  const figures: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) figures.push(await startAndEnd(signal))
  return figures
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`

try {
  const cold = process.argv.includes('--cold')
  if (cold) rmSync(join(root, 'apps/server/dist'), { recursive: true, force: true })
  console.log(`${cold ? 'build and ' : ''}empty data folder: ${seconds(await startAndEnd('SIGTERM'))}`)
  const warm = await rounds('SIGTERM')
  console.log(`filled data folder: ${seconds(median(warm))} (median of ${ROUNDS}, worst ${seconds(Math.max(...warm))})`)
  await startAndEnd('SIGKILL')
  const killed = await rounds('SIGKILL')
  console.log(`after kill -9: ${seconds(median(killed))} (median of ${ROUNDS}, worst ${seconds(Math.max(...killed))})`)
} finally {
  await rm(folder, { recursive: true, force: true })
}
