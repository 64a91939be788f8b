import type { Uuid } from '../../primitives/uuid'
import { openGate } from '../quality-gate'
import { DIFFICULTIES, type Difficulty, QUESTION_TYPES, type Question } from '../question'
import { questionId } from '../question-id'
import { type RandomNumber, shuffled } from '../random-choice'
import type { HandwrittenQuestion } from './handwritten-question'

export type HandwrittenRequest = {
  readonly trendId: Uuid
  readonly questions: readonly HandwrittenQuestion[]
  readonly count: number
  readonly difficulty: Difficulty
  readonly random: RandomNumber
  /** Not asked, whatever else there is. */
  readonly unwanted: ReadonlySet<Uuid>
  /** Questions the quiz has already; those chosen differ from them. */
  readonly earlier: readonly Question[]
}

const idOf = (trendId: Uuid, { question, right }: HandwrittenQuestion): Uuid => questionId(trendId, question, right)

/**
 * Takes one type after the other, so that a quiz is of many types (QZ-21), and of each type what is nearest to the
 * difficulty asked for.
 */
function inTurns(questions: readonly HandwrittenQuestion[], wanted: Difficulty): readonly HandwrittenQuestion[] {
  const distance = ({ difficulty }: HandwrittenQuestion): number =>
    Math.abs(DIFFICULTIES.indexOf(difficulty) - DIFFICULTIES.indexOf(wanted))
  const nearestFirst = questions.toSorted((a, b) => distance(a) - distance(b))
  const lists = QUESTION_TYPES.map((type) => nearestFirst.filter((one) => one.type === type))
  const rounds = Math.max(...lists.map(({ length }) => length))
  return Array.from({ length: rounds }, (_, round) => lists.flatMap((list) => list.slice(round, round + 1))).flat()
}

/**
 * Chooses among the questions written by hand about a trend: of as many types as there are, near the difficulty. Their explanation is what proves them, on the page it names. The right option comes first.
 *
 * @returns At most `count`, fewer where there are no more.
 */
export function chooseHandwritten(request: HandwrittenRequest): readonly Question[] {
  const { trendId, questions, count, difficulty, random, unwanted, earlier } = request
  const open = shuffled(questions, random).filter((one) => !unwanted.has(idOf(trendId, one)))
  const gate = openGate({ trendId, evidenceTexts: questions.map(({ explanation }) => explanation), earlier })
  const chosen: Question[] = []
  for (const { right, wrong, page, ...one } of inTurns(open, difficulty)) {
    if (chosen.length >= count) break
    const source = { quote: one.explanation, title: page.title, publisher: null, url: page.url }
    const verdict = gate.admit({ ...one, options: [right, ...wrong], correctAnswer: 0, source, tags: [] })
    if (verdict.accepted) chosen.push(verdict.question)
  }
  return chosen
}
