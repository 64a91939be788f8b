import { pickOne, shuffled } from '../../random-choice'
import { sayDate } from '../../say-date'
import { quoted, sayList } from '../../say-words'
import { type DatedEvent, textFact } from '../dated-events'
import { timelineProof } from '../proofs'
import type { Candidate, QuestionKind, QuizMaterial } from '../question-kind'
import { triples } from '../triples'

const COUNTS = ['Zero', 'One', 'Two', 'Three'] as const

/** Turns of a year that part the events for certain, some of them before and some after where that is possible. */
function turnsOfYear(events: readonly DatedEvent[]): readonly number[] {
  const years = events.flatMap(({ year }) => [year, year + 1])
  return [...new Set(years)].filter((year) => {
    const turnMs = Date.UTC(year, 0)
    return events.every(({ startMs, endMs }) => endMs <= turnMs || startMs >= turnMs)
  })
}

function compose(material: QuizMaterial, events: readonly DatedEvent[]): Candidate[] {
  const { name, random, nowMs } = material
  const year = pickOne(
    turnsOfYear(events).filter((turn) => Date.UTC(turn, 0) <= nowMs),
    random,
  )
  if (year === undefined) return []
  const turnMs = Date.UTC(year, 0)
  const before = events.filter(({ endMs }) => endMs <= turnMs)
  const right = COUNTS[before.length] ?? ''
  const moments = shuffled(events, random)
    .map(({ text }) => quoted(text))
    .join('; ')
  const told = events.map((event) => `${quoted(event.text)} (${sayDate(event.startMs, event.precision)})`)
  const nearest = before.at(-1) ?? events[0]
  if (nearest === undefined) return []
  return [
    {
      type: 'problem-solving',
      topic: 'order',
      wordings: [
        `How many of these moments of ${name} came before ${year}? ${moments}`,
        `New Year’s Day ${year}: how many of these can a report about ${name} tell already? ${moments}`,
      ],
      right,
      wrong: COUNTS.filter((count) => count !== right),
      explanation: `${right} of them had happened by the beginning of ${year}: the timeline has ${sayList(told)}.`,
      proof: timelineProof(material, nearest),
      asks: ['order'],
      tells: events.map(textFact),
    },
  ]
}

/** How much of a story had happened when a year began. */
export const happenedBy: QuestionKind = {
  id: 'happened-by',
  compose: (material) => triples(material.events).flatMap((events) => compose(material, events)),
}
