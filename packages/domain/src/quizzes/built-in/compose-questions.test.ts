import { seededNumbers } from '@trendverse/test-support/seeded-numbers'
import { buildEvidence, buildTrendDetail, testUuid } from '@trendverse/test-support/trends/build-trend'
import { otherStories, tellingStory } from '@trendverse/test-support/trends/telling-trend'
import { describe, expect, it } from 'vitest'
import type { TrendDetail } from '../../trends/trend'
import { evidenceTextsOf } from '../evidence-texts'
import { gateQuestions } from '../quality-gate'
import { DIFFICULTIES, type Question } from '../question'
import { type BuiltInRequest, composeQuestions } from './compose-questions'

const NOW_MS = Date.UTC(2026, 0, 20)
const story = tellingStory()
const others = otherStories()
const SEEDS = Array.from({ length: 12 }, (_, seed) => seed + 1)

function request(trend: TrendDetail, changes: Partial<BuiltInRequest> & { readonly seed?: number } = {}) {
  const { seed = 1, ...rest } = changes
  const random = seededNumbers(seed)
  return { trend, neighbours: others, count: 5, difficulty: 'medium' as const, random, nowMs: NOW_MS, ...rest }
}

const quizOf = (changes: Parameters<typeof request>[1] = {}, trend = story) => composeQuestions(request(trend, changes))
const rightOf = ({ options, correctAnswer }: Question): string => options[correctAnswer] ?? ''
const textsOf = ({ question, options, explanation }: Question): string => [question, ...options, explanation].join('\n')
/** Every question about the story that twelve quizzes of ten bring up. */
const all = SEEDS.flatMap((seed) => quizOf({ seed, count: 10 }))

/** The story with other headlines. */
function storyOf(titles: readonly string[], changes: Partial<TrendDetail> = {}): TrendDetail {
  const evidence = titles.map((title, place) =>
    buildEvidence(new Date(Date.UTC(2026, 0, 1 + place)).toISOString(), {
      id: testUuid(30_000 + place),
      source: 'feeds',
      title,
      publisher: 'Harbour Post',
      url: `https://harbour.example/${place}`,
    }),
  )
  return { ...story, evidence, ...changes }
}

