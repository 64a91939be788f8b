import { DEFAULT_CATEGORY } from '../../../trends/categories/category'
import { categoryLine } from '../../record-lines'
import { sayName } from '../../say-words'
import { chooseWrong } from '../choose-options'
import { recordProof } from '../proofs'
import type { Candidate, QuestionKind, QuizMaterial } from '../question-kind'

function compose(material: QuizMaterial): readonly Candidate[] {
  const { trend, name, neighbours } = material
  if (trend.category === DEFAULT_CATEGORY) return []
  const fellows = neighbours.filter(({ category }) => category === trend.category)
  const strangers = neighbours.filter(
    ({ category, tags }) =>
      category !== trend.category && category !== DEFAULT_CATEGORY && !tags.some((tag) => trend.tags.includes(tag)),
  )
  return fellows.slice(0, 3).flatMap((fellow): Candidate[] => {
    const wrong = chooseWrong(
      fellow.name,
      strangers.map((one) => one.name),
    )
    if (wrong === null) return []
    return [
      {
        type: 'application',
        topic: 'neighbours',
        wordings: [
          `“${trend.category}” is written on the shelf where ${name} stands. Which of these stands on the same shelf here?`,
          `Whoever filters the trends by the category of ${name} sees one of these as well. Which one?`,
        ],
        right: fellow.name,
        wrong,
        explanation: `${name.charAt(0).toUpperCase()}${name.slice(1)} and ${sayName(fellow.name)} are both filed under ${trend.category}.`,
        proof: recordProof(fellow.name, categoryLine(fellow)),
        asks: [`category of ${fellow.id}`],
        tells: ['category'],
      },
    ]
  })
}

/** Which trend is of the same category. */
export const sameCategory: QuestionKind = { id: 'same-category', isSpare: true, compose }
