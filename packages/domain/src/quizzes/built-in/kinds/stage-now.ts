import { LIFECYCLE_STAGES } from '../../../trends/momentum/lifecycle-stage'
import { shuffled } from '../../random-choice'
import { stageLine } from '../../record-lines'
import { recordProof } from '../proofs'
import type { Candidate, QuestionKind, QuizMaterial } from '../question-kind'

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

function compose({ trend, name, random }: QuizMaterial): readonly Candidate[] {
  // Without a source the stage is a judgement, not a measurement.
  if (trend.sources.length === 0) return []
  const others = LIFECYCLE_STAGES.filter((stage) => stage !== trend.lifecycle)
  return [
    {
      type: 'analysis',
      topic: 'momentum',
      wordings: [
        `The glow of a planet tells the stage of its trend. Which stage had ${name} reached when this quiz was made?`,
        `Where in its life was ${name} when this quiz was made?`,
      ],
      right: capital(trend.lifecycle),
      wrong: shuffled(others, random).slice(0, 3).map(capital),
      explanation: `Its sightings made the stage of ${name} “${trend.lifecycle}” when the quiz was made.`,
      proof: recordProof(trend.name, stageLine(trend)),
      asks: ['stage now'],
      tells: [],
    },
  ]
}

/** Which stage of its life the trend is in. */
export const stageNow: QuestionKind = { id: 'stage-now', isSpare: true, compose }
