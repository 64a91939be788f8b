import { shuffled } from '../../random-choice'
import { sayDate } from '../../say-date'
import { quoted } from '../../say-words'
import { chooseWrong } from '../choose-options'
import { type GapText, gapTexts, leaveGap } from '../gaps'
import { knownNames } from '../known-names'
import type { Candidate, QuestionKind, QuizMaterial } from '../question-kind'

/** What each kind of name is asked as. */
const ASKED = { city: 'Which city', company: 'Which name', person: 'Whose name' } as const

function compose(material: QuizMaterial, shown: GapText): Candidate[] {
  const { name, random, trend, difficulty } = material
  const { text, event, asks, tells, proof } = shown
  const told = [trend.name, trend.description, ...material.events.map((one) => one.text)].join(' ')
  return knownNames(text, event !== null, trend.category).flatMap(({ kind, written, at, near, others }) => {
    const gap = leaveGap(material, text, written, at)
    // What the trend has to do with somewhere else could be right in a way nobody thought of.
    const ordered =
      difficulty === 'easy' ? shuffled([...near, ...others], random) : [...shuffled(near, random), ...others]
    const wrong =
      gap === null
        ? null
        : chooseWrong(
            written,
            ordered.filter((other) => !told.includes(other)),
          )
    if (gap === null || wrong === null) return []
    const sentence = `${event === null ? '' : `${sayDate(event.startMs, event.precision)}: `}${quoted(gap)}`
    return [
      {
        type: 'knowledge',
        topic: 'people and places',
        wordings: [
          `${ASKED[kind]} is missing in this sentence about ${name}? ${sentence}`,
          `${ASKED[kind]} fills the gap in the story of ${name}? ${sentence}`,
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

/** A city, a company or a person left out of a sentence. */
export const gapName: QuestionKind = {
  id: 'gap-name',
  compose: (material) => gapTexts(material).flatMap((shown) => compose(material, shown)),
}
