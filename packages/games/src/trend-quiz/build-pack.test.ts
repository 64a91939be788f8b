import { CATEGORIES } from '@trendverse/domain/trends/categories/category'
import { SOURCE_IDS } from '@trendverse/domain/trends/items/source'
import { planetAppearance } from '@trendverse/domain/trends/planets/planet-appearance'
import type { Trend, TrendProof } from '@trendverse/domain/trends/trend'
import { questionsAbout } from '@trendverse/starter-content/handwritten'
import { starterTrendDetails } from '@trendverse/starter-content/to-trend-detail'
import { buildTrendDetail } from '@trendverse/test-support/trends/build-trend'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_NAME_LENGTH } from '../pack-kit/short-name'
import { buildTrendQuizPack } from './build-pack'
import { type TrendQuizPack, trendQuizPackSchema } from './pack'
import { rules } from './rules/v1/rules'
import { samplePack } from './testing/sample-pack'

const DAY = '2026-11-22'
const NOW = '2026-11-22T00:04:00.000Z'
const hoursAgo = (hours: number): string => new Date(Date.parse(NOW) - hours * 3_600_000).toISOString()

const views = (count: number, source: 'wikipedia' | 'hacker-news' = 'wikipedia'): TrendProof => ({
  kind: 'count',
  source,
  metricUnit: source === 'wikipedia' ? 'views' : 'points',
  count,
  since: hoursAgo(20),
  perHour: 0,
  grewAt: null,
  usual: null,
})

function liveTrend(number: number, changes: Partial<Trend> = {}): Trend {
  const { evidence, series, timeline, related, links, background, reach, ...trend } = buildTrendDetail(number, {
    name: `Band ${number} announces a tour`,
    category: 'Music',
    createdDate: hoursAgo(1 + ((number * 7) % 60)),
    updatedDate: NOW,
    sources: SOURCE_IDS.slice(0, 1 + (number % 5)),
    publishers: number % 9,
    attention: number,
    ...changes,
  })
  return trend
}

/** A day with plenty to ask: counts from 1,000 to 20,000. */
const FULL_DAY = Array.from({ length: 20 }, (_, index) => liveTrend(index + 1, { proof: views(1_000 * (index + 1)) }))

const CATALOGUE = starterTrendDetails()
/** What a site knows besides its trends: the catalogue and what was written about it, and no earlier packs. */
const READS = {
  detailsOf: async (trends: readonly { readonly id: string }[]) =>
    CATALOGUE.filter(({ id }) => trends.some((trend) => trend.id === id)),
  questionsAbout: async (trendId: string) => questionsAbout(trendId),
  earlier: async (): Promise<readonly unknown[]> => [],
}

const build = (trends: readonly Trend[], day = DAY, reads: Partial<typeof READS> = {}) =>
  buildTrendQuizPack({ day, trends, ...READS, ...reads })

async function packOf(...asked: Parameters<typeof build>) {
  const result = await build(...asked)
  if (result.kind === 'refused') throw new Error(JSON.stringify(result.reasons))
  return result.pack
}
const sidesOf = (pack: TrendQuizPack) => pack.questions.flatMap(({ left, right }) => [left, right])
const ratios = (pack: TrendQuizPack) =>
  pack.questions.map(({ left, right }) => Math.max(left.value, right.value) / Math.min(left.value, right.value))

