import type { FlightState } from '../rules/v1/flight-state'
import { figure } from './words'

/**
 * What the gate just passed gave or took: `+450 points, 2 in a row, ×2; +6 hull`, or `+200 points, ring missed`. Empty where
 * nothing changed.
 */
export function gateGain(before: FlightState, now: FlightState): string {
  const points = now.points - before.points
  const hull = now.hull - before.hull
  const gains =
    points === 0 ? [] : [`+${figure(points)} points`, rowText(now), missesRing(before, now) ? 'ring missed' : '']
  const parts = [gains.filter((part) => part !== '').join(', '), hullChange(hull)]
  return parts.filter((part) => part !== '').join('; ')
}

/** `7 in a row, ×5`: the row grows on where the factor no longer does. Empty where nothing is multiplied. */
export function rowText(flight: FlightState): string {
  return flight.combo > 1 ? `${correctInRow(flight)} in a row, ×${flight.combo}` : ''
}

/** Without a list, as it is asked for once per picture. */
function correctInRow({ gatesPassed, wasRight }: FlightState): number {
  let first = gatesPassed
  while (first > 0 && (wasRight & (1 << (first - 1))) !== 0) first -= 1
  return gatesPassed - first
}

/** Whether the answer was right and only the bonus of its ring was lost. */
function missesRing({ gatesPassed }: FlightState, { wasRight, wasClean }: FlightState): boolean {
  return (wasRight & ~wasClean & (1 << gatesPassed)) !== 0
}

function hullChange(change: number): string {
  if (change === 0) return ''
  return change > 0 ? `+${change} hull` : `−${-change} hull`
}

/** How a chain of sparks was cut, and what is left of it. */
export function chainLostText({ chain }: FlightState): string {
  return chain === 0 ? 'Chain lost' : `Chain halved to ${chain}`
}
