import type { Draft, GameRules } from '../../../game-definition'
import { answerNear, type ForecastInput, forecastLog, LIMITS, REVEAL_TICKS, SURE } from './forecast-input'
import { CASES, type ForecastPack, type ForecastState, startForecasts, UNDECIDED } from './forecast-state'

const FULL_POINTS = SURE * SURE

/** Brier's loss in whole numbers, 0 to 10,000: the square of the distance between what was said and what happened. */
export function lossOf(percent: number, brokeOut: boolean): number {
  const off = percent - (brokeOut ? SURE : 0)
  return off * off
}

/** What a case is worth: 10,000 for having been sure and right, nothing for having been sure and wrong. */
export function pointsOf(percent: number, brokeOut: boolean): number {
  return FULL_POINTS - lossOf(percent, brokeOut)
}

/**
 * Trend Predictor: ten cases with a hidden future; whoever says how likely each is to break out, and means it, does best,
 * because no other answer than the chance one believes in has a smaller expected loss. The points of a run are the sum of
 * its cases, so nothing is ever rounded: always saying 50 makes 75,000.
 */
export const rules: GameRules<ForecastPack, ForecastState, ForecastInput> = {
  version: 1,
  init: startForecasts,
  step(run, input) {
    const next = { ...run }
    advance(next, input)
    return next
  },
  advance,
  // Its moves are its answers, as many for everybody: neither haste nor doubt shall decide a tie.
  score: ({ points, locked }) => ({ points, ticks: locked.length }),
  isOver: ({ end }) => end !== 'playing',
  isWaiting: ({ end, stage }) => end === 'playing' && stage !== 'revealing',
  log: forecastLog,
}

function advance(run: Draft<ForecastState>, input: ForecastInput | null): void {
  if (run.end !== 'playing') return
  run.tick += 1
  if (run.stage === 'revealing') {
    run.revealTicks -= 1
    if (run.revealTicks === 0) run.stage = 'shown'
  } else if (input !== null) act(run, input)
  if (run.end === 'playing' && run.tick >= LIMITS.maxTicks) run.end = 'out_of_time'
}

function act(run: Draft<ForecastState>, input: ForecastInput): void {
  if (run.stage === 'asking' && input.kind === 'set') run.percent = answerNear(input.percent)
  else if (run.stage === 'asking' && input.kind === 'lock') lockIn(run)
  else if (run.stage === 'shown' && input.kind === 'next') goOn(run)
}

function lockIn(run: Draft<ForecastState>): void {
  run.locked = [...run.locked, run.percent]
  run.points += pointsOf(run.percent, run.plan.brokeOut[run.case] === true)
  run.stage = 'revealing'
  run.revealTicks = REVEAL_TICKS
}

function goOn(run: Draft<ForecastState>): void {
  if (run.case + 1 === CASES) {
    run.end = 'finished'
    return
  }
  run.case += 1
  run.stage = 'asking'
  run.percent = UNDECIDED
}