describe('the pack of a day', () => {
  it('holds ten questions of today that its own schema and the rules accept', async () => {
    const pack = await packOf(FULL_DAY)
    expect(pack).toMatchObject({ game: 'trend-quiz', day: DAY, edition: 'today', countedAt: NOW })
    expect(trendQuizPackSchema.parse(JSON.parse(JSON.stringify(pack)))).toEqual(pack)
    expect(rules.init('seed', pack, 'normal').plan.isLeftRight).toHaveLength(10)
  })

  it('asks easy pairs first and close ones last, and never a tie', async () => {
    const pack = await packOf(FULL_DAY)
    const [first = 0] = ratios(pack)
    expect(first).toBeGreaterThan(3.7)
    expect(ratios(pack).at(-1)).toBeLessThan(2)
    expect(ratios(pack)).toEqual(ratios(pack).toSorted((a, b) => b - a))
    expect(Math.min(...ratios(pack))).toBeGreaterThanOrEqual(1.1)
  })

  it('shows no trend more than three times', async () => {
    const ids = sidesOf(await packOf(FULL_DAY)).map(({ trend }) => trend.id)
    expect(ids.some((id) => ids.filter((other) => other === id).length > 3)).toBe(false)
  })

  it('spreads few trends over many gates, or makes no pack', async () => {
    const few = (count: number) =>
      Array.from({ length: count }, (_, index) =>
        liveTrend(index + 1, {
          proof: views(Math.round(1_000 * 1.35 ** index)),
          publishers: Math.round(2 * 1.4 ** index),
          sources: ['wikipedia'],
          createdDate: hoursAgo(Math.round(3 * 1.4 ** index)),
        }),
      )
    const ids = sidesOf(await packOf(few(8))).map(({ trend }) => trend.id)
    expect(ids.some((id) => ids.filter((other) => other === id).length > 3)).toBe(false)
    // Twenty sides, three for each: six trends cannot fill them.
    expect(await build(few(6))).toMatchObject({
      kind: 'refused',
      reasons: [{ trends: 6, gates: expect.any(Number) }, {}],
    })
  })

  it('asks at most four times alike: where only one thing is counted, the archive is asked', async () => {
    const asks = (await packOf(FULL_DAY)).questions.map(({ ask }) => ask)
    expect(Math.max(...asks.map((ask) => asks.filter((other) => other === ask).length))).toBeLessThanOrEqual(4)
    const alike = { publishers: 3, sources: ['wikipedia'], createdDate: hoursAgo(9) } as const
    const counted = FULL_DAY.map((trend) => ({ ...trend, ...alike }))
    expect(await build(counted)).toMatchObject({ kind: 'refused', reasons: [{ trends: 20, gates: 4 }, {}] })
    expect((await packOf([...counted, ...CATALOGUE])).edition).toBe('archive')
  })

  it('keeps what each trend is about for the end page', async () => {
    const described = FULL_DAY.map((trend) => ({ ...trend, description: `${trend.name} in forty cities.` }))
    for (const { left, right, because } of (await packOf(described)).questions) {
      expect(because).toEqual([left, right].map(({ trend: { name } }) => `${name}: ${name} in forty cities.`))
    }
  })

  it('asks nothing that is too close to know', async () => {
    const close = FULL_DAY.map((trend, index) => ({
      ...trend,
      proof: views(1_000 + 4 * index),
      publishers: 0,
      sources: ['wikipedia'] as const,
      createdDate: NOW,
    }))
    expect(await build(close)).toMatchObject({
      kind: 'refused',
      reasons: [{ gates: 0 }, {}],
    })
  })

  it('compares within one source and one window only: receipts give the figures of the trends', async () => {
    const mixed = FULL_DAY.map((trend, index) =>
      index % 2 === 0 ? trend : { ...trend, proof: views(10 * (index + 1), 'hacker-news') },
    )
    const byId = new Map(mixed.map((trend) => [trend.id, trend]))
    const counted = (await packOf(mixed)).questions.filter(
      ({ source }) => source === 'Wikipedia' || source === 'Hacker News',
    )
    expect(counted.length).toBeGreaterThan(0)
    for (const { source, unit, left, right } of counted) {
      for (const { trend, value, link } of [left, right]) {
        expect(byId.get(trend.id)?.proof).toMatchObject({ kind: 'count', metricUnit: unit, count: value })
        expect(link).toBe(`/trends/${trend.id}`)
      }
      expect(unit).toBe(source === 'Wikipedia' ? 'views' : 'points')
    }
  })

  it('is the same whatever order trends come in, and another one on another day', async () => {
    expect(await packOf(FULL_DAY.toReversed())).toEqual(await packOf(FULL_DAY))
    expect((await packOf(FULL_DAY, '2026-11-23')).questions).not.toEqual((await packOf(FULL_DAY)).questions)
  })

  it('has its right answers on both sides', async () => {
    const packs = await Promise.all(['01', '02', '03', '04', '05'].map((date) => packOf(FULL_DAY, `2026-11-${date}`)))
    const lefts = packs.flatMap((pack) => rules.init('', pack, 'normal').plan.isLeftRight)
    const share = lefts.filter(Boolean).length / lefts.length
    expect(share).toBeGreaterThan(0.3)
    expect(share).toBeLessThan(0.7)
  })

  it('draws each world as it is drawn at home', async () => {
    const byId = new Map(FULL_DAY.map((trend) => [trend.id, trend]))
    for (const { trend } of sidesOf(await packOf(FULL_DAY))) {
      const home = byId.get(trend.id)
      expect(home && planetAppearance(trend)).toEqual(home && planetAppearance(home))
    }
  })

  it('leaves out what is never played with, what is not public, and yesterday’s counts', async () => {
    const [a, b, c, d] = FULL_DAY.map(({ id }) => id)
    const day = FULL_DAY.map((trend): Trend => {
      if (trend.id === a) return { ...trend, name: 'Singer dies at 81' }
      if (trend.id === b) return { ...trend, category: 'News & Politics' }
      if (trend.id === c) return { ...trend, status: 'archived' }
      if (trend.id === d) return { ...trend, updatedDate: hoursAgo(25) }
      return trend
    })
    const shown = new Set(sidesOf(await packOf(day)).map(({ trend }) => trend.id))
    expect([a, b, c, d].some((id) => shown.has(id ?? ''))).toBe(false)
  })

  it('asks no two trends that read alike against each other', async () => {
    const twins = FULL_DAY.map((trend, index) => ({ ...trend, name: index < 10 ? 'Twin Band' : trend.name }))
    for (const { left, right } of (await packOf(twins)).questions) {
      expect(left.trend.name === right.trend.name).toBe(false)
    }
  })
})

