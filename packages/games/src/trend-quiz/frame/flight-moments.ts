import { type FlightState, FULL_HULL } from '../rules/v1/flight-state'

/** What happened in one tick, for eyes and ears. One object, filled anew. */
export type Moments = {
  spark: boolean
  scrape: boolean
  /** Sparks in a row that a missed one or a rock put an end to; 0 for chains nobody noticed. */
  chainLost: number
  /** The gate that was passed, or -1. */
  gate: number
  isLeft: boolean
  isRight: boolean
  /** Through the ring itself. */
  isClean: boolean
  /** The hull fell below the line where one should be told. */
  hullLow: boolean
  ended: boolean
}

export const newMoments = (): Moments => ({
  spark: false,
  scrape: false,
  chainLost: 0,
  gate: -1,
  isLeft: false,
  isRight: false,
  isClean: false,
  hullLow: false,
  ended: false,
})

/** A bonus began here: losing less is no loss. */
const NOTICED_CHAIN = 12
export const LOW_HULL = 36

export function readMoments(before: FlightState, now: FlightState, into: Moments): Moments {
  into.spark = now.sparks > before.sparks
  into.scrape = now.scrapes > before.scrapes
  into.chainLost = now.chain < before.chain && before.chain >= NOTICED_CHAIN ? before.chain : 0
  into.gate = now.gatesPassed > before.gatesPassed ? before.gatesPassed : -1
  const bit = 1 << Math.max(0, into.gate)
  into.isLeft = into.gate >= 0 && (now.wentLeft & bit) !== 0
  into.isRight = into.gate >= 0 && (now.wasRight & bit) !== 0
  into.isClean = into.gate >= 0 && (now.wasClean & bit) !== 0
  into.hullLow = now.hull < LOW_HULL && before.hull >= LOW_HULL
  into.ended = now.end !== 'flying' && before.end === 'flying'
  return into
}

const NONE: readonly string[] = []

/** Finds what a run earned in its last tick. Good moments that are worth a line on the page, each once a run. */
export type Achievements = { newIn(before: FlightState, now: FlightState): readonly string[] }

export function createAchievements(): Achievements {
  const earned = new Set<string>()
  // The hull heals at gates, so the last state does not show earlier damage.
  let lowestHull = FULL_HULL
  return {
    newIn(before, now) {
      lowestHull = Math.min(lowestHull, before.hull, now.hull)
      if (now.gatesPassed === before.gatesPassed && now.sparks === before.sparks && now.end === before.end) return NONE
      const isNew = ([name, reached]: GoodMoment): boolean => reached(now, lowestHull) && !earned.has(name)
      const names = GOOD_MOMENTS.filter(isNew).map(([name]) => name)
      for (const name of names) earned.add(name)
      return names
    },
  }
}

const ALL_GATES = 0b11_1111_1111

type GoodMoment = readonly [name: string, reached: (flight: FlightState, lowestHull: number) => boolean]

const GOOD_MOMENTS: readonly GoodMoment[] = [
  ['Through the ring', ({ wasClean, wasRight }) => (wasClean & wasRight) !== 0],
  ['Fifty sparks in a row', ({ chain }) => chain >= 50],
  ['Five correct in a row', ({ combo }) => combo >= 5],
  ['Arrived without a scratch', ({ end }, lowestHull) => end === 'arrived' && lowestHull === FULL_HULL],
  ['Ten out of ten', ({ end, wasRight }) => end === 'arrived' && wasRight === ALL_GATES],
]
