import type { HandwrittenQuestion } from '@trendverse/domain/quizzes/handwritten/handwritten-question'
import { questionId } from '@trendverse/domain/quizzes/question-id'
import type { TrendDetail } from '@trendverse/domain/trends/trend'
import { buildTrendDetail } from '@trendverse/test-support/trends/build-trend'
import { createFakeWorld, portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { tellingStory } from '@trendverse/test-support/trends/telling-trend'
import { describe, expect, it } from 'vitest'
import { isQuizOffered } from './is-quiz-offered'

const handwritten = (animal: string): HandwrittenQuestion => ({
  type: 'knowledge',
  difficulty: 'medium',
  question: `Which animal guards the gate of the ${animal}?`,
  right: animal,
  wrong: ['toad', 'mule', 'fox'],
  explanation: `It is the ${animal}.`,
  page: { title: 'Animals', url: 'https://en.wikipedia.org/wiki/Animal' },
})

function isOffered(trend: TrendDetail, questions: readonly HandwrittenQuestion[] = []) {
  const { featured, ...record } = trend
  const world = createFakeWorld({
    trends: [{ ...record, featuredByAdmin: featured }],
    details: new Map([[trend.id, trend]]),
  })
  world.handwritten.set(trend.id, { questions })
  return isQuizOffered({ ...portsOfWorld(world), ai: null }, trend.id)
}

describe('whether a trend has a quiz', () => {
  it('has one where people wrote five questions, or its headlines carry five', async () => {
    const five = ['heron', 'otter', 'badger', 'lynx', 'stork'].map(handwritten)
    expect(await isOffered(buildTrendDetail(2), five)).toBe(true)
    expect(await isOffered(buildTrendDetail(2), five.slice(1))).toBe(false)
    expect(await isOffered(tellingStory())).toBe(true)
  })

  it('is not promised for a model that no key is there for, nor with questions that are retired', async () => {
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
      isQuizOffered({ ...ports, ai: { ...ports.ai, listKnownKeys } }, trend.id)
    expect(await withKeys(async () => [])).toBe(false)
    expect(await withKeys(async () => [{ keyType: 'meme', status: 'active' }])).toBe(false)
    expect(await withKeys(async () => [{ keyType: 'quiz', status: 'active' }])).toBe(true)
    const five = ['heron', 'otter', 'badger', 'lynx', 'stork'].map(handwritten)
    world.handwritten.set(trend.id, { questions: five })
    expect(await withKeys(async () => [])).toBe(true)
    const retired = questionId(trend.id, five[0]?.question ?? '', five[0]?.right ?? '')
    const known = { id: retired, question: '', rightOption: '', trendId: trend.id, trendName: '' }
    await ports.questionQuality.record(
      [{ question: known, outcome: { questionId: retired, isRight: true, restShare: 1 } }],
      0,
    )
    await ports.questionQuality.decide(retired, 'retired', 0)
    expect(await withKeys(async () => [])).toBe(false)
  })

  it('has none where one headline is all there is, nor where nobody knows the trend', async () => {
    const story = tellingStory()
    expect(await isOffered({ ...story, evidence: story.evidence.slice(0, 1) })).toBe(false)
    const world = createFakeWorld({ trends: [] })
    expect(await isQuizOffered({ ...portsOfWorld(world), ai: null }, story.id)).toBe(false)
  })
})
