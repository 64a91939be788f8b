import type { DatePrecision, TimelineEvent } from '../../trends/trend'
import { type DatedTimelineEvent, eventLine } from '../record-lines'

/** Something that happened, and the span of time it must lie in by what is known of its date. */
export type DatedEvent = {
  /** Place in the story, 0 is the first. */
  readonly index: number
  readonly text: string
  readonly precision: DatePrecision
  readonly startMs: number
  /** First instant after it. */
  readonly endMs: number
  readonly year: number
  /** As the record has it. */
  readonly line: string
}

function endOf(startMs: number, precision: DatePrecision): number {
  const start = new Date(startMs)
  const [year, month, day] = [start.getUTCFullYear(), start.getUTCMonth(), start.getUTCDate()]
  if (precision === 'year') return Date.UTC(year + 1, 0)
  return precision === 'month' ? Date.UTC(year, month + 1) : Date.UTC(year, month, day + 1)
}

function datedEvent(event: DatedTimelineEvent, index: number): DatedEvent {
  const { at, precision, text } = event
  const startMs = Date.parse(at)
  const year = new Date(startMs).getUTCFullYear()
  return { index, text, precision, startMs, endMs: endOf(startMs, precision), year, line: eventLine(event) }
}

/** What has happened by now, oldest first. */
export function pastEvents(timeline: readonly TimelineEvent[], nowMs: number): readonly DatedEvent[] {
  return timeline
    .filter((event): event is DatedTimelineEvent => event.kind === 'dated')
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .map(datedEvent)
    .filter(({ endMs }) => endMs <= nowMs)
}

/** Whether each lies certainly before the next one. */
export function isCertainOrder(events: readonly DatedEvent[]): boolean {
  return events.slice(1).every((event, index) => (events[index]?.endMs ?? Number.POSITIVE_INFINITY) <= event.startMs)
}

/** Facts of an event a question asks or tells. */
export const dateFact = ({ index }: DatedEvent): string => `date ${index}`
export const textFact = ({ index }: DatedEvent): string => `text ${index}`
