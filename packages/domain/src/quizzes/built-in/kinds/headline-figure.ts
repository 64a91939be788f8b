import { containsWords, foldText } from '../../fold-text'
import { quoted } from '../../say-words'
import { leaveGap } from '../gaps'
import { headlineFigures } from '../headline-figures'
import type { Candidate, QuestionKind, QuizMaterial } from '../question-kind'
import { type StoryText, tellText } from '../story-texts'
import { wrongMagnitudes } from '../wrong-magnitudes'

/** From this share on, two numbers are told apart. */
const NEAR = 0.15
const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= NEAR * Math.max(a, b)

function numbersIn(text: string): readonly number[] {
  return [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([written]) => Number(written.replaceAll(',', '')))
}

function compose(material: QuizMaterial, all: readonly StoryText[], shown: StoryText): Candidate[] {
  const { trend, random } = material
  return headlineFigures(shown.text).flatMap((figure): Candidate[] => {
    const gap = leaveGap(material, shown.text, figure.written, figure.at)
    // "More than 300" is true of less as well.
    const wrong = figure.side === undefined ? wrongMagnitudes(figure, random) : null
    if (gap === null || wrong === null) return []
    // Another headline may have counted later, or otherwise: what it says is not wrong either.
    const shownBefore = `${trend.name} ${trend.description}`
    const elsewhere = [shownBefore, ...all.map(({ text }) => text)].join(' ')
    // A price is known, or nobody cares; another sum on the card or in the headline says how large this one may be.
    const isPrice = figure.before !== '' && figure.behind === ''
    const isBounded = isPrice || (figure.before !== '' && `${shownBefore} ${gap}`.includes(figure.before))
    const isTold = isBounded || numbersIn(shownBefore).some((number) => isNear(number, figure.value))
    // Sources that count differently: then nobody knows which number is right.
    const isDisputed = numbersIn(elsewhere).some((number) => number !== figure.value && isNear(number, figure.value))
    if (isTold || isDisputed || wrong.some((other) => containsWords(foldText(elsewhere), foldText(other)))) return []
    const asked = figure.before === '' ? 'Which number' : 'Which sum'
    return [
      {
        type: 'knowledge',
        topic: 'figures',
        wordings: [
          `${asked} completes this headline? ${quoted(gap)}`,
          `Complete this headline. ${asked}? ${quoted(gap)}`,
        ],
        right: figure.written,
        wrong,
        explanation: tellText(shown),
        proof: shown.proof,
        asks: [`figure ${figure.value}`, `text ${shown.text}`],
        tells: [`text ${shown.text}`],
      },
    ]
  })
}

/** A number left out of a headline, to be told by its size. */
export const headlineFigure: QuestionKind = {
  id: 'headline-figure',
  compose: (material) => {
    const texts = [...material.titles, ...material.sentences]
    return texts.flatMap((shown) => compose(material, texts, shown))
  },
}
