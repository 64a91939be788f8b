import { createLogCursor, seek } from '../../frame-kit/log-cursor'
import { RunStage } from '../../frame-kit/run-stage'
import type { InputLog } from '../../rules-kit/input-log'
import type { FlightInput } from '../rules/v1/flight-input'
import type { FlightState } from '../rules/v1/flight-state'
import { rules } from '../rules/v1/rules'
import type { FlightStage } from './flight-stage'
import { figure } from './words'

/** Another player's run over the same course: a ghost to race and its points to beat. */
export type Race = {
  readonly stage: FlightStage
  restart(): void
  advance(): void
  /** How many points a flight is ahead at the gate it passed last; below 0 behind. */
  leadAtGate(flight: FlightState): number
  leadAtEnd(flight: FlightState): number
}

/** The ghost may be far ahead or behind, so its points at each gate are computed in advance. */
export function openRace(start: FlightState, log: InputLog<FlightInput>): Race {
  const cursor = createLogCursor(log)
  const stage = new RunStage(rules, start)
  const atGates: number[] = []
  while (stage.ticks < cursor.ticks && !stage.isOver) {
    seek(stage, cursor, stage.ticks + 1)
    if (stage.now.gatesPassed > stage.before.gatesPassed) atGates.push(stage.now.points)
  }
  const { points } = stage.now
  stage.restart()
  return {
    stage,
    restart: () => stage.restart(),
    advance() {
      if (!stage.isOver) stage.advance(cursor.at(stage.ticks))
    },
    leadAtGate: (flight) => flight.points - (atGates[flight.gatesPassed - 1] ?? points),
    leadAtEnd: (flight) => flight.points - points,
  }
}

/** `240 ahead of the ghost` */
export function standing(lead: number): string {
  if (lead === 0) return 'Level with the ghost'
  return lead > 0 ? `${figure(lead)} ahead of the ghost` : `${figure(-lead)} behind the ghost`
}

/** Who won, and by how much. */
export function raceResult(lead: number): string {
  if (lead === 0) return 'You tied with the ghost.'
  const by = `${figure(Math.abs(lead))} ${Math.abs(lead) === 1 ? 'point' : 'points'}`
  return lead > 0 ? `You beat the ghost by ${by}.` : `The ghost won by ${by}.`
}

/** What is said when a flight is over, with figures as the page writes them. */
export function endSaid({ points }: Pick<FlightState, 'points'>, race: string): string {
  return `The flight is over. ${figure(points)} ${points === 1 ? 'point' : 'points'}. ${race}`.trim()
}
