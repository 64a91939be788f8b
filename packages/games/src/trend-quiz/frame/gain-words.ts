import type { FlightState } from '../rules/v1/flight-state'
import { figure } from './words'

/** What the gate just passed gave or took: `+400 points, 2 in a row, ×2; +6 hull`. Empty where nothing changed. */
export function gateGain(before: FlightState, now: FlightState): string {
  const points = now.points - before.points
  const hull = now.hull - before.hull
  const row = points > 0 && now.combo > 1 ? `, ${rowText(now.combo)}` : ''
  const parts = [points === 0 ? '' : `+${figure(points)} points${row}`, hullChange(hull)]
  return parts.filter((part) => part !== '').join('; ')
}

/** `2 in a row, ×2`; empty where nothing is multiplied. */
export function rowText(combo: number): string {
  return combo > 1 ? `${combo} in a row, ×${combo}` : ''
}

function hullChange(change: number): string {
  if (change === 0) return ''
  return change > 0 ? `+${change} hull` : `−${-change} hull`
}

/** How a chain of sparks was cut, and what is left of it. */
export function chainLostText({ chain }: FlightState): string {
  return chain === 0 ? 'Chain lost' : `Chain halved to ${chain}`
}
