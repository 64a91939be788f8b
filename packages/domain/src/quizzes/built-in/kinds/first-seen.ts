import { DAY_MS, HOUR_MS } from '../../../primitives/time'
import type { Difficulty } from '../../question'
import { pickOne } from '../../random-choice'
import { sightingLine, sourceLabel } from '../../record-lines'
import { sayDay, sayInstant } from '../../say-date'
import { quotedHeadline, sayCount } from '../../say-words'
import { receiptProof } from '../proofs'
import type { Candidate, QuestionKind, QuizMaterial } from '../question-kind'
import { wrongNumbers } from '../wrong-numbers'

/** Days between neighbouring options. */
const STEPS: Readonly<Record<Difficulty, number>> = { easy: 9, medium: 4, hard: 1 }
/** Ages below this are told in hours: the day would be today. */
const MOST_HOURS = 72

type Asked = Pick<Candidate, 'wordings' | 'right' | 'wrong'>

function askForDay({ name, difficulty, random, nowMs }: QuizMaterial, seenAtMs: number): Asked | null {
  const stepMs = STEPS[difficulty] * DAY_MS
  // A day of the future is no option, and the latest of all should not always be the right one.
  const room = Math.floor((nowMs - seenAtMs) / stepMs)
  if (room < 1) return null
  const later = Math.min(room, pickOne([0, 1, 2, 3], random) ?? 0)
  const offsets = [-3, -2, -1, 0, 1, 2, 3].slice(later, later + 4).filter((offset) => offset !== 0)
  return {
    wordings: [
      `You want to look up in the archive how ${name} began. Under which day do you find its first receipt?`,
      `A calendar marks the day on which ${name} was seen for the first time. Which day is it?`,
    ],
    right: sayDay(seenAtMs),
    wrong: offsets.map((offset) => sayDay(seenAtMs + offset * stepMs)),
  }
}

function askForHours({ name, difficulty, random, nowMs }: QuizMaterial, seenAtMs: number): Asked | null {
  const hours = Math.round((nowMs - seenAtMs) / HOUR_MS)
  const numbers = hours < 2 || hours > MOST_HOURS ? null : wrongNumbers({ value: hours, difficulty }, random)
  if (numbers === null) return null
  const say = (count: number): string => `about ${sayCount(count, 'hours')}`
  return {
    wordings: [
      `You are writing a first note about ${name}. How long ago was its first sighting when this quiz was made?`,
      `${sayDay(nowMs)}: how fresh was ${name} when this quiz was made, counted from its first sighting?`,
    ],
    right: say(hours),
    wrong: numbers.map(say),
  }
}

function compose(material: QuizMaterial): readonly Candidate[] {
  const { trend } = material
  const [receipt] = trend.evidence.toSorted((a, b) => Date.parse(a.firstSeenAt) - Date.parse(b.firstSeenAt))
  if (receipt === undefined) return []
  const seenAtMs = Date.parse(receipt.firstSeenAt)
  return [askForDay(material, seenAtMs), askForHours(material, seenAtMs)].flatMap((asked): Candidate[] =>
    asked === null
      ? []
      : [
          {
            ...asked,
            type: 'application',
            topic: 'sources',
            explanation: `The first receipt is ${quotedHeadline(receipt.title)}, seen on ${sourceLabel(receipt.source)} on ${sayInstant(seenAtMs)}.`,
            proof: receiptProof(receipt, sightingLine(receipt)),
            asks: ['first sighting'],
            tells: [],
          },
        ],
  )
}

/** On which day, or how many hours ago, the trend turned up. */
export const firstSeen: QuestionKind = { id: 'first-seen', compose }
