import { CATEGORIES, DEFAULT_CATEGORY } from '../../../trends/categories/category'
import { shuffled } from '../../random-choice'
import { categoryLine } from '../../record-lines'
import { chooseWrong } from '../choose-options'
import { recordProof } from '../proofs'
import type { Candidate, QuestionKind, QuizMaterial } from '../question-kind'

function compose({ trend, name, random }: QuizMaterial): readonly Candidate[] {
  // What the catalogue says in so many words is no question; what words of headlines decided is one.
  if (trend.category === DEFAULT_CATEGORY || trend.sources.length === 0) return []
  const others = CATEGORIES.filter((category) => category !== trend.category && category !== DEFAULT_CATEGORY)
  const wrong = chooseWrong(trend.category, shuffled(others, random))
  if (wrong === null) return []
  return [
    {
      type: 'application',
      topic: 'reading on',
      wordings: [
        `You want to find ${name} again by its category. Which filter do you choose?`,
        `Under which category does this record file ${name}?`,
      ],
      right: trend.category,
      wrong,
      explanation: `It is filed under ${trend.category}.`,
      proof: recordProof(trend.name, categoryLine(trend)),
      asks: ['category'],
      tells: [],
    },
  ]
}

/** In which category the trend is filed. */
export const categoryOf: QuestionKind = { id: 'category-of', isSpare: true, compose }
