import { sayWhen } from '../../say-date'
import { quoted } from '../../say-words'
import { type DatedEvent, dateFact, isCertainOrder, textFact } from '../dated-events'
import { timelineProof } from '../proofs'
import type { Candidate, QuestionKind, QuizMaterial } from '../question-kind'
import { timeBetween } from '../time-between'
import { wrongYears } from '../wrong-years'

type Turn = { readonly from: DatedEvent; readonly to: DatedEvent }

/** What the ways of asking have in common. */
function turnOf(material: QuizMaterial, { from, to }: Turn) {
  return {
    type: 'prediction',
    topic: 'dates',
    explanation: `After ${quoted(from.text)} (${sayWhen(from.startMs, from.precision)}) the next turn came ${sayWhen(to.startMs, to.precision)}: ${quoted(to.text)}.`,
    proof: timelineProof(material, to),
  } as const
}

function askForWait(material: QuizMaterial, turn: Turn): Candidate[] {
  const { from, to } = turn
  const between = timeBetween(from, to, material)
  if (between === null) return []
  const { name } = material
  const [now, next, when] = [quoted(from.text), quoted(to.text), sayWhen(from.startMs, from.precision)]
  return [
    {
      ...turnOf(material, turn),
      ...between,
      wordings: [
        `Picture yourself ${when}, at this moment of ${name}: ${now}. How long will it be until ${next}?`,
        `The story of ${name} stands here ${when}: ${now}. No one knows the next turn yet: ${next}. How long will it take to come?`,
      ],
      asks: [dateFact(to)],
      tells: [dateFact(from), textFact(from), textFact(to)],
    },
    {
      ...turnOf(material, turn),
      ...between,
      wordings: [
        `A turning point of ${name}: ${now}. Looking ahead from that day, how long will it be until ${next}?`,
        `${now}: so far the story of ${name}. The next turn will be ${next}. How long must people wait for it?`,
      ],
      asks: [`wait ${from.index} ${to.index}`],
      tells: [textFact(from), textFact(to)],
    },
  ]
}

function askForYear(material: QuizMaterial, turn: Turn): Candidate[] {
  const { from, to } = turn
  const { name, difficulty, random, nowMs } = material
  const latest = new Date(nowMs).getUTCFullYear()
  const leastGap = to.precision === 'year' ? 2 : 1
  // Nobody expects the next turn before the last one, unless both came within a year and left no other room.
  const earliest = to.year - from.year > 1 ? from.year : 1
  const years = [difficulty, 'medium' as const, 'hard' as const]
    .map((closeness) => wrongYears({ year: to.year, leastGap, difficulty: closeness, earliest, latest }, random))
    .find((found) => found !== null)
  if (years === undefined) return []
  const [now, next] = [quoted(from.text), quoted(to.text)]
  return [
    {
      ...turnOf(material, turn),
      wordings: [
        `A turning point of ${name} has just come: ${now}. In which year will the next one follow: ${next}?`,
        `You stand at this point of ${name}: ${now}. A fortune teller promises ${next}. Which year must she name to be right?`,
      ],
      right: String(to.year),
      wrong: years.map(String),
      asks: [dateFact(to)],
      tells: [textFact(from), textFact(to)],
    },
  ]
}

/** When the next turn came, asked from the one before. */
export const nextTurn: QuestionKind = {
  id: 'next-turn',
  compose: (material) =>
    material.events.slice(1).flatMap((to, index) => {
      const from = material.events[index]
      if (from === undefined || !isCertainOrder([from, to])) return []
      return [...askForWait(material, { from, to }), ...askForYear(material, { from, to })]
    }),
}
