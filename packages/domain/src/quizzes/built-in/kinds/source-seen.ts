import { SOURCE_IDS } from '../../../trends/items/source'
import { shuffled } from '../../random-choice'
import { sightingLine, sourceLabel } from '../../record-lines'
import { sayInstant } from '../../say-date'
import { quotedHeadline } from '../../say-words'
import { chooseWrong } from '../choose-options'
import { receiptProof } from '../proofs'
import type { Candidate, QuestionKind, QuizMaterial } from '../question-kind'

function compose({ trend, random }: QuizMaterial): readonly Candidate[] {
  const shown = new Set([...trend.sources, ...trend.evidence.map(({ source }) => source)])
  const absent = SOURCE_IDS.filter((source) => !shown.has(source)).map(sourceLabel)
  return trend.evidence.flatMap((receipt): Candidate[] => {
    const right = sourceLabel(receipt.source)
    const wrong = chooseWrong(right, shuffled(absent, random))
    if (wrong === null) return []
    const headline = quotedHeadline(receipt.title)
    return [
      {
        type: 'knowledge',
        topic: 'sources',
        wordings: [`Which of these sources showed ${headline}?`, `Where would you have come across ${headline}?`],
        right,
        wrong,
        explanation: `${right} showed ${headline}, first seen on ${sayInstant(Date.parse(receipt.firstSeenAt))}.`,
        proof: receiptProof(receipt, sightingLine(receipt)),
        asks: [`source of ${receipt.id}`],
        tells: [],
      },
    ]
  })
}

/** Which source showed the trend. */
export const sourceSeen: QuestionKind = { id: 'source-seen', compose }
