import { shuffled } from '../../random-choice'
import { chooseWrong } from '../choose-options'
import { GAP } from '../gaps'
import type { Candidate, QuestionKind, QuizMaterial } from '../question-kind'
import { tellText, wordsOf } from '../story-texts'
import { names, type Subject, subjectOf } from '../subject-of'

const hidden = ({ rest }: Subject): string => `${GAP}${rest}`

/** Headlines of other stories that begin with somebody else, the name hidden. */
function othersThan(own: string, { trend, otherHeadlines, random }: QuizMaterial): string[] {
  // Of another field, nobody would take them for right.
  const near = otherHeadlines.filter(({ category }) => category === trend.category)
  return shuffled(near, random).flatMap(({ text }) => {
    const subject = subjectOf(text)
    const isOther = subject !== null && !names(text, own) && !names(trend.name, subject.written)
    return isOther ? [hidden(subject)] : []
  })
}

function composeAll(material: QuizMaterial): readonly Candidate[] {
  const { trend } = material
  return material.headlines.flatMap((headline): Candidate[] => {
    const subject = subjectOf(headline.text)
    if (subject === null || !names(trend.name, subject.written) || names(subject.rest, subject.written)) return []
    // The words of the card would give it away.
    const shown = wordsOf(`${trend.name} ${trend.description}`)
    if ([...wordsOf(subject.rest)].some((word) => shown.has(word))) return []
    const right = hidden(subject)
    const wrong = chooseWrong(right, othersThan(subject.written, material))
    if (wrong === null) return []
    return [
      {
        type: 'application',
        topic: 'headlines',
        wordings: [
          `Each headline has lost its first name. Which one begins with ${subject.written}?`,
          `Which headline should open with the name ${subject.written}?`,
        ],
        right,
        wrong,
        explanation: tellText(headline),
        proof: headline.proof,
        asks: [`subject ${subject.written}`, `text ${headline.text}`],
        tells: [`text ${headline.text}`],
      },
    ]
  })
}

/** Which of four headlines with their name hidden is about somebody. The wrong ones are real ones of other stories. */
export const aboutWhom: QuestionKind = { id: 'about-whom', compose: composeAll }
