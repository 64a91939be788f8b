import { shuffled } from '../../random-choice'
import { sayWhen } from '../../say-date'
import { quoted } from '../../say-words'
import { chooseWrong } from '../choose-options'
import { type DatedEvent, dateFact, textFact } from '../dated-events'
import { timelineProof } from '../proofs'
import type { Candidate, QuestionKind, QuizMaterial } from '../question-kind'
import { wrongYears } from '../wrong-years'

const lineOf = (year: number, { text }: DatedEvent): string => `${year}: ${text.replace(/\.$/, '')}`

/** Lines with a year that is not theirs. */
function wrongLines({ events, difficulty, random, nowMs }: QuizMaterial): string[] {
  const latest = new Date(nowMs).getUTCFullYear()
  const lines = events.map((event) => {
    const years = wrongYears({ year: event.year, leastGap: 2, difficulty, earliest: 1, latest }, random) ?? []
    return shuffled(years, random).map((year) => lineOf(year, event))
  })
  // One line of every event, then a second one: no event fills the options alone.
  return [0, 1].flatMap((round) => shuffled(lines, random).flatMap((ofEvent) => ofEvent.slice(round, round + 1)))
}

function compose(material: QuizMaterial, event: DatedEvent): Candidate[] {
  const { name, events } = material
  const right = lineOf(event.year, event)
  const wrong = events.length < 2 ? null : chooseWrong(right, wrongLines(material))
  if (wrong === null) return []
  return [
    {
      type: 'analysis',
      topic: 'dates',
      wordings: [
        `Only one of these lines about ${name} has the right year. Which one?`,
        `Three of these entries about ${name} slipped into a wrong year. Which one stands where it belongs?`,
      ],
      right,
      wrong,
      explanation: `It happened ${sayWhen(event.startMs, event.precision)}: ${quoted(event.text)}.`,
      proof: timelineProof(material, event),
      asks: events.map(dateFact),
      tells: events.map(textFact),
    },
  ]
}

/** Which year and moment belong together. */
export const rightPair: QuestionKind = {
  id: 'right-pair',
  compose: (material) => material.events.flatMap((event) => compose(material, event)),
}
