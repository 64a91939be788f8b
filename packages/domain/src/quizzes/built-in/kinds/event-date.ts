import type { Difficulty } from '../../question'
import { shuffled } from '../../random-choice'
import { sayMonth, sayWhen } from '../../say-date'
import { quoted } from '../../say-words'
import { chooseWrong } from '../choose-options'
import { type DatedEvent, dateFact, textFact } from '../dated-events'
import { timelineProof } from '../proofs'
import type { Candidate, QuestionKind, QuizMaterial } from '../question-kind'
import { wrongYears } from '../wrong-years'

/** Months between a wrong option and the one nearer to the right one. */
const STEPS: Readonly<Record<Difficulty, readonly number[]>> = {
  easy: [19, 23, 26, 29, 34],
  medium: [7, 9, 11, 14, 16],
  hard: [2, 3, 4, 5],
}

function otherMonths({ startMs }: DatedEvent, { difficulty, random, nowMs }: QuizMaterial): string[] {
  const start = new Date(startMs)
  const offsets = [-1, 1].flatMap((direction) => {
    let offset = 0
    return shuffled(STEPS[difficulty], random)
      .slice(0, 3)
      .map((step) => {
        offset += direction * step
        return offset
      })
  })
  return shuffled(offsets, random)
    .map((offset) => Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + offset))
    .filter((atMs) => atMs <= nowMs)
    .map(sayMonth)
}

function otherYears({ year }: DatedEvent, { difficulty, random, nowMs }: QuizMaterial): string[] {
  const latest = new Date(nowMs).getUTCFullYear()
  return (wrongYears({ year, leastGap: 2, difficulty, earliest: 1, latest }, random) ?? []).map(String)
}

function compose(material: QuizMaterial, event: DatedEvent): Candidate[] {
  const { name } = material
  const isYear = event.precision === 'year'
  const right = isYear ? String(event.year) : sayMonth(event.startMs)
  const wrong = chooseWrong(right, isYear ? otherYears(event, material) : otherMonths(event, material))
  if (wrong === null) return []
  const moment = quoted(event.text)
  return [
    {
      type: 'application',
      topic: 'dates',
      wordings: [
        `A museum plans a wall about ${name}, with a plate for every turn. Which date stands on this one: ${moment}?`,
        `You are sorting old newspapers for a report on ${name}. Where do you look for ${moment}?`,
        `A friend wants to see the first reports of this moment of ${name}: ${moment}. Where do you search?`,
      ],
      right,
      wrong,
      explanation: `It happened ${sayWhen(event.startMs, event.precision)}: ${moment}.`,
      proof: timelineProof(material, event),
      asks: [dateFact(event)],
      tells: [textFact(event)],
    },
  ]
}

/** Under which date to look for something: a month, or a year where no more is known. */
export const eventDate: QuestionKind = {
  id: 'event-date',
  compose: (material) => material.events.flatMap((event) => compose(material, event)),
}