describe('a day without anything to ask', () => {
  it('says why there is no pack where not even the catalogue suffices', async () => {
    expect(await build([])).toEqual({
      kind: 'refused',
      reasons: [
        { edition: 'today', trends: 0, gates: 0 },
        { edition: 'archive', trends: 0, gates: 0 },
      ],
    })
    const equal = Array.from({ length: 20 }, (_, index) =>
      liveTrend(index + 1, { proof: views(500), publishers: 3, sources: ['wikipedia'], createdDate: hoursAgo(9) }),
    )
    const result = await build(equal)
    expect(result).toMatchObject({ kind: 'refused', reasons: [{ edition: 'today', trends: 20, gates: 0 }, {}] })
  })
})

describe('hostile trends', () => {
  const oddText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.constantFrom(
      '<img src=x onerror=alert(1)>',
      '\u202Egnp.exe',
      'A'.repeat(5_000),
      '👩‍👩‍👧‍👦'.repeat(60),
      '\ud800',
      ' ',
    ),
  )
  const oddNumber = fc.oneof(
    fc.double(),
    fc.constantFrom(-1, 0, Number.MAX_VALUE, Number.NaN, Number.POSITIVE_INFINITY),
  )
  const oddTrend = fc
    .record({
      number: fc.nat(60),
      name: oddText,
      description: oddText,
      category: fc.constantFrom(...CATEGORIES),
      momentum: oddNumber,
      attention: oddNumber,
      publishers: oddNumber,
      count: oddNumber,
      createdDate: fc.constantFrom(NOW, hoursAgo(30), hoursAgo(-5), 'yesterday'),
      updatedDate: fc.constantFrom(NOW, hoursAgo(3), 'never'),
      color: fc.constantFrom('#4fb4ff', 'red', ''),
    })
    .map(({ number, count, ...changes }): Trend => liveTrend(number, { ...changes, proof: views(count) }))

  it('make a sound pack or none, and never an error', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(oddTrend, { maxLength: 8 }), async (odd) => {
        const result = await build([...FULL_DAY, ...odd])
        if (result.kind === 'pack') expect(trendQuizPackSchema.parse(result.pack)).toEqual(result.pack)
      }),
      { numRuns: 25 },
    )
  })

  it('are shown under a clean name that fits beside a ring, cut at a word', async () => {
    const long = liveTrend(30, {
      name: `The\u202E band  ${'plays on '.repeat(12)}`,
      proof: views(6_000),
      attention: 99,
    })
    const dates = ['21', '22', '23', '24', '25', '26']
    const packs = await Promise.all(dates.map((date) => packOf([...FULL_DAY.slice(0, 9), long], `2026-11-${date}`)))
    const names = packs.flatMap(sidesOf).map(({ trend }) => trend.name)
    expect(names.some((name) => name.startsWith('The band plays on'))).toBe(true)
    expect(names.every((name) => name.length <= MAX_NAME_LENGTH && !/[\u202A-\u202E]|\s{2}/.test(name))).toBe(true)
    expect(names.find((name) => name.startsWith('The band'))).toMatch(/(?:plays|on)…$/)
  })

  it('are refused by the schema with ties, strange links and a trend beside itself', () => {
    const [first, ...others] = samplePack.questions
    if (first === undefined) throw new Error('no question')
    const withFirst = (changes: Partial<typeof first>) =>
      trendQuizPackSchema.safeParse({ ...samplePack, questions: [{ ...first, ...changes }, ...others] }).success
    expect(withFirst({})).toBe(true)
    expect(withFirst({ right: { ...first.right, value: first.left.value } })).toBe(false)
    expect(withFirst({ right: { ...first.left, value: 1 } })).toBe(false)
    expect(withFirst({ left: { ...first.left, link: 'https://example.com/' } })).toBe(false)
    expect(withFirst({ left: { ...first.left, value: 1.5 } })).toBe(false)
    expect(withFirst({ ask: 'x'.repeat(81) })).toBe(false)
    const [one, other] = [
      { ...first.left, answer: 'One' },
      { ...first.left, value: 1, answer: 'Other' },
    ]
    expect(withFirst({ left: one, right: other })).toBe(true)
    expect(withFirst({ left: one, right: { ...other, answer: 'One' } })).toBe(false)
    expect(withFirst({ left: one })).toBe(false)
    expect(withFirst({ right: other })).toBe(false)
    expect(trendQuizPackSchema.safeParse({ ...samplePack, questions: others }).success).toBe(false)
    const repeated = [first, first, first, first, ...others.slice(3)]
    expect(trendQuizPackSchema.safeParse({ ...samplePack, questions: repeated }).success).toBe(false)
  })
})
