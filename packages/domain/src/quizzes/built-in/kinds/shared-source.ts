import { sourceLabel, sourcesLine } from '../../record-lines'
import { sayName } from '../../say-words'
import { chooseWrong } from '../choose-options'
import { recordProof } from '../proofs'
import type { Candidate, QuestionKind, QuizMaterial } from '../question-kind'

function compose({ trend, name, neighbours }: QuizMaterial): readonly Candidate[] {
  return trend.sources.flatMap((source) => {
    const label = sourceLabel(source)
    const sharers = neighbours.filter(({ sources }) => sources.includes(source))
    const others = neighbours.filter(({ sources }) => sources.length > 0 && !sources.includes(source))
    return sharers.slice(0, 2).flatMap((sharer): Candidate[] => {
      const wrong = chooseWrong(
        sharer.name,
        others.map((other) => other.name),
      )
      if (wrong === null) return []
      return [
        {
          type: 'application',
          topic: 'sources',
          wordings: [
            `You filter the trends by ${label} and see ${name}. Which of these stands in the same list?`,
            `${label} showed ${name} when this quiz was made. Which of these did it show as well?`,
          ],
          right: sharer.name,
          wrong,
          explanation: `${label} showed both ${name} and ${sayName(sharer.name)}; the other three came from elsewhere.`,
          proof: recordProof(sharer.name, sourcesLine(sharer)),
          asks: [`sharer ${source}`],
          tells: [],
        },
      ]
    })
  })
}

/** Which trend the same source showed. */
export const sharedSource: QuestionKind = { id: 'shared-source', compose }
