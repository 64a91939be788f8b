import { isFitToAsk } from '../../../taste/matter-of-trend'
import { sayDate } from '../../say-date'
import { quoted } from '../../say-words'
import { type GapText, gapTexts, leaveGap } from '../gaps'
import type { Candidate, QuestionKind, QuizMaterial } from '../question-kind'
import { figuresIn, sayLike, type WrittenFigure } from '../written-figures'
import { wrongNumbers } from '../wrong-numbers'

function compose(material: QuizMaterial, shown: GapText, figure: WrittenFigure): Candidate[] {
  const { name, difficulty, random } = material
  const { text, event, asks, tells, proof } = shown
  const gap = leaveGap(material, text, figure.written, figure.at)
  const numbers = wrongNumbers({ ...figure, difficulty }, random)
  if (gap === null || numbers === null) return []
  const moment = quoted(gap)
  return [
    {
      type: 'prediction',
      topic: 'figures',
      wordings: [
        `${name}, ${sayDate(event.startMs, event.precision)}. What number fills the gap? ${moment}`,
        `Which number belongs in this moment of ${name} (${sayDate(event.startMs, event.precision)})? ${moment}`,
      ],
      right: figure.written,
      wrong: numbers.map((number) => sayLike(number, figure)),
      explanation: `It was ${figure.written.toLowerCase()}: ${quoted(text)}.`,
      proof,
      asks,
      tells,
    },
  ]
}

/** A figure left out of a dated event. */
export const gapNumber: QuestionKind = {
  id: 'gap-number',
  compose: (material) =>
    gapTexts(material)
      .filter(({ text }) => isFitToAsk(text))
      .flatMap((shown) => figuresIn(shown.text).flatMap((figure) => compose(material, shown, figure))),
}
