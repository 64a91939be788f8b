import { hourText, readHourText } from '@trendverse/domain/galaxy/hour-text'
import { hourStartMs } from '@trendverse/domain/galaxy/life'
import { peopleText } from '../../../components/text/people-text'
import { ageText, dateText } from '../../../components/text/relative-time-text'
import type { HourAnswer } from './hour-answer'

type Row = HourAnswer['data'][number]

/** When an hour of an address begins, milliseconds since 1970. */
export function hourMs(at: string): number {
  return hourStartMs(readHourText(at) ?? 0)
}

/** `18:00 on 20 Nov 2026`, in UTC. */
export function hourName(at: string): string {
  return `${at.slice(11, 13)}:00 on ${dateText(hourMs(at))}`
}

/** The hour so many hours later, or earlier. */
export function hoursLater(at: string, hours: number): string {
  return hourText((readHourText(at) ?? 0) + hours)
}

/** Whether anything can be known of an hour: it lies between the first evidence and now. */
export function isKnownHour(at: string, { firstAt, nowAt }: Pick<HourAnswer, 'firstAt' | 'nowAt'>): boolean {
  return firstAt !== null && hourMs(at) >= hourMs(firstAt) && hourMs(at) <= hourMs(nowAt)
}

/** How a trend stood at the hour: `On the rise, 40% as bright as at its peak`. */
export function standing({ light, peakAt }: Pick<Row, 'light' | 'peakAt'>, atMs: number): string {
  const peakMs = Date.parse(peakAt)
  if (peakMs === atMs) return 'At its peak'
  // Before and after its peak it is never quite as bright.
  const percent = Math.min(99, Math.max(1, Math.round(100 * light)))
  return `${peakMs > atMs ? 'On the rise' : 'Fading'}, ${percent}% as bright as at its peak`
}

/** `3 h later`, `2 days earlier` */
function distance(ms: number, atMs: number): string {
  return `${ageText(Math.min(ms, atMs), Math.max(ms, atMs))} ${ms > atMs ? 'later' : 'earlier'}`
}

/** How a trend went on from the hour: its peak, and when it ended. */
export function wentOn({ peakAt, endedAt, people }: Pick<Row, 'peakAt' | 'endedAt' | 'people'>, atMs: number): string {
  const peakMs = Date.parse(peakAt)
  const reached = peopleText(people)
  const peaked = peakMs === atMs ? 'This was its peak' : `It peaked ${distance(peakMs, atMs)}`
  const peak = reached === null ? peaked : `${peaked}: ${reached}`
  if (endedAt === null) return `${peak}. It’s still going.`
  const endMs = Date.parse(endedAt)
  const end = endMs === atMs ? 'this hour' : `${distance(endMs, atMs)}, on ${dateText(endMs)}`
  return `${peak}. Last seen ${end}.`
}

/** Why an hour has no trends, in words. */
export function emptyHour({ at, firstAt, nowAt }: Pick<HourAnswer, 'at' | 'firstAt' | 'nowAt'>): string {
  const atMs = hourMs(at)
  if (atMs > hourMs(nowAt)) return 'This hour hasn’t happened yet.'
  if (firstAt === null) return 'We haven’t seen any trends yet.'
  if (atMs < hourMs(firstAt)) return `Our first trend is from ${hourName(firstAt)}.`
  return 'There’s nothing on this page.'
}
