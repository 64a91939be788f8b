import { comparableWords } from '../../../trends/items/title-tokens'
import { articleLine } from '../../record-lines'
import { chooseWrong } from '../choose-options'
import { recordProof } from '../proofs'
import type { Candidate, QuestionKind, QuizMaterial } from '../question-kind'

function compose(material: QuizMaterial): readonly Candidate[] {
  const { trend, name, neighbours } = material
  const words = new Set(comparableWords(trend.name))
  return trend.links.flatMap((link): Candidate[] => {
    // An article named like the trend is no riddle.
    if (comparableWords(link.title).some((word) => words.has(word))) return []
    const wrong = chooseWrong(
      link.title,
      neighbours.filter(({ id }) => !trend.relatedIds.includes(id)).map((neighbour) => neighbour.name),
    )
    if (wrong === null) return []
    return [
      {
        type: 'application',
        topic: 'reading on',
        wordings: [
          `You want to read more about ${name}. To which page does its story here send you?`,
          `Which of these pages tells more about ${name}?`,
        ],
        right: link.title,
        wrong,
        explanation: `The page to read on is “${link.title}”.`,
        proof: recordProof(trend.name, articleLine(trend, link), link.url),
        asks: ['article'],
        tells: [],
      },
    ]
  })
}

/** Where to read on. */
export const furtherReading: QuestionKind = { id: 'further-reading', compose }
