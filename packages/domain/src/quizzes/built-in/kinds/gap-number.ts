import { sayDate } from '../../say-date'
import { quoted } from '../../say-words'
import { type GapText, gapTexts, leaveGap } from '../gaps'
import { isGrievous } from '../grievous-text'
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
  const isForecast = event !== null
  return [
    {
      type: isForecast ? 'prediction' : 'knowledge',
      topic: 'figures',
      wordings: isForecast
        ? [
            `Go back to the time just before this news of ${name} from ${sayDate(event.startMs, event.precision)}. What will fill the gap? ${moment}`,
            `A forecaster is asked about ${name} shortly before ${sayDate(event.startMs, event.precision)}. Which figure will prove right? ${moment}`,
          ]
        : [
            `A figure is missing in this sentence about ${name}: ${moment}. Which one is it?`,
            `Which figure fills the gap in this sentence about ${name}? ${moment}`,
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

/** A figure left out of a sentence; out of a dated one it is a forecast of what has happened. */
export const gapNumber: QuestionKind = {
  id: 'gap-number',
  compose: (material) =>
    gapTexts(material)
      .filter(({ text }) => !isGrievous(text))
      .flatMap((shown) => figuresIn(shown.text).flatMap((figure) => compose(material, shown, figure))),
}
