import { sayWhen } from '../../say-date'
import { quoted } from '../../say-words'
import { type DatedEvent, dateFact, textFact } from '../dated-events'
import { timelineProof } from '../proofs'
import type { Candidate, QuestionKind, QuizMaterial } from '../question-kind'
import { timeBetween } from '../time-between'

function compose(material: QuizMaterial, from: DatedEvent, to: DatedEvent): Candidate[] {
  const { name } = material
  const between = timeBetween(from, to, material)
  if (between === null) return []
  const [opening, ending] = [quoted(from.text), quoted(to.text)]
  return [
    {
      type: 'problem-solving',
      topic: 'dates',
      wordings: [
        `A film about ${name} opens with ${opening} and ends with ${ending}. How much time does it cover?`,
        `You draw a timeline of ${name} to scale, from ${opening} to ${ending}. How long must it be?`,
        `How much time lies between these moments of ${name}: ${opening} and ${ending}?`,
      ],
      ...between,
      explanation: `The first was ${sayWhen(from.startMs, from.precision)}, the second ${sayWhen(to.startMs, to.precision)}: ${between.right} lie between them.`,
      proof: timelineProof(material, to),
      asks: [dateFact(from), dateFact(to), `wait ${from.index} ${to.index}`],
      tells: [textFact(from), textFact(to)],
    },
  ]
}

/** How long it was from one moment to another. */
export const timeCovered: QuestionKind = {
  id: 'time-covered',
  compose: (material) =>
    material.events.flatMap((from, index) =>
      material.events.slice(index + 1).flatMap((to) => compose(material, from, to)),
    ),
}
