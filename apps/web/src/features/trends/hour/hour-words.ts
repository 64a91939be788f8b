import { hourText, readHourText } from '@trendverse/domain/galaxy/hour-text'
import { hourStartMs } from '@trendverse/domain/galaxy/life'
import { countOf } from '../../../components/text/count-text'
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

/** How a trend stood at the hour: `On the rise, at 40% of its peak`. */
export function standing({ light, peakAt }: Pick<Row, 'light' | 'peakAt'>, atMs: number): string {
  const peakMs = Date.parse(peakAt)
  if (peakMs === atMs) return 'At its peak'
  return `${peakMs > atMs ? 'On the rise' : 'Fading'}, at ${Math.max(1, Math.round(100 * light))}% of its peak`
}

/** `3 h later`, `2 days earlier` */
function distance(ms: number, atMs: number): string {
  return `${ageText(Math.min(ms, atMs), Math.max(ms, atMs))} ${ms > atMs ? 'later' : 'earlier'}`
}

/** How a trend went on from the hour: its peak, and when it ended. */
export function wentOn({ peakAt, endedAt, people }: Pick<Row, 'peakAt' | 'endedAt' | 'people'>, atMs: number): string {
  const peakMs = Date.parse(peakAt)
  const reached = `some ${countOf(Number(people.toPrecision(2)), 'person', 'people')}`
  const peak = peakMs === atMs ? `This was its peak: ${reached}` : `Its peak was ${distance(peakMs, atMs)}: ${reached}`
  if (endedAt === null) return `${peak}. It still goes on.`
  const endMs = Date.parse(endedAt)
  const end = endMs === atMs ? 'in this hour' : `${distance(endMs, atMs)}, on ${dateText(endMs)}`
  return `${peak}. It was last seen ${end}.`
}

/** Why an hour has no trends, in words. */
export function emptyHour({ at, firstAt, nowAt }: Pick<HourAnswer, 'at' | 'firstAt' | 'nowAt'>): string {
  const atMs = hourMs(at)
  if (atMs > hourMs(nowAt)) return 'This hour is still to come.'
  if (firstAt === null) return 'Nothing has been seen here yet.'
  if (atMs < hourMs(firstAt)) return `Nothing was seen here before ${hourName(firstAt)}.`
  return 'There is nothing on this page.'
}
