import { hourOf, hourStartMs } from './life'

const HOUR_TEXT = /^\d{4}-\d\d-\d\dT\d\dZ$/

/** An hour as addresses write it. @example hourText(60_378) // '2026-11-20T18Z' */
export function hourText(hour: number): string {
  return `${new Date(hourStartMs(hour)).toISOString().slice(0, 13)}Z`
}

/** Hours since 2020-01-01 UTC of such a text, negative before; null for anything else, impossible dates included. */
export function readHourText(text: unknown): number | null {
  if (typeof text !== 'string' || !HOUR_TEXT.test(text)) return null
  const ms = Date.parse(text.replace('Z', ':00:00Z'))
  if (Number.isNaN(ms)) return null
  const hour = hourOf(ms)
  // A 31st of November would be taken for the 1st of December.
  return hourText(hour) === text ? hour : null
}
