import { PASSED_CHANCES } from '../forecasts/forecast-row'
import { binOf, CALIBRATION_BINS, ChanceRecalibration } from './chance-recalibration'
import type { OpenForecast } from './open-forecasts'
import { StatedCap, SUREST_FROM } from './stated-cap'

/** When a chance is stated. Each has outcomes of its own; `late` is the second half of the time an item has. */
const STATED_WHEN = ['first', 'young', 'old', 'late'] as const
type StatedWhen = (typeof STATED_WHEN)[number]

/** Outcomes the recalibration looks back on: about as many as the bar does. */
const OUTCOME_MEMORY = 5_000
const LATE_SHARE = 0.5
/** With less time left than this share, a statement is as good as at the end. */
const LEAST_TIME_LEFT = 0.01
/** What one item teaches at most: first sight, each period once, each mark once. */
export const MOST_STATEMENTS = STATED_WHEN.length + PASSED_CHANCES.length
/** Statements are numbers below this, see `statementOf`. */
export const STATEMENTS = 2 * STATED_WHEN.length * CALIBRATION_BINS

/** A chance as it is stated, and what remembers it until its outcome is known. */
export type StatedChance = {
  /** 0 to the cap of the source. */
  readonly chance: number
  readonly marksPassed: number
  /** Whether it is among the surest the source states. */
  readonly isSurest: boolean
  readonly when: StatedWhen
  readonly bin: number
}

/** What the grade of a forecast will go by, and what was stated so far. */
type Promised = Pick<OpenForecast, 'bar' | 'peak' | 'marksPassed' | 'statements'>

function statementOf(when: StatedWhen, bin: number, isSurest: boolean): number {
  return (2 * STATED_WHEN.indexOf(when) + (isSurest ? 1 : 0)) * CALIBRATION_BINS + bin
}

function periodOf(statement: number): StatedWhen {
  return STATED_WHEN[Math.floor(statement / (2 * CALIBRATION_BINS))] as StatedWhen
}

/** The statement of a first sight of which only the logit is known. */
export function firstStatement(logit: number): number {
  return statementOf('first', binOf(logit), false)
}

/**
 * Says what a logit is worth, and learns it from what was said before. The lessons are what `gradeForecast` counts: first
 * sights and chances that first pass a mark, held to the bar of their own forecast, never what was past that bar already.
 * An item also teaches once in each later period, so that chances below the marks have outcomes too.
 */
export class StatedChances {
  readonly recalibrations: Readonly<Record<StatedWhen, ChanceRecalibration>> = {
    first: new ChanceRecalibration(OUTCOME_MEMORY),
    young: new ChanceRecalibration(OUTCOME_MEMORY),
    old: new ChanceRecalibration(OUTCOME_MEMORY),
    late: new ChanceRecalibration(OUTCOME_MEMORY),
  }
  readonly caps = { first: new StatedCap(), later: new StatedCap() }
  private readonly windowUnits: number

  /** `windowUnits` is how long after first sight an item may break out. */
  constructor(windowUnits: number) {
    this.windowUnits = windowUnits
  }

  /** The chance to state at a logit, of an item first seen so long ago. */
  state(logit: number, age: 'first' | 'young' | 'old', elapsedUnits: number): StatedChance {
    const timeLeft = 1 - elapsedUnits / this.windowUnits
    const isLate = timeLeft <= LATE_SHARE
    const when = isLate ? 'late' : age
    // The model has seen sightings of the first half only. What is left to happen shrinks with the time it may happen in.
    const timed = isLate ? logit + Math.log(Math.max(LEAST_TIME_LEFT, timeLeft) / LATE_SHARE) : logit
    const chance = this.recalibrations[when].chance(timed)
    let marksPassed = 0
    for (const mark of PASSED_CHANCES) if (chance >= mark.chance) marksPassed += 1
    const cap = this.capOf(when).chance
    const isSurest = chance >= Math.max(cap, SUREST_FROM)
    return { chance: Math.min(chance, cap), marksPassed, isSurest, when, bin: binOf(timed) }
  }

  /** Remembers what is stated of an open forecast, where it is worth a lesson. */
  note(promised: Promised, { marksPassed, isSurest, when, bin }: StatedChance): void {
    const { bar, peak, statements } = promised
    if (bar === null || peak >= bar) return
    const before = statements.at(-1)
    const passes = marksPassed > promised.marksPassed
    if (!passes && before !== undefined && periodOf(before) === when) return
    if (passes) promised.marksPassed = marksPassed
    if (statements.length < MOST_STATEMENTS) statements.push(statementOf(when, bin, isSurest && passes))
  }

  /** Takes the outcome of a forecast in; `fit` then makes it count. */
  learn(statements: readonly number[], brokeOut: boolean): void {
    for (const statement of statements) {
      const when = periodOf(statement)
      this.recalibrations[when].add(statement % CALIBRATION_BINS, brokeOut)
      const isSurest = Math.floor(statement / CALIBRATION_BINS) % 2 === 1
      if (isSurest) this.capOf(when).add(brokeOut)
    }
  }

  fit(): void {
    for (const recalibration of Object.values(this.recalibrations)) recalibration.fit()
  }

  private capOf(when: StatedWhen): StatedCap {
    return when === 'first' ? this.caps.first : this.caps.later
  }
}
