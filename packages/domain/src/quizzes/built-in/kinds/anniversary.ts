import { shuffled } from '../../random-choice'
import { sayWhen } from '../../say-date'
import { quoted } from '../../say-words'
import { type DatedEvent, dateFact, textFact } from '../dated-events'
import { isGrievous } from '../grievous-text'
import { timelineProof } from '../proofs'
import type { Candidate, QuestionKind, QuizMaterial } from '../question-kind'
import { wrongYears } from '../wrong-years'

/** Birthdays people celebrate. */
const AGES = [5, 10, 15, 20, 25, 50] as const

function compose(material: QuizMaterial, event: DatedEvent): Candidate[] {
  const { name, difficulty, random, nowMs } = material
  const latest = new Date(nowMs).getUTCFullYear()
  if (isGrievous(event.text)) return []
  const [age] = shuffled(
    AGES.filter((years) => event.year + years <= latest),
    random,
  )
  if (age === undefined) return []
  const leastGap = event.precision === 'year' ? 2 : 1
  const years = wrongYears({ year: event.year + age, leastGap, difficulty, earliest: age, latest: latest + 3 }, random)
  if (years === null) return []
  const moment = quoted(event.text)
  return [
    {
      type: 'problem-solving',
      topic: 'dates',
      wordings: [
        `${moment}. A page about ${name} marks ${age} years since that moment. In which year does it appear?`,
        `An exhibition opens ${age} years after this moment of ${name}: ${moment}. In which year can you visit it?`,
        `A radio station looks back ${age} years at this moment of ${name}: ${moment}. In which year is the programme on air?`,
      ],
      right: String(event.year + age),
      wrong: years.map(String),
      explanation: `It happened ${sayWhen(event.startMs, event.precision)}; ${age} years later it was ${event.year + age}.`,
      proof: timelineProof(material, event),
      asks: [dateFact(event)],
      tells: [textFact(event)],
    },
  ]
}

/** In which year something was so many years ago. */
export const anniversary: QuestionKind = {
  id: 'anniversary',
  compose: (material) => material.events.flatMap((event) => compose(material, event)),
}
