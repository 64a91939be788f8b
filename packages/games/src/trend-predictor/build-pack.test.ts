import type { RewindCase } from '@trendverse/domain/games/rewind-case'
import { HOUR_MS, MINUTE_MS } from '@trendverse/domain/primitives/time'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildTrendPredictorPack } from './build-pack'
import { type CurvePoint, type TrendPredictorPack, trendPredictorPackSchema } from './pack'
import { chance, thinned, toPackCase } from './pack-case'
import { rules } from './rules/v1/rules'
import { buildRewindCase } from './testing/rewind-cases'
import { samplePack } from './testing/sample-pack'

const DAY = '2026-11-22'
const CASES = Array.from({ length: 40 }, (_, index) => buildRewindCase(index + 1))

const build = (cases: readonly RewindCase[], day = DAY, earlier: readonly unknown[] = []) =>
  buildTrendPredictorPack({ day, pastCases: async () => cases, earlier: async () => earlier })

async function packOf(cases: readonly RewindCase[], day = DAY) {
  const result = await build(cases, day)
  if (result.kind === 'refused') throw new Error(JSON.stringify(result.reasons))
  return result.pack
}

describe('the pack of a day', () => {
  it('holds ten cases that its own schema and the rules accept, as the invented one does', async () => {
    const pack = await packOf(CASES)
    expect(trendPredictorPackSchema.parse(JSON.parse(JSON.stringify(pack)))).toEqual(pack)
    expect(trendPredictorPackSchema.parse(samplePack)).toEqual(samplePack)
    expect(rules.init('', pack, 'normal').plan.brokeOut).toHaveLength(10)
    expect(JSON.stringify(pack).length).toBeLessThan(20_000)
  })

  it('is the same whatever order cases come in, and another one on another day', async () => {
    expect(await packOf(CASES.toReversed())).toEqual(await packOf(CASES))
    expect((await packOf(CASES, '2026-11-23')).cases).not.toEqual((await packOf(CASES)).cases)
  })

  it('has three to five breakouts, every number of them on some day', async () => {
    const days = Array.from({ length: 20 }, (_, index) => `2026-12-${String(index + 1).padStart(2, '0')}`)
    const packs = await Promise.all(days.map((day) => packOf(CASES, day)))
    const counts = packs.map(({ cases }) => cases.filter(({ brokeOut }) => brokeOut).length)
    expect(new Set(counts)).toEqual(new Set([3, 4, 5]))
  })

  it('takes fewer breakouts where there are no more, and below three the cases that ship with the game', async () => {
    const others = CASES.filter(({ brokeOut }) => !brokeOut)
    const breakouts = CASES.filter(({ brokeOut }) => brokeOut)
    for (const day of ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04']) {
      const { cases } = await packOf([...others, ...breakouts.slice(0, 3)], day)
      expect(cases.filter(({ brokeOut }) => brokeOut)).toHaveLength(3)
    }
    for (const tooFew of [[...others, ...breakouts.slice(0, 2)], [], breakouts]) {
      const pack = await packOf(tooFew)
      expect(pack.edition).toBe('archive')
      expect(pack.cases.every(({ url }) => url !== undefined)).toBe(true)
    }
  })

  it('asks no shipped case again for five days, and then those of longest ago', async () => {
    const packs: TrendPredictorPack[] = []
    for (let day = 1; day <= 20; day += 1) {
      const result = await build([], `2026-12-${String(day).padStart(2, '0')}`, packs.toReversed().slice(0, 14))
      if (result.kind === 'refused') throw new Error('there are cases for every day')
      packs.push(result.pack)
    }
    const asked = packs.map(({ cases }) => cases.map(({ trend }) => trend.id))
    expect(new Set(asked.slice(0, 6).flat()).size).toBe(60)
    for (const [at, ids] of asked.entries()) {
      const lately = new Set(asked.slice(Math.max(0, at - 5), at).flat())
      expect(ids.filter((id) => lately.has(id))).toEqual([])
    }
    for (const { cases } of packs) expect(new Set(cases.map(({ source }) => source)).size).toBe(2)
  })

  it('spreads over the sources there are', async () => {
    const mixed = CASES.map((one, index) => (index % 2 === 0 ? one : { ...one, source: 'lobsters' as const }))
    const sources = (await packOf(mixed)).cases.map(({ source }) => source)
    expect(sources.filter((source) => source === 'Lobsters')).toHaveLength(5)
  })

  it('shows no trend twice, nor two that read alike', async () => {
    const twins = CASES.map((one, index) => ({
      ...one,
      title: index % 4 === 1 ? 'Twin concert' : one.title,
      trend: index % 4 === 2 ? { ...one.trend, id: CASES[0]?.trend.id ?? '' } : one.trend,
    }))
    const { cases } = await packOf(twins)
    expect(new Set(cases.map(({ trend }) => trend.id)).size).toBe(10)
    expect(new Set(cases.map(({ trend }) => trend.name)).size).toBe(10)
  })
})

