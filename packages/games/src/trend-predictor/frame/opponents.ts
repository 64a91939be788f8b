import type { PredictorCase } from '../pack'
import { PERCENT_STEP } from '../rules/v1/forecast-input'
import { pointsOf } from '../rules/v1/rules'

/** What the engine says of a case; where its source had not learnt it says nothing, and the base rate stands in for it. */
export function engineSays({ engine, baseRate }: PredictorCase): number {
  return (engine ?? baseRate).here
}

/** Whether the engine forecast any of these cases; otherwise nobody plays against it. */
export const hasEngine = (cases: readonly PredictorCase[]): boolean => cases.some(({ engine }) => engine !== null)

export type Totals = { readonly you: number; readonly engine: number; readonly baseRate: number }

/** The points of everybody over the cases that were answered. */
export function totals(cases: readonly PredictorCase[], locked: readonly number[]): Totals {
  const sum = (say: (one: PredictorCase, index: number) => number): number =>
    cases.slice(0, locked.length).reduce((total, one, index) => total + pointsOf(say(one, index), one.brokeOut), 0)
  return {
    you: sum((_, index) => locked[index] ?? 0),
    engine: sum(engineSays),
    baseRate: sum(({ baseRate }) => baseRate.here),
  }
}

export type Answer = { readonly percent: number; readonly brokeOut: boolean }

/** Answers in the same range of percentages, and how many of them came true. */
export type Calibration = {
  readonly from: number
  readonly to: number
  /** Range of answers, in steps of five: `60 to 75%`. */
  readonly name: string
  readonly count: number
  readonly brokeOut: number
  /** Mean of what was said, and share that broke out, in percent. */
  readonly said: number
  readonly happened: number
}

const BINS = 5

/** How what was said compares with what happened, in steps of twenty percent; steps nobody used are left out. */
export function calibrate(answers: readonly Answer[]): readonly Calibration[] {
  return Array.from({ length: BINS }, (_, bin) => {
    const width = 100 / BINS
    const inBin = answers.filter(({ percent }) => Math.min(BINS - 1, Math.floor(percent / width)) === bin)
    const count = inBin.length
    const said = inBin.reduce((sum, { percent }) => sum + percent, 0) / count
    const brokeOut = inBin.filter((answer) => answer.brokeOut).length
    const [from, to] = [bin * width, (bin + 1) * width]
    const name = `${from} to ${to === 100 ? to : to - PERCENT_STEP}%`
    return { from, to, name, count, brokeOut, said, happened: (100 * brokeOut) / count }
  }).filter(({ count }) => count > 0)
}
