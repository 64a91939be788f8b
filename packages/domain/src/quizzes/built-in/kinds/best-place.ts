import { rankLine, sourceLabel } from '../../record-lines'
import { quotedHeadline, sayNumber } from '../../say-words'
import { receiptProof } from '../proofs'
import type { Candidate, QuestionKind, QuizMaterial } from '../question-kind'
import { wrongNumbers } from '../wrong-numbers'

function compose({ trend, name, difficulty, random }: QuizMaterial): readonly Candidate[] {
  return trend.evidence.flatMap((receipt): Candidate[] => {
    const { bestRank, source } = receipt
    if (bestRank === null || bestRank < 1) return []
    const numbers = wrongNumbers({ value: bestRank, difficulty }, random)
    if (numbers === null) return []
    const say = (rank: number): string => `Place ${sayNumber(rank)}`
    const headline = quotedHeadline(receipt.title)
    return [
      {
        type: 'knowledge',
        topic: 'figures',
        wordings: [
          `How far up did ${headline} climb in the list of ${sourceLabel(source)}?`,
          `What was the best place ${headline} held on ${sourceLabel(source)} when this quiz was made?`,
        ],
        right: say(bestRank),
        wrong: numbers.map(say),
        explanation: `At its best ${name} stood on place ${sayNumber(bestRank)} of ${sourceLabel(source)}.`,
        proof: receiptProof(receipt, rankLine(receipt, bestRank)),
        asks: [`place of ${receipt.id}`],
        tells: [`source of ${receipt.id}`],
      },
    ]
  })
}

/** How high a source ranked the trend. */
export const bestPlace: QuestionKind = { id: 'best-place', compose }
