import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { Topic } from '@trendverse/domain/quizzes/handwritten/topic'
import type { TrendDetail } from '@trendverse/domain/trends/trend'
import { listClassics } from '@trendverse/starter-content/handwritten'
import { buildTrendDetail, testUuid } from '@trendverse/test-support/trends/build-trend'
import { createFakeWorld, portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { tellingStory } from '@trendverse/test-support/trends/telling-trend'
import { describe, expect, it } from 'vitest'
import { fillQuiz } from './fill-quiz'

const NONE: ReadonlySet<Uuid> = new Set()
const quiet = (changes: Partial<TrendDetail> = {}): TrendDetail => buildTrendDetail(900, { origin: 'live', ...changes })

function worldOf(trends: readonly TrendDetail[], topics: readonly Topic[] = []) {
  const world = createFakeWorld({
    topics,
    trends: trends.map(({ featured, ...record }) => ({ ...record, featuredByAdmin: featured })),
    details: new Map(trends.map((trend) => [trend.id, trend])),
  })
  return portsOfWorld(world)
}

/** A topic as large as they come, made of a classic's questions. */
function topicOf(name: string, count = 5): Topic {
  const classic = listClassics().find(({ questions }) => questions.length >= count)
  if (classic === undefined) throw new Error('there should be one')
  const story = { id: testUuid(700 + name.length), name, category: 'General', color: '#aabbcc' } as const
  return { story, name, spellings: [name], questions: classic.questions.slice(0, count) }
}

const wanted = (trend: TrendDetail) => ({ trend, difficulty: 'medium', count: 5 }) as const

describe('what fills a quiz up', () => {
  it('are other stories of the day and category first, one question each, then classics of the category', async () => {
    const story = tellingStory()
    const trend = quiet({ category: story.category })
    const filled = await fillQuiz(worldOf([trend, story]), wanted(trend), NONE, [])
    expect(filled).toHaveLength(5)
    expect(filled[0]?.story?.id).toBe(story.id)
    const classics = new Set(listClassics().map((classic) => classic.story.id))
    for (const { story: about } of filled.slice(1)) {
      expect(classics.has(about?.id ?? '')).toBe(true)
      expect(about?.category).toBe(trend.category)
    }
    expect(new Set(filled.map(({ story: about }) => about?.id)).size).toBe(5)
  })

  it('is nothing that tells of suffering, nor a story of another category', async () => {
    const story = tellingStory()
    const sad = { ...story, description: 'At least 40 people were killed in the flood.' }
    const elsewhere = { ...story, category: story.category === 'Food' ? 'Music' : 'Food' } as const
    for (const other of [sad, elsewhere]) {
      const trend = quiet({ category: story.category })
      const filled = await fillQuiz(worldOf([trend, other]), wanted(trend), NONE, [])
      expect(filled.map(({ story: about }) => about?.id)).not.toContain(other.id)
      expect(filled).toHaveLength(5)
    }
  })

  it('begins with what the trend names, before any other story', async () => {
    const story = tellingStory()
    const iran = topicOf('Iran', 3)
    const trend = quiet({ name: 'Iran answers', category: story.category })
    const filled = await fillQuiz(worldOf([trend, story], [topicOf('Norway'), iran]), wanted(trend), NONE, [])
    expect(filled.map(({ story: about }) => about?.id).slice(0, 4)).toEqual([...Array(3).fill(iran.story.id), story.id])
    expect(filled).toHaveLength(5)
    expect(new Set(filled.map(({ id }) => id)).size).toBe(5)
  })

  it('asks of a topic what was not asked lately, and other stories where it has no more', async () => {
    const iran = topicOf('Iran', 7)
    const trend = quiet({ name: 'Iran answers' })
    const ports = worldOf([trend], [iran])
    const ofIran = ({ story }: { readonly story?: { readonly id: Uuid } | undefined }) => story?.id === iran.story.id
    const first = await fillQuiz(ports, wanted(trend), NONE, [])
    const asked = new Set(first.map(({ id }) => id))
    const second = await fillQuiz(ports, wanted(trend), asked, [])
    expect([first.filter(ofIran).length, second.filter(ofIran).length]).toEqual([5, 2])
    expect(second.filter(({ id }) => asked.has(id))).toEqual([])
    expect(second).toHaveLength(5)
  })

  it('begins with a classic that the trend names', async () => {
    const classic = listClassics().find(({ story }) => story.name.split(' ').length === 2)
    if (classic === undefined) throw new Error('there should be one')
    const trend = quiet({ name: `${classic.story.name} is back`, category: 'General' })
    const filled = await fillQuiz(worldOf([trend]), wanted(trend), NONE, [])
    expect(filled[0]?.story).toEqual(classic.story)
  })

  it('asks what was asked lately only where nothing else is left, and nothing that is retired', async () => {
    const trend = quiet({ category: 'Food' })
    const ports = worldOf([trend])
    const first = await fillQuiz(ports, wanted(trend), NONE, [])
    const asked = new Set(first.map(({ id }) => id))
    const second = await fillQuiz(ports, wanted(trend), asked, [])
    expect(second.filter(({ id }) => asked.has(id))).toEqual([])
    const [retired] = second
    if (retired === undefined) throw new Error('there should be one')
    const { id, story } = retired
    const known = { id, question: '', rightOption: '', trendId: story?.id ?? testUuid(1), trendName: '' }
    const outcome = { questionId: id, isRight: true, restShare: 1 }
    await ports.questionQuality.record([{ question: known, outcome }], 0)
    await ports.questionQuality.decide(id, 'retired', 0)
    for (let turn = 0; turn < 20; turn += 1) {
      const again = await fillQuiz(ports, wanted(trend), NONE, [])
      expect(again.map((question) => question.id)).not.toContain(id)
    }
  })

  it('leaves a quiz that has enough as it is', async () => {
    const trend = quiet()
    const full = await fillQuiz(worldOf([trend]), wanted(trend), NONE, [])
    expect(await fillQuiz(worldOf([trend]), wanted(trend), NONE, full)).toBe(full)
  })
})
