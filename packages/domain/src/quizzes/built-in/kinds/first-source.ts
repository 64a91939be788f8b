import { MINUTE_MS } from '../../../primitives/time'
import { SOURCE_IDS } from '../../../trends/items/source'
import type { Evidence } from '../../../trends/trend'
import { shuffled } from '../../random-choice'
import { sightingLine, sourceLabel } from '../../record-lines'
import { sayInstant } from '../../say-date'
import { chooseWrong } from '../choose-options'
import { receiptProof } from '../proofs'
import type { Candidate, QuestionKind, QuizMaterial } from '../question-kind'

/** Sources are read in turns: what was seen closer together than this was seen at once. */
const CERTAIN_LEAD_MS = 20 * MINUTE_MS

const seenAtMs = ({ firstSeenAt }: Evidence): number => Date.parse(firstSeenAt)

function compose({ trend, name, random }: QuizMaterial): readonly Candidate[] {
  const ordered = trend.evidence.toSorted((a, b) => seenAtMs(a) - seenAtMs(b))
  const [first] = ordered
  const second = ordered.find(({ source }) => source !== first?.source)
  if (first === undefined || second === undefined || seenAtMs(second) - seenAtMs(first) < CERTAIN_LEAD_MS) return []
  const right = sourceLabel(first.source)
  const later = [...new Set(ordered.map(({ source }) => sourceLabel(source)))]
  const absent = shuffled(SOURCE_IDS.map(sourceLabel), random)
  const wrong = chooseWrong(right, [...later, ...absent])
  if (wrong === null) return []
  return [
    {
      type: 'analysis',
      topic: 'sources',
      wordings: [
        `Several sources show ${name}. Which of these had it first?`,
        `Who was ahead of the others with ${name}?`,
      ],
      right,
      wrong,
      explanation: `${right} was first, on ${sayInstant(seenAtMs(first))}; ${sourceLabel(second.source)} followed on ${sayInstant(seenAtMs(second))}.`,
      proof: receiptProof(first, sightingLine(first)),
      asks: ['first source', `source of ${first.id}`],
      tells: [],
    },
  ]
}

/** Which source was ahead. */
export const firstSource: QuestionKind = { id: 'first-source', compose }
