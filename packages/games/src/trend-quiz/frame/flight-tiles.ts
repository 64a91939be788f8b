import { GATES } from '../rules/v1/course'
import type { FlightState } from '../rules/v1/flight-state'

/** The figures the page shows beside the frame. */
export function tilesOf({ points: score, gatesPassed, hull: health, sparks: coins }: FlightState) {
  return { score, level: Math.min(GATES, gatesPassed + 1), health, coins }
}
