import type { GameMode } from '../game-definition'
import { clamp } from '../rules-kit/integer-maths'
import { randomStream } from '../rules-kit/random-stream'
import type { Pilot } from '../rules-kit/record-run'
import { answerNear, type ForecastInput, PERCENT_STEP } from './rules/v1/forecast-input'
import type { ForecastState } from './rules/v1/forecast-state'

/** Simple pilots stand in for players in tests, recorded runs and benchmarks. */
export type ForecastPilot = Pilot<ForecastState, ForecastInput>

/** About four of the ten cases of a pack broke out. */
const BASE_RATE = 40

/** Says of each case what it decides on, one thing a tick, and goes on. */
function steadyPilot(decide: (run: ForecastState) => number): ForecastPilot {
  let decided = { case: -1, percent: 0 }
  return (run) => {
    if (run.stage === 'shown') return { kind: 'next' }
    if (run.stage === 'revealing') return null
    if (decided.case !== run.case) decided = { case: run.case, percent: answerNear(decide(run)) }
    return run.percent === decided.percent ? { kind: 'lock' } : { kind: 'set', percent: decided.percent }
  }
}

/** Has a feeling for the outcome, and is never quite sure. */
export function carefulPilot(seed: string): ForecastPilot {
  const random = randomStream(`${seed}/pilot`)
  return steadyPilot(({ plan, case: at }) => {
    const feeling = plan.brokeOut[at] === true ? 74 : 20
    return clamp(feeling + random.between(-18, 18), 0, 100)
  })
}

/** Knows how often things break out and nothing else. */
export const baseRatePilot = (): ForecastPilot => steadyPilot(() => BASE_RATE)

/** Says anything. */
export function randomPilot(seed: string): ForecastPilot {
  const random = randomStream(`${seed}/pilot`)
  return steadyPilot(() => PERCENT_STEP * random.between(0, 20))
}

/** Says the same of every case. */
const stubbornPilot = (percent: number) => (): ForecastPilot => steadyPilot(() => percent)
export const alwaysNever = stubbornPilot(0)
export const alwaysSure = stubbornPilot(100)

/** Moves the slider and never locks anything in: nobody's log is longer. */
export function restlessPilot(seed: string): ForecastPilot {
  const random = randomStream(`${seed}/pilot`)
  return () => ({ kind: 'set', percent: PERCENT_STEP * random.between(0, 20) })
}

/** Presses everything, whether it does something or not. */
export function clumsyPilot(seed: string): ForecastPilot {
  const random = randomStream(`${seed}/pilot`)
  return () => {
    const key = random.between(0, 9)
    if (key === 0) return { kind: 'lock' }
    if (key === 1) return { kind: 'next' }
    return key < 6 ? { kind: 'set', percent: PERCENT_STEP * random.between(0, 20) } : null
  }
}

/** Touches nothing. */
export const absentPilot = (): ForecastPilot => () => null

/** Runs that are recorded with their ends, so that nobody changes the rules unawares. */
export const RECORDED_RUNS: readonly {
  readonly name: string
  readonly mode: GameMode
  readonly pilot: (seed: string) => ForecastPilot
}[] = [
  { name: 'careful', mode: 'normal', pilot: carefulPilot },
  { name: 'careful-again', mode: 'normal', pilot: carefulPilot },
  { name: 'base-rate', mode: 'normal', pilot: baseRatePilot },
  { name: 'random', mode: 'normal', pilot: randomPilot },
  { name: 'random-again', mode: 'normal', pilot: randomPilot },
  { name: 'always-sure', mode: 'normal', pilot: alwaysSure },
  { name: 'clumsy', mode: 'normal', pilot: clumsyPilot },
  { name: 'empty', mode: 'normal', pilot: absentPilot },
  { name: 'longest-log', mode: 'normal', pilot: restlessPilot },
  { name: 'calm', mode: 'calm', pilot: carefulPilot },
]