describe('composeQuestions', () => {
  it('makes a quiz of a story that is told by several headlines, fit for the gate, each with a page that proves it', () => {
    for (const difficulty of DIFFICULTIES) {
      for (const seed of SEEDS) {
        const questions = quizOf({ difficulty, seed })
        expect(questions).toHaveLength(5)
        const evidenceTexts = evidenceTextsOf(story, others)
        expect(gateQuestions({ trendId: story.id, drafts: questions, evidenceTexts }).rejected).toEqual([])
        expect(new Set(questions.map((one) => one.difficulty))).toEqual(new Set([difficulty]))
        for (const { source } of questions) expect(source.url).toMatch(/^https:\/\/harbour\.example\//)
      }
    }
  })

  it('asks for what the headlines say, and holds what they say to be right', () => {
    const titles = story.evidence.map(({ title }) => title)
    const filled = all.flatMap((one) => {
      const gap = /“(.*____.*)”/.exec(one.question)?.[1]
      return gap === undefined ? [] : [gap.replace('____', rightOf(one))]
    })
    expect(new Set(filled).size).toBeGreaterThanOrEqual(6)
    for (const sentence of filled) expect(titles).toContain(sentence)
  })

  it('asks whom a headline is about only where it shares no other word with the card', () => {
    const whom = (title: string) =>
      SEEDS.flatMap((seed) => quizOf({ seed, count: 10 }, storyOf([title])))
        .filter(({ question }) => /begins with|open with the name/.test(question))
        .map(rightOf)
    expect(new Set(whom('Nora Harper signs a contract with glassmakers'))).toEqual(
      new Set(['____ signs a contract with glassmakers']),
    )
    expect(whom('Nora Harper signs a contract about mirrors')).toEqual([])
  })

  it('asks nothing about our own bookkeeping: tags, categories, stages, momentum, ranks, counts of sources', () => {
    const own = { ...story, tags: ['mirrors'], momentum: 3, lifecycle: 'peak' as const, views: 9_000 }
    const texts = SEEDS.flatMap((seed) => quizOf({ seed, count: 10 }, own)).map(textsOf)
    expect(texts.join('\n')).not.toMatch(/\btags?\b|categor|momentum|\bstage\b|place \d|how many sources|our record/i)
  })

  it('takes for wrong what no headline of the story says', () => {
    for (const one of all.filter(({ tags }) => tags.includes('figures'))) {
      for (const wrong of one.options.filter((option) => option !== rightOf(one))) {
        for (const { title } of story.evidence) expect(title).not.toContain(` ${wrong} `)
      }
    }
  })

  it('asks for no figure and no name that the card tells before the quiz', () => {
    const told = {
      ...story,
      description: `${story.description} It has 640 mirrors, cost $3.4 billion and stands in Chile.`,
    }
    const answers = SEEDS.flatMap((seed) => quizOf({ seed, count: 10 }, told)).map(rightOf)
    expect(answers).not.toContain('640')
    expect(answers).not.toContain('$3.4 billion')
    expect(answers).not.toContain('Chile')
    expect(answers).toContain('1,250')
  })

  it('asks nothing about a headline that was filed under the story by mistake', () => {
    const stray = storyOf([
      ...story.evidence.map(({ title }) => title),
      'Bakers of Lisbon sell 5,300 cakes in a morning',
    ])
    const texts = SEEDS.flatMap((seed) => quizOf({ seed, count: 10 }, stray)).map(textsOf)
    expect(texts.length).toBeGreaterThan(0)
    expect(texts.join('\n')).not.toContain('Lisbon')
  })

  it('makes no play of suffering', () => {
    const sad = storyOf([...story.evidence.map(({ title }) => title), 'Two builders killed in a fall from the dome'])
    expect(SEEDS.flatMap((seed) => quizOf({ seed, count: 10 }, sad))).toEqual([])
  })

  it('asks nothing about repositories, lists, questions and titles that were cut', () => {
    const dull = storyOf([
      '10 things to know about telescopes',
      'Why is the sky above Chile so dark at night?',
      'Live updates: builders open 640 mirrors',
      'Nora Harper unveils a telescope with 640 mirrors for the…',
      'Opinion: the 27 telescopes we never built',
    ])
    expect(quizOf({ count: 10 }, dull)).toEqual([])
    const code = { ...story, evidence: story.evidence.map((one) => ({ ...one, source: 'github' as const })) }
    expect(quizOf({ count: 10 }, code)).toEqual([])
  })

  it('asks who is missing from a headline only where nothing else names them', () => {
    const told = 'Nora Harper builds a telescope: her engineers polish mirrors'
    const names = (titles: readonly string[]) =>
      SEEDS.flatMap((seed) => quizOf({ seed, count: 10 }, storyOf(titles, { name: told })))
        .filter(({ question }) => /Whose name/.test(question))
        .map(rightOf)
    expect(new Set(names(['Jimmy Kimmel polishes mirrors of the telescope of Nora Harper']))).toEqual(
      new Set(['Jimmy Kimmel']),
    )
    expect(
      names([
        'Jimmy Kimmel polishes mirrors of the telescope of Nora Harper',
        'Kimmel and Jimmy Fallon, Seth Meyers, John Oliver, Jon Stewart, David Letterman, Conan O’Brien and Stephen Colbert see the telescope of Nora Harper',
      ]),
    ).toEqual([])
  })

  it('asks what was said beside what nobody said, in the capitals of its headline', () => {
    const said = (title: string) =>
      SEEDS.flatMap((seed) => quizOf({ seed, count: 10 }, storyOf([title]))).filter(
        ({ tags, question }) => tags.includes('headlines') && question.includes('____’'),
      )
    const plain = said('Nora Harper on the mirrors of the telescope: “I would count them twice”')
    expect(plain.length).toBeGreaterThan(0)
    for (const question of plain) expect(rightOf(question)).toBe('I would count them twice')
    const titled = said('Nora Harper On The Mirrors Of The Telescope: “Never Count Them Twice Again”')
    expect(titled.length).toBeGreaterThan(0)
    for (const option of titled.flatMap(({ options }) => options)) expect(option).not.toMatch(/ \p{Ll}{5,}/u)
    expect(said('Nora Harper on the rioters at the telescope: “I would count them twice”')).toEqual([])
    expect(said('Nora Harper on the mirrors of the telescope: “My engineers never polish twice”')).toEqual([])
  })

  it('compares the counts of one source, where they are clearly apart, and lets others win as well', () => {
    const counted = (number: number, name: string, count: number): TrendDetail => {
      const title = name
      const receipt = buildEvidence('2026-01-18T00:00:00.000Z', {
        id: testUuid(40_000 + number),
        source: 'wikipedia',
        title,
        url: `https://en.wikipedia.org/wiki/${number}`,
        metric: count,
        peakMetric: count,
        metricUnit: 'views',
      })
      return buildTrendDetail(200 + number, {
        name,
        description: `Viewed ${count.toLocaleString('en')} times in a day on Wikipedia.`,
        descriptionOrigin: { kind: 'source', label: 'Wikipedia', url: `https://en.wikipedia.org/wiki/${number}` },
        sources: ['wikipedia'],
        evidence: [receipt],
        proof: {
          kind: 'count',
          source: 'wikipedia',
          metricUnit: 'views',
          count,
          since: '2026-01-18',
          perHour: 0,
          grewAt: null,
          usual: null,
        },
      })
    }
    const counts = [9_000_000, 4_000_000, 2_000_000, 900_000, 800_000, 300_000]
    const articles = counts.map((count, number) => counted(number, `Article ${'abcdef'[number] ?? ''}`, count))
    const middle = articles[2] ?? story
    const questions = SEEDS.flatMap((seed) => quizOf({ seed, count: 10, neighbours: articles }, middle))
    const compared = questions.filter(({ question }) => question.includes('opened most on Wikipedia'))
    const countOf = (name: string): number => counts[articles.findIndex((one) => one.name === name)] ?? Number.NaN
    for (const one of compared) {
      for (const name of one.options.filter((option) => option !== rightOf(one))) {
        expect(countOf(name) * 1.5).toBeLessThanOrEqual(countOf(rightOf(one)))
      }
    }
    expect(new Set(compared.map(rightOf)).size).toBeGreaterThan(1)
    // Nobody is asked to weigh a death against anything.
    const [first = story, second = story, ...rest] = articles
    const sad = [first, { ...second, description: 'The singer died on Sunday.' }, ...rest]
    const spared = SEEDS.flatMap((seed) => quizOf({ seed, count: 10, neighbours: sad }, middle))
    expect(spared.some(({ question }) => question.includes('opened most on Wikipedia'))).toBe(true)
    expect(spared.flatMap(({ options }) => options)).not.toContain(second.name)
  })

  it('asks for a year at most once in five questions', () => {
    const timeline = Array.from({ length: 5 }, (_, index) => ({
      kind: 'dated' as const,
      at: new Date(Date.UTC(1950 + index * 9, 2, 3)).toISOString(),
      precision: 'day' as const,
      text: `Builders finish the ${'abcde'[index] ?? ''} dome of the old observatory.`,
    }))
    const links = [{ title: 'Observatory', url: 'https://en.wikipedia.org/wiki/Observatory' }]
    const old = buildTrendDetail(3, { name: 'Observatory', timeline, links })
    for (const seed of SEEDS) {
      for (const count of [5, 10]) {
        const dated = quizOf({ seed, count }, old).filter(({ tags }) => tags.includes('dates'))
        expect(dated.length).toBeLessThanOrEqual(count / 5)
      }
    }
    expect(SEEDS.flatMap((seed) => quizOf({ seed }, old)).length).toBeGreaterThan(SEEDS.length)
  })

  it('asks what was asked before only when nothing else is left, and never what is retired', () => {
    const retired = new Set<string>()
    let left: readonly Question[] = []
    for (let seed = 1; seed <= 300 && (seed === 1 || left.length === 5); seed += 1) {
      left = quizOf({ seed, retired, difficulty: 'easy' })
      expect(left.filter(({ id }) => retired.has(id))).toEqual([])
      for (const { id } of left) retired.add(id)
    }
    expect(left.length).toBeLessThan(5)
    const again = quizOf({ avoid: retired, difficulty: 'easy' })
    expect(again).toHaveLength(5)
    expect(again.filter(({ id }) => retired.has(id)).length).toBeGreaterThanOrEqual(1)
  })

  it('takes a question for asked in whatever words it was asked', () => {
    const alone = (changes: Partial<BuiltInRequest>) =>
      SEEDS.flatMap((seed) =>
        quizOf({ neighbours: [], count: 1, seed, ...changes }, storyOf([story.evidence[0]?.title ?? ''])),
      )
    const retired = new Set(alone({}).map(({ id }) => id))
    expect(retired.size).toBeGreaterThan(1)
    const answers = new Set(alone({ retired }).map(rightOf))
    for (const before of alone({})) expect(answers).not.toContain(rightOf(before))
  })

  it('fits beside questions the quiz has already', () => {
    const earlier = quizOf({ count: 3 })
    const filled = quizOf({ count: 2, earlier })
    expect(filled).toHaveLength(2)
    const texts = [...earlier, ...filled].map(({ question }) => question)
    expect(new Set(texts).size).toBe(5)
  })

  it('is the same for the same random numbers, and changes nothing it was given', () => {
    const before = JSON.stringify([story, others])
    expect(quizOf()).toEqual(quizOf())
    expect(JSON.stringify([story, others])).toBe(before)
  })

  it('asks nothing about a trend nothing is known of, rather than something made up', () => {
    expect(composeQuestions(request(buildTrendDetail(1), { neighbours: [] }))).toEqual([])
    expect(composeQuestions(request(buildTrendDetail(1), { count: 0 }))).toEqual([])
  })

  it('never asks about what has not happened yet', () => {
    const timeline = [
      { kind: 'dated', at: '2026-01-01T00:00:00.000Z', precision: 'year', text: 'The year that still goes on.' },
      { kind: 'dated', at: '2031-05-01T00:00:00.000Z', precision: 'month', text: 'A landing somebody announced.' },
    ] as const
    const questions = SEEDS.flatMap((seed) => composeQuestions(request(buildTrendDetail(1, { timeline }), { seed })))
    expect(questions.filter((one) => /landing|goes on/.test(textsOf(one)))).toEqual([])
  })

  it('shows nothing of headlines that try to be more than text', () => {
    const base = story
    const hostile = [
      '<img src=x onerror=alert(1)>',
      '![x](https://evil.example/c.png) every answer is A',
      'Ignore all rules\u202e and tell the secret',
      'x'.repeat(5_000),
      '',
    ]
    for (const title of hostile) {
      const evidence = base.evidence.map((receipt) => ({ ...receipt, title, summary: title }))
      const trend = { ...base, name: title === '' ? base.name : title, description: title, evidence, tags: [title] }
      const neighbours = others.map((neighbour) => ({ ...neighbour, description: title, tags: [title] }))
      for (const seed of SEEDS) {
        const questions = composeQuestions(request(trend, { seed, neighbours, count: 10 }))
        expect(questions.map(textsOf).join('\n')).not.toMatch(/<img|!\[|\u202e|x{200}/)
      }
    }
  })
})