describe('a case', () => {
  const packed = (changes: Partial<RewindCase>) => toPackCase(buildRewindCase(3, changes))

  it('says what is asked in plain words, and hides what came later', () => {
    const one = packed({})
    expect(one).toMatchObject({
      source: 'Hacker News',
      unit: 'points',
      barText: '300 points on Hacker News by 06:00 UTC on 13 Oct',
      startsAt: '2026-10-12T04:00:00.000Z',
      seenUntilMinutes: 180,
      deadlineMinutes: 26 * 60,
      rank: 2,
      brokeOut: true,
    })
    expect(one?.seen).toEqual([
      [0, 0],
      [120, 20],
      [180, 40],
    ])
    expect(one?.hidden.at(-1)).toEqual([25 * 60, 483])
  })

  it('looks as it did at first sight, so that its looks tell nothing', () => {
    expect(packed({})?.trend).toMatchObject({ momentum: 0, lifecycle: 'emerging', sources: ['hacker-news'] })
  })

  it('begins at nothing only where the count does, and not long ago', () => {
    expect(packed({ source: 'google-trends' })?.seen[0]).toEqual([0, 20])
    expect(packed({ publishedAtMs: null })?.seen[0]).toEqual([0, 20])
    expect(packed({ publishedAtMs: buildRewindCase(3).forecastAtMs - 90 * 24 * HOUR_MS })?.seen[0]).toEqual([0, 20])
  })

  it.each<[why: string, changes: Partial<RewindCase>]>([
    ['it is no plaything', { title: 'Singer dies at 81' }],
    ['its trend is no plaything', { trend: { ...buildRewindCase(3).trend, category: 'News & Politics' } }],
    ['it had broken out before anybody could say so', { bar: 30 }],
    ['the record contradicts its own label', { brokeOut: false, points: buildRewindCase(3).points }],
    ['nothing of it was seen in time', { points: buildRewindCase(3).points.slice(3) }],
    ['hardly anything came later', { points: buildRewindCase(3).points.slice(0, 4) }],
    ['its name is empty', { title: '\u200B ' }],
  ])('is left out because %s', (_, changes) => {
    expect(packed(changes)).toBeNull()
  })

  it('keeps what lies after the deadline out of sight', () => {
    const later = [
      ...buildRewindCase(1).points,
      { atMs: buildRewindCase(1).forecastAtMs + 25 * HOUR_MS, count: 900, rank: 1 },
    ]
    const one = toPackCase(buildRewindCase(1, { points: later }))
    expect(Math.max(...(one?.hidden ?? []).map(([, count]) => count))).toBeLessThan(300)
  })

  it('has no engine beside it where the source had not learnt', () => {
    expect(packed({ hadLearnt: false })?.engine).toBeNull()
    expect(packed({ hadLearnt: true })?.engine).toEqual({ stated: 20, here: 60 })
    expect(packed({})?.baseRate).toEqual({ stated: 10, here: 40 })
  })
})

describe('a chance in a mixed pack', () => {
  it('is the base rate of the pack where nothing else was known, and keeps order and ends', () => {
    expect(chance(0.1, 0.1)).toEqual({ stated: 10, here: 40 })
    expect(chance(0.05, 0.05)).toEqual({ stated: 5, here: 40 })
    const here = Array.from({ length: 101 }, (_, percent) => chance(percent / 100, 0.08).here)
    expect(here).toEqual(here.toSorted((a, b) => a - b))
    expect([here[0], here[100]]).toEqual([0, 100])
    expect([chance(0.5, 0).here, chance(0.5, 1).here]).toEqual([99, 0])
  })

  it('loses less than the base rate where the engine is well calibrated, which the stated chance would not', () => {
    // 1,000 things of which 5% break out; the engine tells two kinds apart: 20% and 2%.
    const kinds = [
      { chance: 0.2, share: 1 / 6 },
      { chance: 0.02, share: 5 / 6 },
    ]
    const loss = (say: (stated: number) => number) =>
      kinds.reduce((sum, { chance: stated, share }) => {
        const hits = ((stated * share) / 0.05) * 0.4
        const misses = (((1 - stated) * share) / 0.95) * 0.6
        return sum + hits * (100 - say(stated)) ** 2 + misses * say(stated) ** 2
      }, 0)
    expect(loss((stated) => chance(stated, 0.05).here)).toBeLessThan(loss(() => 40))
    expect(loss((stated) => 100 * stated)).toBeGreaterThan(loss(() => 40))
  })
})

it('thins a curve evenly and keeps its ends and its top', () => {
  const curve = Array.from({ length: 500 }, (_, at): CurvePoint => [at, at === 333 ? 9_000 : at])
  const few = thinned(curve, 40)
  expect(few.length).toBeLessThanOrEqual(40)
  expect([few[0], few.at(-1)]).toEqual([curve[0], curve.at(-1)])
  expect(few).toContainEqual([333, 9_000])
  expect(thinned(few, 40)).toEqual(few)
})

it('makes a sound pack of hostile cases or none, and never an error', async () => {
  const oddNumber = fc.oneof(fc.double(), fc.constantFrom(-1, 0, Number.MAX_VALUE, Number.NaN, 8.64e15))
  const odd = fc
    .record({
      number: fc.nat(60),
      title: fc.oneof(
        fc.string({ unit: 'binary', maxLength: 200 }),
        fc.constantFrom('<b>', '\u202Egnp.exe', 'A'.repeat(999)),
      ),
      bar: oddNumber,
      probability: oddNumber,
      baseRate: oddNumber,
      publishedAtMs: fc.option(oddNumber),
      brokeOut: fc.boolean(),
      points: fc.array(fc.record({ atMs: oddNumber, count: oddNumber, rank: fc.option(oddNumber) }), { maxLength: 6 }),
      shift: fc.nat(9),
    })
    .map(({ number, points, shift, ...changes }) => {
      const usual = buildRewindCase(number)
      const moved = usual.points.map((point) => ({ ...point, atMs: point.atMs + shift * MINUTE_MS }))
      return buildRewindCase(number, { ...changes, points: [...moved, ...points] })
    })
  await fc.assert(
    fc.asyncProperty(fc.array(odd, { maxLength: 8 }), async (cases) => {
      const result = await build([...CASES, ...cases])
      if (result.kind === 'pack') expect(trendPredictorPackSchema.parse(result.pack)).toEqual(result.pack)
    }),
    { numRuns: 60 },
  )
})
