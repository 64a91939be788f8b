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
    ({ id, category, tags }) =>
      category !== trend.category &&
      category !== DEFAULT_CATEGORY &&
      !trend.relatedIds.includes(id) &&
      !tags.some((tag) => fellows.some((one) => one.tags.includes(tag))),
  )
  return strangers.slice(0, 4).flatMap((odd): Candidate[] => {
    const kept = chooseWrong(
      odd.name,
      fellows.map((one) => one.name),
    )
    if (kept === null) return []
    return [
      {
        type: 'analysis',
        topic: 'neighbours',
        wordings: [
          `Three of these trends share the category ${trend.category} with ${name}. Which one does not?`,
          `A shelf for ${trend.category}: ${name} is on it already. Which of these must go to another one?`,
        ],
        right: odd.name,
        wrong: kept,
        explanation: `The odd one out is ${sayName(odd.name)}: its category is ${odd.category}, that of the others ${trend.category}.`,
        proof: recordProof(odd.name, categoryLine(odd)),
        asks: [`category of ${odd.id}`],
        tells: ['category', ...fellows.map(({ id }) => `category of ${id}`)],
      },
    ]
  })
}

/** Which trend is of another category. */
export const oddCategory: QuestionKind = { id: 'odd-category', isSpare: true, compose }
