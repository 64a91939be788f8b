import type { Trend } from '../../../trends/trend'
import { momentumLine } from '../../record-lines'
import { sayName } from '../../say-words'
import { chooseWrong } from '../choose-options'
import { recordProof } from '../proofs'
import type { Candidate, QuestionKind, QuizMaterial } from '../question-kind'

/** Momentum is rounded where it is shown; closer than this, two trends are level. */
const CLEAR_LEAD = 0.5

function compose(material: QuizMaterial): readonly Candidate[] {
  const { trend, neighbours } = material
  // Without a source there is no momentum to compare.
  const measured = [trend, ...neighbours].filter(({ sources }) => sources.length > 0)
  if (!measured.includes(trend)) return []
  const leaders = measured.filter((one) => one === trend || one.momentum >= trend.momentum + CLEAR_LEAD).slice(0, 4)
  return leaders.flatMap((leader): Candidate[] => {
    const behind = measured.filter(({ momentum }) => momentum <= leader.momentum - CLEAR_LEAD)
    // The trend itself is always among the options: the question compares it.
    const pool: readonly Trend[] = leader === trend ? behind : [trend, ...behind.filter((one) => one !== trend)]
    const wrong = chooseWrong(
      leader.name,
      pool.map((one) => one.name),
    )
    if (wrong === null || ![leader.name, ...wrong].includes(trend.name)) return []
    return [
      {
        type: 'analysis',
        topic: 'momentum',
        wordings: [
          'The larger the planet, the greater the momentum. Which of these four was the largest when this quiz was made?',
          'Four trends in a race: which of them had the most momentum when this quiz was made?',
        ],
        right: leader.name,
        wrong,
        explanation: `The momentum of ${sayName(leader.name)} was ${leader.momentum.toFixed(1)}, clearly more than that of the others; ${sayName(trend.name)} had ${trend.momentum.toFixed(1)}.`,
        proof: recordProof(leader.name, momentumLine(leader)),
        asks: [`momentum ${leader.id}`],
        tells: [],
      },
    ]
  })
}

/** Which of four trends moves most. */
export const mostMomentum: QuestionKind = { id: 'most-momentum', compose }
