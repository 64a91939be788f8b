import type { GameMode } from '../../../game-definition'
import { type Course, cruiseSpeed, GATES, layCourse } from './course'

/** The part of a day's pack that decides a flight. */
export type FlightPack = {
  readonly questions: readonly {
    /** Which of the two values is the right one. */
    readonly wins: 'greater' | 'smaller'
    readonly left: { readonly value: number }
    readonly right: { readonly value: number }
  }[]
}

/** What is fixed for a whole run. */
export type FlightPlan = {
  readonly mode: GameMode
  readonly course: Course
  /** Whether the left ring of each gate is the right one. */
  readonly isLeftRight: readonly boolean[]
}

export type FlightEnd = 'flying' | 'arrived' | 'wrecked' | 'out_of_time'

/** A flight at one instant. Whole numbers throughout; lengths as in `course`. */
export type FlightState = {
  readonly plan: FlightPlan
  readonly end: FlightEnd
  readonly tick: number
  readonly x: number
  readonly y: number
  readonly z: number
  readonly velocityX: number
  readonly velocityY: number
  /** Along the course, a tick. */
  readonly speed: number
  readonly aimX: number
  readonly aimY: number
  readonly keys: number
  /** Calm flight, from the choice to the gate: -1 left, 1 right, else 0. */
  readonly choice: -1 | 0 | 1
  /** Index of the next item of the course. */
  readonly nextItem: number
  /** Gates that were passed, 0 to 10. */
  readonly gatesPassed: number
  readonly boostTicks: number
  /** While above 0 no rock does harm. */
  readonly graceTicks: number
  readonly points: number
  readonly sparks: number
  /** Sparks in a row, more or less: a missed one halves it. */
  readonly chain: number
  /** Right answers in a row, up to 5. */
  readonly combo: number
  /** 0 to 100 */
  readonly hull: number
  readonly scrapes: number
  /** Bit n is gate n: passed on its left side; answered rightly; passed through the ring itself. */
  readonly wentLeft: number
  readonly wasRight: number
  readonly wasClean: number
}

export const FULL_HULL = 100

/** The start of a flight. Throws on a pack that does not hold ten questions. */
export function startFlight(seed: string, { questions }: FlightPack, mode: GameMode): FlightState {
  if (questions.length !== GATES) throw new RangeError('A pack holds ten questions.')
  const isLeftRight = questions.map(({ wins, left, right }) => left.value > right.value === (wins === 'greater'))
  return {
    plan: { mode, course: layCourse(seed, mode === 'normal'), isLeftRight },
    end: 'flying',
    tick: 0,
    x: 0,
    y: 0,
    z: 0,
    velocityX: 0,
    velocityY: 0,
    speed: cruiseSpeed(0),
    aimX: 0,
    aimY: 0,
    keys: 0,
    choice: 0,
    nextItem: 0,
    gatesPassed: 0,
    boostTicks: 0,
    graceTicks: 0,
    points: 0,
    sparks: 0,
    chain: 0,
    combo: 0,
    hull: FULL_HULL,
    scrapes: 0,
    wentLeft: 0,
    wasRight: 0,
    wasClean: 0,
  }
}
