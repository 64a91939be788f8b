import type { RunMark } from '@trendverse/domain/games/game-run'
import { GATES } from './rules/v1/course'
import type { FlightState } from './rules/v1/flight-state'

/** How each gate was answered; those never reached stay open. */
export function gateMarks({ gatesPassed, wasRight }: FlightState): readonly RunMark[] {
  return Array.from({ length: GATES }, (_, gate) =>
    gate >= gatesPassed ? 'open' : (wasRight & (1 << gate)) === 0 ? 'wrong' : 'right',
  )
}
