import { peakLine, sourceLabel } from '../../record-lines'
import { quotedHeadline, sayCount, sayNumber } from '../../say-words'
import { receiptProof } from '../proofs'
import type { Candidate, QuestionKind, QuizMaterial } from '../question-kind'
import { wrongNumbers } from '../wrong-numbers'

/** Smaller counts say nothing about interest. */
const LEAST_COUNT = 10

function compose({ trend, name, difficulty, random }: QuizMaterial): readonly Candidate[] {
  return trend.evidence.flatMap((receipt): Candidate[] => {
    const { peakMetric, metricUnit, source } = receipt
    if (peakMetric === null || peakMetric < LEAST_COUNT) return []
    const numbers = wrongNumbers({ value: Math.round(peakMetric), difficulty }, random)
    if (numbers === null) return []
    const headline = quotedHeadline(receipt.title)
    return [
      {
        type: 'knowledge',
        topic: 'figures',
        wordings: [
          `${sourceLabel(source)} counts ${metricUnit}. How many did we record at most for ${headline} when this quiz was made?`,
          `At its busiest, how many ${metricUnit} did ${sourceLabel(source)} count for ${headline}?`,
        ],
        right: sayNumber(peakMetric),
        wrong: numbers.map(sayNumber),
        explanation: `For ${name} ${sourceLabel(source)} counted ${sayCount(peakMetric, metricUnit)} at its highest.`,
        proof: receiptProof(receipt, peakLine(receipt, peakMetric)),
        asks: [`count of ${receipt.id}`],
        tells: [`source of ${receipt.id}`],
      },
    ]
  })
}

/** How much attention a source counted. */
export const peakCount: QuestionKind = { id: 'peak-count', compose }
