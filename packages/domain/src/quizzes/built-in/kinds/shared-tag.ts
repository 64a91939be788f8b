import { tagsLine } from '../../record-lines'
import { sayName } from '../../say-words'
import { chooseWrong } from '../choose-options'
import { recordProof } from '../proofs'
import type { Candidate, QuestionKind, QuizMaterial } from '../question-kind'

function compose(material: QuizMaterial): readonly Candidate[] {
  const { trend, name, neighbours } = material
  return trend.tags.flatMap((tag) => {
    const sharers = neighbours.filter(({ tags }) => tags.includes(tag))
    // Whoever says the word in the description has something to do with it, tag or not.
    const others = neighbours.filter(
      ({ tags, description }) => !tags.some((one) => one.includes(tag)) && !description.toLowerCase().includes(tag),
    )
    return sharers.flatMap((sharer): Candidate[] => {
      const wrong = chooseWrong(
        sharer.name,
        others.map((other) => other.name),
      )
      if (wrong === null) return []
      return [
        {
          type: 'application',
          topic: 'tags',
          wordings: [
            `Somebody likes ${name} for its tag “${tag}” and wants more of it. Which of these trends do you recommend?`,
            `You are putting together a page with the tag “${tag}”, and ${name} is on it. What else belongs there?`,
          ],
          right: sharer.name,
          wrong,
          explanation: `Both ${name} and ${sayName(sharer.name)} carry the tag “${tag}”; the other three do not.`,
          proof: recordProof(sharer.name, tagsLine(sharer)),
          asks: [`sharer ${tag}`],
          tells: [`tag ${tag}`],
        },
      ]
    })
  })
}

/** Which trend carries the same tag. */
export const sharedTag: QuestionKind = { id: 'shared-tag', isSpare: true, compose }
