import { LIFECYCLE_STAGES, type LifecycleStage } from '../../../trends/momentum/lifecycle-stage'
import { shuffled } from '../../random-choice'
import { stageChangeLine } from '../../record-lines'
import { sayDay } from '../../say-date'
import { recordProof } from '../proofs'
import type { Candidate, QuestionKind, QuizMaterial } from '../question-kind'

/** What a trend does when it enters a stage. */
const SAID: Readonly<Record<LifecycleStage, string>> = {
  emerging: 'It broke out anew',
  rising: 'It rose faster still',
  peak: 'It reached its peak',
  fading: 'It began to fade',
  dormant: 'It came to rest',
}

function compose({ trend, name, random }: QuizMaterial): readonly Candidate[] {
  return trend.timeline.flatMap((event): Candidate[] => {
    if (event.kind !== 'lifecycle' || event.from === null || event.from === event.to) return []
    const { from, to } = event
    const others = LIFECYCLE_STAGES.filter((stage) => stage !== to && stage !== from)
    const day = sayDay(Date.parse(event.at))
    return [
      {
        type: 'prediction',
        topic: 'momentum',
        wordings: [
          `Until ${day} the stage of ${name} was “${from}”. What happened then?`,
          `On the way to ${day} the stage of ${name} was still “${from}”. Then it changed. How?`,
        ],
        right: SAID[to],
        wrong: shuffled(others, random)
          .slice(0, 3)
          .map((stage) => SAID[stage]),
        explanation: `On ${day} its stage went from “${from}” to “${to}”.`,
        proof: recordProof(trend.name, stageChangeLine(event)),
        asks: [`stage ${event.at}`],
        tells: [],
      },
    ]
  })
}

/** Which stage came next. */
export const nextStage: QuestionKind = { id: 'next-stage', compose }
