import type { PredictorCase } from '../pack'
import { pointsOf } from '../rules/v1/rules'

/** What the engine says of a case; where its source had not learnt it says nothing, and the base rate stands in for it. */
export function engineSays({ engine, baseRate }: PredictorCase): number {
  return (engine ?? baseRate).here
}

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

/** Answers of one height together, and how often it happened. */
export type Calibration = {
  readonly from: number
  readonly to: number
  readonly count: number
  /** Mean of what was said, and share that broke out, in percent. */
  readonly said: number
  readonly happened: number
}

const BINS = 5

/** How what was said compares with what happened, in steps of twenty percent; steps nobody used are left out. */
export function calibrate(
  answers: readonly { readonly percent: number; readonly brokeOut: boolean }[],
): readonly Calibration[] {
  return Array.from({ length: BINS }, (_, bin) => {
    const width = 100 / BINS
    const inBin = answers.filter(({ percent }) => Math.min(BINS - 1, Math.floor(percent / width)) === bin)
    const count = inBin.length
    const said = inBin.reduce((sum, { percent }) => sum + percent, 0) / count
    const happened = (100 * inBin.filter(({ brokeOut }) => brokeOut).length) / count
    return { from: bin * width, to: (bin + 1) * width, count, said, happened }
  }).filter(({ count }) => count > 0)
}
