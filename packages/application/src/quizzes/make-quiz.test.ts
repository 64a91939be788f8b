import type { HandwrittenQuestion } from '@trendverse/domain/quizzes/handwritten/handwritten-question'
import { questionId } from '@trendverse/domain/quizzes/question-id'
import type { TrendDetail } from '@trendverse/domain/trends/trend'
import { buildTrendDetail, testUuid } from '@trendverse/test-support/trends/build-trend'
import { createFakeWorld, portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { tellingTrend } from '@trendverse/test-support/trends/telling-trend'
import { describe, expect, it } from 'vitest'
import { makeQuiz } from './make-quiz'

const TREND = tellingTrend(testUuid(1))
/** Nothing is known of it but its name. */
const SILENT = buildTrendDetail(2)

function handwritten(place: string): HandwrittenQuestion {
  return {
    type: 'knowledge',
    difficulty: 'medium',
    question: `Which animal guards the gate of ${place}?`,
    right: `heron of ${place}`,
    wrong: ['an old toad', 'a grey mule', 'a red fox'],
    explanation: `A heron guards ${place}. It was meant to be a lion.`,
    page: { title: place, url: `https://en.wikipedia.org/wiki/${place}` },
  }
}

function quizWith(
  questions: readonly HandwrittenQuestion[],
  asked: readonly HandwrittenQuestion[] = [],
  trend: TrendDetail = TREND,
) {
  const { featured, ...record } = trend
  const world = createFakeWorld({
    trends: [{ ...record, featuredByAdmin: featured }],
    details: new Map([[trend.id, trend]]),
  })
  world.handwritten.set(trend.id, { questions })
  const ids = asked.map(({ question, right }) => questionId(trend.id, question, right))
  const unwanted = { asked: new Set(ids), retired: new Set<never>() }
  const taker = { kind: 'guest', id: 'guest' } as const
  return makeQuiz(portsOfWorld(world), { trend, taker, difficulty: 'medium', count: 5, unranked: null }, unwanted)
}

const isByHand = ({ question }: { readonly question: string }): boolean => question.startsWith('Which animal')

describe('a quiz about a trend', () => {
  it('asks what was written by hand and nothing else where that is enough', async () => {
    const { questions } = await quizWith(['Ulm', 'Bonn', 'Linz', 'Graz', 'Bern', 'Genf'].map(handwritten))
    expect(questions.map(isByHand)).toEqual([true, true, true, true, true])
    for (const { options, correctAnswer } of questions) expect(options[correctAnswer]).toMatch(/^heron/)
  })

  it('is filled up by the built-in generator', async () => {
    const { questions } = await quizWith(['Ulm', 'Bonn'].map(handwritten))
    expect(questions).toHaveLength(5)
    expect(questions.filter(isByHand)).toHaveLength(2)
  })

  it('asks what is new before what was written by hand and asked already', async () => {
    const six = ['Ulm', 'Bonn', 'Linz', 'Graz', 'Bern', 'Genf'].map(handwritten)
    const { questions } = await quizWith(six, six.slice(0, 5))
    expect(questions).toHaveLength(5)
    expect(questions.filter(isByHand).map(({ question }) => question)).toEqual([six[5]?.question])
  })

  it('is filled up from elsewhere where too little is known, and each such question names its story (OP-95)', async () => {
    const two = await quizWith(['Ulm', 'Bonn'].map(handwritten), [], SILENT)
    expect(two.questions).toHaveLength(5)
    expect(two.questions.filter(({ story }) => story === undefined).every(isByHand)).toBe(true)
    const others = two.questions.flatMap(({ story }) => story ?? [])
    expect(new Set(others.map(({ id }) => id)).size).toBe(3)
    expect(others.map(({ category }) => category)).toEqual(Array.from({ length: 3 }, () => SILENT.category))
    expect(two.description).toContain(`2 about ${SILENT.name}, 3 from ${SILENT.category}`)
    const five = ['Ulm', 'Bonn', 'Linz', 'Graz', 'Bern'].map(handwritten)
    expect((await quizWith(five, [], SILENT)).questions.every(({ story }) => story === undefined)).toBe(true)
  })

  it('says who wrote it', async () => {
    expect((await quizWith(['Ulm'].map(handwritten))).source).toMatch(/^Written by people who know /)
    expect((await quizWith([])).source).toMatch(/^Made from our sources on /)
  })
})
