import { DAY_MS } from '../../primitives/time'
import type { Uuid } from '../../primitives/uuid'
import { chooseHandwritten } from '../handwritten/choose-handwritten'
import type { HandwrittenQuestion } from '../handwritten/handwritten-question'
import type { Question, QuestionStory } from '../question'
import { shuffled } from '../random-choice'
import { DAILY_QUESTIONS } from './daily-quiz'
import { dailyRandom } from './daily-random'

/** A starter trend with what was written by hand about it. */
export type Classic = { readonly story: QuestionStory; readonly questions: readonly HandwrittenQuestion[] }

export type ClassicsRequest = {
  readonly day: string
  readonly classics: readonly Classic[]
  readonly count: number
  readonly retired: ReadonlySet<Uuid>
  /** Questions the quiz has already, each about another story. */
  readonly earlier: readonly Question[]
}

const byId = (a: { readonly id: Uuid }, b: { readonly id: Uuid }): number => (a.id < b.id ? -1 : 1)

/**
 * Questions written by hand, each about another starter trend. Days take turns through one shuffled order of the trends, and
 * each time round a trend asks its next question: the same question comes back after months.
 */
export function chooseClassics(request: ClassicsRequest): readonly Question[] {
  const { day, count, retired, earlier } = request
  const classics = request.classics.filter(({ questions }) => questions.length > 0)
  const order = shuffled(
    classics.toSorted((a, b) => byId(a.story, b.story)),
    dailyRandom('order of the classics'),
  )
  const firstTurn = Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS) * DAILY_QUESTIONS
  const told = new Set(earlier.map(({ story }) => story?.id))
  const chosen: Question[] = []
  for (let step = 0; step < order.length && chosen.length < count; step += 1) {
    const turn = firstTurn + step
    const classic = order[turn % order.length]
    if (classic === undefined || told.has(classic.story.id)) continue
    const round = Math.floor(turn / order.length)
    chosen.push(...askOne(classic, round, { retired, earlier: [...earlier, ...chosen] }))
  }
  return chosen
}

/** The question of a trend whose turn it is, or the next that may be asked. */
function askOne(
  { story, questions }: Classic,
  round: number,
  { retired, earlier }: Pick<ClassicsRequest, 'retired' | 'earlier'>,
): readonly Question[] {
  const order = shuffled(questions, dailyRandom(story.id))
  const inTurn = order.map((_, step) => order[(round + step) % order.length])
  for (const question of inTurn) {
    if (question === undefined) continue
    const [asked] = chooseHandwritten({
      trendId: story.id,
      questions: [question],
      count: 1,
      difficulty: 'medium',
      random: dailyRandom(story.id),
      unwanted: retired,
      earlier,
    })
    if (asked !== undefined) return [{ ...asked, story }]
  }
  return []
}
