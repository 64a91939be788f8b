import { loadavg } from 'node:os'
import { brotliCompressSync } from 'node:zlib'
import type { GameMode, GameRules } from '@trendverse/games/game-definition'
import { guessingPilot as guessingMaker, restlessPilot as restlessMaker } from '@trendverse/games/meme-maker/pilot'
import { rules as boardRules } from '@trendverse/games/meme-maker/rules/v1/rules'
import { samplePack as boardPack } from '@trendverse/games/meme-maker/testing/sample-pack'
import { type Pilot, recordRun } from '@trendverse/games/rules-kit/record-run'
import { simulateRun } from '@trendverse/games/rules-kit/simulate-run'
import {
  carefulPilot as carefulForecaster,
  restlessPilot as restlessForecaster,
} from '@trendverse/games/trend-predictor/pilot'
import { rules as forecastRules } from '@trendverse/games/trend-predictor/rules/v1/rules'
import { samplePack as forecastPack } from '@trendverse/games/trend-predictor/testing/sample-pack'
import {
  carefulPilot,
  clumsyPilot,
  type FlightPilot,
  guessingPilot,
  restlessPilot,
} from '@trendverse/games/trend-quiz/pilot'
import { rules } from '@trendverse/games/trend-quiz/rules/v1/rules'
import { samplePack as pack } from '@trendverse/games/trend-quiz/testing/sample-pack'

/**
 * What it costs to play a run again, in milliseconds of processor time, and how large its log is. Beside it, from the same
 * run of the benchmark: the log spelt as JSON and read by `JSON.parse`, which is what any server does with a body of that
 * size, and the least a replay could be: the course laid, and as many ticks that do next to nothing.
 */
const RUNS = 60
const ROUNDS = 5
const GOAL_MEDIAN_MS = 50
const GOAL_P99_MS = 150
const GOAL_PER_SECOND = 40

type Flight = { readonly seed: string; readonly mode: GameMode; readonly log: Uint8Array; readonly json: string }
type Flown = Flight & { readonly ticks: number; readonly points: number }

function flights(name: string, pilot: (seed: string) => FlightPilot, mode: GameMode): Flown[] {
  return Array.from({ length: RUNS }, (_, round) => {
    const seed = `bench/${name}/${round}`
    const { end, log } = recordRun(rules, { seed, pack, mode }, pilot(seed))
    return { seed, mode, log, json: JSON.stringify(rules.log.decode(log)), ticks: end.tick, points: end.points }
  })
}

function processorMs(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

function leastReplay({ seed, mode, ticks }: Flown): number {
  const draft = { ...rules.init(seed, pack, mode) }
  for (let tick = 0; tick < ticks; tick += 1) {
    draft.tick += 1
    draft.z += draft.speed
    if (draft.z < 0) draft.points += 1
  }
  return draft.z
}

const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN
const median = (values: readonly number[]): number => at(values, 0.5)

const KINDS = [
  ['careful', carefulPilot, 'normal'],
  ['guessing', guessingPilot, 'normal'],
  ['clumsy', clumsyPilot, 'normal'],
  ['restless', restlessPilot, 'normal'],
  ['calm', carefulPilot, 'calm'],
] as const

const first = flights('first', carefulPilot, 'normal')[0]
console.log(`${RUNS} runs of each pilot, ${ROUNDS} replays of each run; load ${loadavg()[0]?.toFixed(1)}`)
console.log(`goals: median ${GOAL_MEDIAN_MS} ms, p99 ${GOAL_P99_MS} ms, ${GOAL_PER_SECOND} replays a second and core`)
console.log('| pilot | points | run | log, with brotli | replay, median / p99 | JSON.parse | course and idle ticks |')
console.log('|---|---|---|---|---|---|---|')
const all: number[] = []
for (const [name, pilot, mode] of KINDS) {
  const flown = flights(name, pilot, mode)
  const replays: number[] = []
  const parses: number[] = []
  const leasts: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const flight of flown) {
      replays.push(processorMs(() => simulateRun(rules, { ...flight, pack })))
      parses.push(processorMs(() => JSON.parse(flight.json)))
      leasts.push(processorMs(() => leastReplay(flight)))
    }
  }
  all.push(...replays)
  const seconds = median(flown.map(({ ticks }) => ticks)) / 60
  const bytes = median(flown.map(({ log }) => log.length))
  const packed = median(flown.map(({ log }) => brotliCompressSync(log).length))
  console.log(
    `| ${name} | ${median(flown.map(({ points }) => points))} | ${seconds.toFixed(1)} s | ${bytes} B, ${packed} B ` +
      `| ${median(replays).toFixed(2)} / ${at(replays, 0.99).toFixed(2)} ms | ${median(parses).toFixed(2)} ms ` +
      `| ${median(leasts).toFixed(2)} ms |`,
  )
}
const mean = all.reduce((sum, one) => sum + one, 0) / all.length
console.log(
  `all: median ${median(all).toFixed(2)} ms, p99 ${at(all, 0.99).toFixed(2)} ms, worst ${Math.max(...all).toFixed(1)} ms; ` +
    `${Math.round(1_000 / mean)} replays a second and core; one log is ${first?.json.length} B as JSON`,
)

console.log('Games whose ticks are moves:')
console.log('| game | pilot | run | log | replay, median / p99 |')
console.log('|---|---|---|---|---|')

/** Prints a line of a game without a clock: what its pilots' runs cost to play again. */
function movesLine<Pack, State extends { readonly tick: number }, Input>(
  game: string,
  rulesOfGame: GameRules<Pack, State, Input>,
  packOfGame: Pack,
  [name, pilot]: readonly [name: string, pilot: (seed: string) => Pilot<State, Input>],
): void {
  const runs = Array.from({ length: RUNS }, (_, round) => {
    const seed = `bench/${name}/${round}`
    const { end, log } = recordRun(rulesOfGame, { seed, pack: packOfGame, mode: 'normal' }, pilot(seed))
    return { seed, log, moves: rulesOfGame.log.decode(log).entries.length, ticks: end.tick }
  })
  const replays = Array.from({ length: ROUNDS }, () =>
    runs.map(({ seed, log }) =>
      processorMs(() => simulateRun(rulesOfGame, { seed, pack: packOfGame, mode: 'normal', log })),
    ),
  ).flat()
  console.log(
    `| ${game} | ${name} | ${median(runs.map(({ moves }) => moves))} moves | ${median(runs.map(({ log }) => log.length))} B ` +
      `| ${median(replays).toFixed(2)} / ${at(replays, 0.99).toFixed(2)} ms |`,
  )
}

movesLine('meme-maker', boardRules, boardPack, ['guessing', guessingMaker])
movesLine('meme-maker', boardRules, boardPack, ['restless', restlessMaker])
movesLine('trend-predictor', forecastRules, forecastPack, ['careful', carefulForecaster])
movesLine('trend-predictor', forecastRules, forecastPack, ['restless', restlessForecaster])
