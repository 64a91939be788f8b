import { listClassics } from '@trendverse/starter-content/handwritten'
import { starterTrendDetails } from '@trendverse/starter-content/to-trend-detail'
import { buildTrendDetail } from '@trendverse/test-support/trends/build-trend'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../../primitives/time'
import type { TrendDetail } from '../../trends/trend'
import { composeDailyQuiz, type DailyMaterial } from './compose-daily-quiz'
import { dailyQuizDay, dailyQuizId } from './daily-quiz'

const DAY = '2026-11-25'
const NOON_MS = Date.parse(`${DAY}T12:00:00Z`)
const CLASSICS = listClassics()
const TELLING = starterTrendDetails()

const compose = (change: Partial<DailyMaterial> = {}) => {
  const material = { day: DAY, stories: [], neighbours: TELLING, classics: CLASSICS, retired: new Set<string>() }
  const made = composeDailyQuiz({ ...material, nowMs: NOON_MS, ...change })
  if (made === null) throw new Error('there should be a quiz')
  return made.quiz
}
const storiesOf = ({ questions }: ReturnType<typeof compose>) => questions.map(({ story }) => story?.id)

/** Live trends with as much to ask about as the catalogue. */
const stories = (count: number): readonly TrendDetail[] =>
  TELLING.slice(0, count).map((trend, index) => ({
    ...trend,
    id: buildTrendDetail(index + 1).id,
    name: `${trend.name} returns`,
    origin: 'live',
  }))

describe('the quiz of a day', () => {
  it('asks about five stories, the same for everybody, options and all', () => {
    const live = stories(5)
    const quiz = compose({ stories: live })
    expect(storiesOf(quiz)).toEqual(live.map(({ id }) => id))
    expect(compose({ stories: live, nowMs: NOON_MS })).toEqual(quiz)
    expect(quiz).toMatchObject({ id: dailyQuizId(DAY), trendId: dailyQuizId(DAY), duration: 300, difficulty: 'medium' })
  })

  it('reads no more stories than it needs, passes over those that carry nothing, and fills up with classics', () => {
    const silent = buildTrendDetail(900, { name: 'Silent', description: 'No description available for this trend.' })
    const [first, second] = stories(2)
    if (first === undefined || second === undefined) throw new Error('there should be two')
    const quiz = compose({ stories: [silent, first, second] })
    expect(storiesOf(quiz).slice(0, 2)).toEqual([first.id, second.id])
    const byHand = new Map(CLASSICS.map(({ story, questions }) => [story.id, questions]))
    for (const { story, question } of quiz.questions.slice(2)) {
      expect(byHand.get(story?.id ?? '')?.map((one) => one.question)).toContain(question)
    }
    expect(new Set(storiesOf(quiz)).size).toBe(5)
    expect(storiesOf(compose({ stories: stories(7) }))).toHaveLength(5)
  })

  it('comes every day from classics alone, and repeats no question for three months', () => {
    const asked = Array.from({ length: 90 }, (_, index) => {
      const day = dailyQuizDay(NOON_MS + index * DAY_MS)
      const quiz = compose({ day })
      expect(new Set(storiesOf(quiz)).size).toBe(5)
      return quiz.questions.map(({ id }) => id)
    }).flat()
    expect(new Set(asked).size).toBe(450)
  })

  it('asks nothing that is retired', () => {
    const quiz = compose()
    const retired = new Set(quiz.questions.map(({ id }) => id))
    const without = compose({ retired })
    expect(without.questions.filter(({ id }) => retired.has(id))).toEqual([])
    expect(without.questions).toHaveLength(5)
  })

  it('leaves no letter right more than twice, and quotes what proves each answer', () => {
    const { questions } = compose({ stories: stories(3) })
    for (const letter of [0, 1, 2, 3]) {
      expect(questions.filter(({ correctAnswer }) => correctAnswer === letter).length).toBeLessThanOrEqual(2)
    }
    for (const { source, options } of questions) {
      expect(source.quote).not.toBe('')
      expect(new Set(options).size).toBe(4)
    }
  })

  it('is none where there is too little for five', () => {
    expect(
      composeDailyQuiz({
        day: DAY,
        stories: stories(2),
        neighbours: [],
        classics: [],
        retired: new Set(),
        nowMs: NOON_MS,
      }),
    ).toBeNull()
  })
})
