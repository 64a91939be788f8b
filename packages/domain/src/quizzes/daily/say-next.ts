import { HOUR_MS, MINUTE_MS } from '../../primitives/time'

/** `5 h`, `12 min`: how long until the next quiz of the day, never nothing. */
export function waitText(waitMs: number): string {
  const minutes = Math.max(1, Math.ceil(waitMs / MINUTE_MS))
  return waitMs >= HOUR_MS ? `${Math.round(waitMs / HOUR_MS)} h` : `${Math.min(minutes, 59)} min`
}

/** Why a second try is refused. */
export function dailyTakenText(waitMs: number): string {
  return `You've already taken today's quiz. The next one opens in ${waitText(waitMs)}.`
}
