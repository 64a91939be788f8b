import { shuffled } from '../../random-choice'
import { sayDate } from '../../say-date'
import { quoted, sayList } from '../../say-words'
import { type DatedEvent, isCertainOrder, textFact } from '../dated-events'
import { timelineProof } from '../proofs'
import type { Candidate, QuestionKind, QuizMaterial } from '../question-kind'
import { triples } from '../triples'

const LETTERS = ['a', 'b', 'c'] as const
const ORDERS = ['a, b, c', 'a, c, b', 'b, a, c', 'b, c, a', 'c, a, b', 'c, b, a'] as const

function compose(material: QuizMaterial, events: readonly DatedEvent[]): Candidate[] {
  const { name, random } = material
  const [first] = events
  if (first === undefined || !isCertainOrder(events)) return []
  const shown = shuffled(events, random)
  const right = events.map((event) => LETTERS[shown.indexOf(event)] ?? '').join(', ')
  const moments = shown.map((event, index) => `(${LETTERS[index] ?? ''}) ${quoted(event.text)}`).join('; ')
  const told = events.map((event) => `${quoted(event.text)} (${sayDate(event.startMs, event.precision)})`)
  return [
    {
      type: 'analysis',
      topic: 'order',
      wordings: [
        `In what order did these moments of ${name} come? ${moments}`,
        `Which order tells the story of ${name}? ${moments}`,
      ],
      right,
      wrong: shuffled(
        ORDERS.filter((order) => order !== right),
        random,
      ).slice(0, 3),
      explanation: `The order was ${sayList(told)}.`,
      proof: timelineProof(material, first),
      asks: ['order'],
      tells: events.map(textFact),
    },
  ]
}

/** Which of three things came first, which last. */
export const eventOrder: QuestionKind = {
  id: 'event-order',
  compose: (material) => triples(material.events).flatMap((events) => compose(material, events)),
}
