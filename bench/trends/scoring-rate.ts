import { MomentumEngine } from '@trendverse/domain/trends/momentum/momentum-engine'
import type { Snapshot } from '@trendverse/domain/trends/momentum/observation'
import { syntheticHistory } from './synthetic-history'

/** Histories of the same list, one twice as long: cost has to double, memory must not. */
const SIZES = [4_000, 8_000]
const LISTED = 50
const ROUNDS = 3

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const rowsOf = (history: readonly Snapshot[]): number =>
  history.reduce((sum, { observations }) => sum + observations.length, 0)

/** The least any scoring has to do: look every item up, keep its last count, answer a number. */
function referenceLoop(history: readonly Snapshot[]): number {
  const counts = new Map<string, number>()
  let sum = 0
  for (const { observations } of history) {
    const scores = observations.map(({ itemId, metric }) => {
      const gain = (metric ?? 0) - (counts.get(itemId) ?? 0)
      counts.set(itemId, metric ?? 0)
      return { momentum: Math.log(1 + Math.abs(gain)) }
    })
    sum += scores[0]?.momentum ?? 0
  }
  return sum
}

function engineRun(history: readonly Snapshot[]): MomentumEngine {
  const engine = new MomentumEngine({ timeUnitHours: 1 })
  for (const snapshot of history) engine.observe(snapshot)
  return engine
}

function memoryKept(): number {
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

/** Processor time, garbage collection included: other work on the machine does not count. */
function secondsOf(run: () => unknown): number {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

/** Two rounds: the first only marks what buffers the second frees. */
function collectGarbage(): void {
  globalThis.gc?.()
  globalThis.gc?.()
}

console.log(
  '| history | observations | engine, 1/s | us per observation | reference loop, 1/s | state, KB | memory kept, MB |',
)
console.log('|---|---|---|---|---|---|---|')
for (const snapshots of SIZES) {
  const history = [...syntheticHistory({ snapshots, listed: LISTED, stepHours: 0.5, seed: 1, kind: 'votes' })]
  const rows = rowsOf(history)
  const seconds = median(Array.from({ length: ROUNDS }, () => secondsOf(() => engineRun(history))))
  const reference = median(Array.from({ length: ROUNDS }, () => secondsOf(() => referenceLoop(history))))
  collectGarbage()
  const before = memoryKept()
  const engine = engineRun(history)
  collectGarbage()
  const kept = globalThis.gc ? ((memoryKept() - before) / 1e6).toFixed(1) : '- (run with --expose-gc)'
  const cells = [
    `${snapshots} snapshots`,
    rows,
    Math.round(rows / seconds),
    ((seconds / rows) * 1e6).toFixed(2),
    Math.round(rows / reference),
    Math.round([...engine.serialise()].reduce((sum, [, part]) => sum + part.length, 0) / 1_000),
    kept,
  ]
  console.log(`| ${cells.join(' | ')} |`)
}
