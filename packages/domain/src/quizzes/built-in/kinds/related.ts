import { relationLine } from '../../record-lines'
import { sayName } from '../../say-words'
import { chooseWrong } from '../choose-options'
import { recordProof } from '../proofs'
import type { Candidate, QuestionKind, QuizMaterial } from '../question-kind'

/** Neighbours that have nothing to do with the trend: no line, no tag in common, and for easy quizzes no category. */
function strangers({ trend, neighbours, difficulty }: QuizMaterial): readonly string[] {
  return neighbours
    .filter(({ id, relatedIds }) => !trend.relatedIds.includes(id) && !relatedIds.includes(trend.id))
    .filter(({ tags }) => !tags.some((tag) => trend.tags.includes(tag)))
    .filter(({ category }) => category !== trend.category || difficulty !== 'easy')
    .toSorted((a, b) => Number(b.category === trend.category) - Number(a.category === trend.category))
    .map((neighbour) => neighbour.name)
}

function compose(material: QuizMaterial): readonly Candidate[] {
  const { trend, name, neighbours } = material
  const pool = strangers(material)
  return trend.related.flatMap((related): Candidate[] => {
    const wrong = chooseWrong(related.name, pool)
    if (wrong === null || !neighbours.some(({ id }) => id === related.id)) return []
    return [
      {
        type: 'analysis',
        topic: 'neighbours',
        wordings: [
          `Which of these trends has the most to do with ${name}, so that a line of the constellation joins them?`,
          `One of these planets is joined to ${name} by a line of the constellation. Which one?`,
          `Where does somebody arrive who follows a line of the constellation from ${name}?`,
        ],
        right: related.name,
        wrong,
        explanation: `A line of the constellation ties ${name} to ${sayName(related.name)}; to the other three there is none.`,
        proof: recordProof(trend.name, relationLine(trend, related)),
        asks: [`neighbour ${related.id}`],
        tells: [],
      },
    ]
  })
}

/** Which trend is joined to this one. */
export const relatedNeighbour: QuestionKind = { id: 'related', isSpare: true, compose }
