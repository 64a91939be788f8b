import { quoted } from '../../say-words'
import { leaveGap } from '../gaps'
import { headlineFigures } from '../headline-figures'
import type { Candidate, QuestionKind, QuizMaterial } from '../question-kind'
import { type StoryText, tellText } from '../story-texts'
import { groupDigits } from '../written-figures'
import { wrongNumbers } from '../wrong-numbers'

/** From this share on, two numbers are told apart. */
const NEAR = 0.15
const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= NEAR * Math.max(a, b)

function numbersIn(text: string): readonly number[] {
  return [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([written]) => Number(written.replaceAll(',', '')))
}

function compose(material: QuizMaterial, all: readonly StoryText[], shown: StoryText): Candidate[] {
  const { trend, difficulty, random } = material
  return headlineFigures(shown.text).flatMap((figure): Candidate[] => {
    const gap = leaveGap(material, shown.text, figure.written, figure.at)
    const numbers = wrongNumbers({ ...figure, difficulty }, random)
    if (gap === null || numbers === null) return []
    const say = (number: number): string =>
      `${figure.before}${groupDigits(number, figure.decimals ?? 0)}${figure.behind}`
    const wrong = numbers.map(say)
    // Another headline may have counted later, or otherwise: what it says is not wrong either.
    const shownBefore = `${trend.name} ${trend.description}`
    const elsewhere = [shownBefore, ...all.map(({ text }) => text)].join(' ')
    const digitsOf = (number: number): string => groupDigits(number, figure.decimals ?? 0)
    const isTold = numbersIn(shownBefore).some((number) => isNear(number, figure.value))
    // Sources that count differently: then nobody knows which number is right.
    const isDisputed = numbersIn(elsewhere).some((number) => number !== figure.value && isNear(number, figure.value))
    if (isTold || isDisputed || numbers.some((number) => elsewhere.includes(digitsOf(number)))) return []
    return [
      {
        type: 'knowledge',
        topic: 'figures',
        wordings: [
          `Take a guess: what number goes in the gap? ${quoted(gap)}`,
          `Which number makes the headline? ${quoted(gap)}`,
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

/** A number left out of a headline. */
export const headlineFigure: QuestionKind = {
  id: 'headline-figure',
  compose: (material) => {
    const texts = [...material.headlines, ...material.sentences]
    return texts.flatMap((shown) => compose(material, texts, shown))
  },
}
