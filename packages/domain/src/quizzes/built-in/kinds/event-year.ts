import { sayWhen } from '../../say-date'
import { quoted } from '../../say-words'
import { type DatedEvent, dateFact, textFact } from '../dated-events'
import { timelineProof } from '../proofs'
import type { Candidate, QuestionKind, QuizMaterial } from '../question-kind'
import { wrongYears } from '../wrong-years'

function compose(material: QuizMaterial, event: DatedEvent): Candidate[] {
  const { name, difficulty, random, nowMs } = material
  const leastGap = event.precision === 'year' ? 2 : 1
  const latest = new Date(nowMs).getUTCFullYear()
  const years = wrongYears({ year: event.year, leastGap, difficulty, earliest: 1, latest }, random)
  if (years === null || event.text.includes(String(event.year))) return []
  const moment = quoted(event.text)
  return [
    {
      type: 'knowledge',
      topic: 'dates',
      wordings: [
        `One entry in the timeline of ${name}: ${moment}. Which year goes with it?`,
        `${moment}: in which year did ${name} reach this point?`,
        `When was this moment in the story of ${name}: ${moment}?`,
      ],
      right: String(event.year),
      wrong: years.map(String),
      explanation: `The timeline of ${name} has it ${sayWhen(event.startMs, event.precision)}: ${moment}.`,
      proof: timelineProof(material, event),
      asks: [dateFact(event)],
      tells: [textFact(event)],
    },
  ]
}

/** In which year something happened. */
export const eventYear: QuestionKind = {
  id: 'event-year',
  compose: (material) => material.events.flatMap((event) => compose(material, event)),
}
