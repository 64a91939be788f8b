import { HOUR_MS } from '../../../primitives/time'
import type { Trend } from '../../../trends/trend'
import { followedLine } from '../../record-lines'
import { sayInstant } from '../../say-date'
import { sayName } from '../../say-words'
import { chooseWrong } from '../choose-options'
import { recordProof } from '../proofs'
import type { Candidate, QuestionKind, QuizMaterial } from '../question-kind'

/** Trends that were found in the same round came at once. */
const CLEAR_LEAD_MS = 2 * HOUR_MS

const followedMs = ({ createdDate }: Trend): number => Date.parse(createdDate)

function compose({ trend, neighbours }: QuizMaterial): readonly Candidate[] {
  // What was written before it was measured says nothing about what came first.
  const live = [trend, ...neighbours].filter(({ origin }) => origin === 'live')
  if (!live.includes(trend)) return []
  const leaders = live.filter((one) => one === trend || followedMs(one) <= followedMs(trend) - CLEAR_LEAD_MS)
  return leaders.slice(0, 3).flatMap((leader): Candidate[] => {
    const behind = live.filter((one) => followedMs(one) >= followedMs(leader) + CLEAR_LEAD_MS && one !== trend)
    const pool = leader === trend ? behind : [trend, ...behind]
    const wrong = chooseWrong(
      leader.name,
      pool.map((one) => one.name),
    )
    if (wrong === null || ![leader.name, ...wrong].includes(trend.name)) return []
    return [
      {
        type: 'problem-solving',
        topic: 'order',
        wordings: [
          'These four planets appeared one after the other. Which was there first?',
          'Somebody has taken notes since the first of these four turned up. With which of them do the notes begin?',
        ],
        right: leader.name,
        wrong,
        explanation: `${sayName(leader.name)} came first: it has been followed since ${sayInstant(followedMs(leader))}.`,
        proof: recordProof(leader.name, followedLine(leader)),
        asks: [`followed ${leader.id}`],
        tells: [],
      },
    ]
  })
}

/** Which of four trends was found first. */
export const followedFirst: QuestionKind = { id: 'followed-first', compose }
