import type { HandwrittenQuestion } from '@trendverse/domain/quizzes/handwritten/handwritten-question'
import { questionId } from '@trendverse/domain/quizzes/question-id'
import type { TrendDetail } from '@trendverse/domain/trends/trend'
import { buildTrendDetail, testUuid } from '@trendverse/test-support/trends/build-trend'
import { createFakeWorld, portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { tellingStory } from '@trendverse/test-support/trends/telling-trend'
import { describe, expect, it } from 'vitest'
import { outlineQuiz } from './outline-quiz'

const handwritten = (animal: string): HandwrittenQuestion => ({
  type: 'knowledge',
  difficulty: 'medium',
  question: `Which animal guards the gate of house ${animal.charCodeAt(0)}?`,
  right: animal,
  wrong: ['toad', 'mule', 'fox'],
  explanation: `It is the ${animal}.`,
  page: { title: 'Animals', url: 'https://en.wikipedia.org/wiki/Animal' },
})

async function count(trend: TrendDetail, questions: readonly HandwrittenQuestion[] = []) {
  const { featured, ...record } = trend
  const world = createFakeWorld({
    trends: [{ ...record, featuredByAdmin: featured }],
    details: new Map([[trend.id, trend]]),
  })
  world.handwritten.set(trend.id, { questions })
  return (await outlineQuiz({ ...portsOfWorld(world), ai: null }, trend.id)).ownQuestions
}

describe('how many questions a trend carries itself', () => {
  it('counts what people wrote, or what its headlines carry, up to five', async () => {
    const five = ['heron', 'otter', 'badger', 'lynx', 'stork'].map(handwritten)
    expect(await count(buildTrendDetail(2), [...five, handwritten('newt')])).toBe(5)
    expect(await count(buildTrendDetail(2), five.slice(1))).toBe(4)
    expect(await count(tellingStory())).toBe(5)
  })

  it('is unknown only where there is a key for a model, and counts nothing that is retired', async () => {
    const quiet = tellingStory()
    const evidence = quiet.evidence.map((one) => ({ ...one, title: `Opinion: ${one.title}?` }))
    const trend = { ...quiet, evidence }
    const { featured, ...record } = trend
    const world = createFakeWorld({
      trends: [{ ...record, featuredByAdmin: featured }],
      details: new Map([[trend.id, trend]]),
    })
    const ports = portsOfWorld(world)
    const withKeys = (listKnownKeys: NonNullable<typeof ports.ai>['listKnownKeys']) =>
      outlineQuiz({ ...ports, ai: { ...ports.ai, listKnownKeys } }, trend.id).then(({ ownQuestions }) => ownQuestions)
    expect(await withKeys(async () => [])).toBeLessThan(5)
    expect(await withKeys(async () => [{ keyType: 'meme', status: 'active' }])).toBeLessThan(5)
    expect(await withKeys(async () => [{ keyType: 'quiz', status: 'active' }])).toBeNull()
    const five = ['heron', 'otter', 'badger', 'lynx', 'stork'].map(handwritten)
    world.handwritten.set(trend.id, { questions: five })
    expect(await withKeys(async () => [])).toBe(5)
    const retired = questionId(trend.id, five[0]?.question ?? '', five[0]?.right ?? '')
    const known = { id: retired, question: '', rightOption: '', trendId: trend.id, trendName: '' }
    await ports.questionQuality.record(
      [{ question: known, outcome: { questionId: retired, isRight: true, restShare: 1 } }],
      0,
    )
    await ports.questionQuality.decide(retired, 'retired', 0)
    expect(await withKeys(async () => [])).toBe(4)
  })

  it('tells what the trend names, with so many questions as would be asked', async () => {
    const { featured, ...record } = buildTrendDetail(2, { origin: 'live', name: 'Iran and Norway', evidence: [] })
    const questions = ['heron', 'otter', 'badger', 'lynx'].map(handwritten)
    const topics = ['Norway', 'Iran', 'Peru'].map((name, place) => {
      const story = { id: testUuid(700 + place), name, category: 'General', color: '#aabbcc' } as const
      return { story, name, spellings: [name], questions }
    })
    const trend = { ...record, featured }
    const world = createFakeWorld({
      trends: [{ ...record, featuredByAdmin: featured }],
      details: new Map([[trend.id, trend]]),
      topics,
    })
    const outline = await outlineQuiz({ ...portsOfWorld(world), ai: null }, trend.id)
    expect(outline.topics).toEqual([
      { name: 'Iran', questions: 3 },
      { name: 'Norway', questions: 2 },
    ])
    expect(outline.ownQuestions).toBe(0)
  })

  it('is few where one headline is all there is, and none where nobody knows the trend', async () => {
    const story = tellingStory()
    expect(await count({ ...story, evidence: story.evidence.slice(0, 1) })).toBeLessThan(5)
    const world = createFakeWorld({ trends: [] })
    expect(await outlineQuiz({ ...portsOfWorld(world), ai: null }, story.id)).toEqual({ ownQuestions: 0, topics: [] })
  })
})
