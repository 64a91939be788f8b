import { tagsLine } from '../../record-lines'
import { chooseWrong } from '../choose-options'
import { recordProof } from '../proofs'
import type { Candidate, QuestionKind, QuizMaterial } from '../question-kind'
import { strangeTags } from './odd-tag'

function compose(material: QuizMaterial): readonly Candidate[] {
  const { trend, name } = material
  const strange = strangeTags(material)
  return trend.tags.flatMap((tag): Candidate[] => {
    const wrong = chooseWrong(tag, strange)
    if (wrong === null || trend.name.toLowerCase().includes(tag)) return []
    return [
      {
        type: 'application',
        topic: 'tags',
        wordings: [
          `A librarian files a report about ${name}. Which of these keywords stands on its card?`,
          `Which of these tags brings a visitor to ${name}?`,
        ],
        right: tag,
        wrong,
        explanation: `The record files it under “${tag}”; the other three are tags of other trends.`,
        proof: recordProof(trend.name, tagsLine(trend)),
        asks: [`tag ${tag}`],
        tells: [],
      },
    ]
  })
}

/** Which tag belongs to the trend. */
export const ownTag: QuestionKind = { id: 'own-tag', isSpare: true, compose }
