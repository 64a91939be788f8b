import { sayDate } from '../../say-date'
import { quoted } from '../../say-words'
import { type GapText, gapTexts, leaveGap } from '../gaps'
import { ASKED, knownNames } from '../names/known-names'
import type { Candidate, QuestionKind, QuizMaterial } from '../question-kind'
import { wrongNames } from '../wrong-names'

function compose(material: QuizMaterial, shown: GapText): Candidate[] {
  const { name, trend } = material
  const { text, event, asks, tells, proof } = shown
  const told = [trend.name, trend.description, ...material.events.map((one) => one.text)]
  return knownNames(text, true, trend.category).flatMap((found): Candidate[] => {
    const { kind, written, at } = found
    const gap = leaveGap(material, text, written, at)
    const wrong = gap === null ? null : wrongNames(found, told, material)
    if (gap === null || wrong === null) return []
    const sentence = `${sayDate(event.startMs, event.precision)}: ${quoted(gap)}`
    return [
      {
        type: 'knowledge',
        topic: 'people and places',
        wordings: [
          `${ASKED[kind]} is missing from this moment of ${name}? ${sentence}`,
          `${ASKED[kind]} belongs in the story of ${name}? ${sentence}`,
        ],
        right: written,
        wrong,
        explanation: `It is ${written}: ${quoted(text)}.`,
        proof,
        asks,
        tells,
      },
    ]
  })
}

/** A place, a company or a person left out of a dated event. */
export const gapName: QuestionKind = {
  id: 'gap-name',
  compose: (material) => gapTexts(material).flatMap((shown) => compose(material, shown)),
}
