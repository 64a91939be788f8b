import { DAY_MS } from '../../../primitives/time'
import type { Difficulty } from '../../question'
import { pickOne } from '../../random-choice'
import { sightingLine, sourceLabel } from '../../record-lines'
import { sayDay, sayInstant } from '../../say-date'
import { quotedHeadline } from '../../say-words'
import { receiptProof } from '../proofs'
import type { Candidate, QuestionKind, QuizMaterial } from '../question-kind'

/** Days between neighbouring options. */
const STEPS: Readonly<Record<Difficulty, number>> = { easy: 9, medium: 4, hard: 1 }

function compose({ trend, name, difficulty, random, nowMs }: QuizMaterial): readonly Candidate[] {
  const [receipt] = trend.evidence.toSorted((a, b) => Date.parse(a.firstSeenAt) - Date.parse(b.firstSeenAt))
  if (receipt === undefined) return []
  const seenAtMs = Date.parse(receipt.firstSeenAt)
  const right = sayDay(seenAtMs)
  // A day of the future is no option: nobody would take it.
  const room = Math.floor((nowMs - seenAtMs) / (STEPS[difficulty] * DAY_MS))
  const later = Math.min(room, pickOne([0, 1, 2, 3], random) ?? 0)
  const offsets = [-3, -2, -1, 0, 1, 2, 3].slice(later, later + 4).filter((offset) => offset !== 0)
  const headline = quotedHeadline(receipt.title)
  return [
    {
      type: 'application',
      topic: 'sources',
      wordings: [
        `You want to look up in the archive how ${name} began. Under which day do you find its first receipt?`,
        `A calendar marks the day on which ${name} was seen for the first time. Which day is it?`,
      ],
      right,
      wrong: offsets.map((offset) => sayDay(seenAtMs + offset * STEPS[difficulty] * DAY_MS)),
      explanation: `The first receipt is ${headline}, seen on ${sourceLabel(receipt.source)} on ${sayInstant(seenAtMs)}.`,
      proof: receiptProof(receipt, sightingLine(receipt)),
      asks: ['first day'],
      tells: [],
    },
  ]
}

/** On which day the trend turned up. */
export const firstSeen: QuestionKind = { id: 'first-seen', compose }
