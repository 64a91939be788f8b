import type { StoragePorts } from '@trendverse/application/ports/ports'
import type { Composition } from '@trendverse/application/ports/stories'
import { GOES_ON, MOST_HOURS } from '@trendverse/domain/galaxy/life'
import type { RecordedLife } from '@trendverse/domain/galaxy/recorded-life'
import { lifeAt } from '@trendverse/domain/galaxy/star-columns'
import { CATEGORIES } from '@trendverse/domain/trends/categories/category'
import { expect, it } from 'vitest'
import { composition, idOf, NOON_MS, sampleSnapshot, sampleTrend } from './samples'

const LIFE: RecordedLife = { bornHour: 50_000, peakHour: 50_007, lastHour: 50_020, reach: 120, family: 65_535 }
const OVER = { status: 'archived', lifecycle: 'dormant' } as const

function living(numbers: readonly number[], life: RecordedLife = LIFE): Composition['lives'] {
  return numbers.map((n) => ({ trendId: idOf(n), life }))
}

/** What every keeper of lives promises. */
export function trendLivesSuite(fresh: () => Promise<StoragePorts>): void {
  const starsOf = async ({ trendLives }: StoragePorts) => {
    const columns = await trendLives.listStars()
    return Array.from(columns.numbers, (_, row) => lifeAt(columns, row))
  }
  const numbersOf = async (ports: StoragePorts) => (await starsOf(ports)).map(({ number }) => number)

  it('has no stars at first', async () => {
    const ports = await fresh()
    expect(await starsOf(ports)).toEqual([])
    expect(await ports.trendLives.nameStars({ numbers: [1] })).toEqual([])
  })

  it('gives a trend its number once and remembers its life as it was written last', async () => {
    const ports = await fresh()
    await ports.composition.saveComposition(
      composition({ trends: [sampleTrend(1), sampleTrend(2)], lives: living([2, 1]) }),
    )
    const grown = { ...LIFE, bornHour: -30, peakHour: 50_030, lastHour: 50_040, reach: 255 }
    await ports.composition.saveComposition(
      composition({ trends: [sampleTrend(3)], lives: [...living([1], grown), ...living([3])] }),
    )
    const { trendLives } = ports
    expect(await trendLives.findLives([1, 2, 3, 4].map(idOf))).toEqual(
      new Map([
        [idOf(1), grown],
        [idOf(2), LIFE],
        [idOf(3), LIFE],
      ]),
    )
    const named = await trendLives.nameStars({ numbers: [1, 2, 3, 77] })
    expect(named.map(({ number, id }) => [number, id])).toEqual([
      [1, idOf(2)],
      [2, idOf(1)],
      [3, idOf(3)],
    ])
  })

  it('tells a life from its birth, as going on while a source shows it, and within what can be told apart', async () => {
    const ports = await fresh()
    const trends = [
      sampleTrend(1),
      sampleTrend(2, OVER),
      sampleTrend(3, { lifecycle: 'dormant' }),
      sampleTrend(4, { origin: 'starter', sources: [], category: 'General' }),
      sampleTrend(5, OVER),
    ]
    const early = { ...LIFE, bornHour: -9, peakHour: -9, lastHour: 70_000 }
    await ports.composition.saveComposition(
      composition({ trends, lives: [...living([1, 2, 3, 4]), ...living([5], early)] }),
    )
    const told = { bornHour: 50_000, peakHours: 7, lastHours: 20, reach: 120, category: 4, family: 65_535 }
    expect(CATEGORIES[4]).toBe(trends[0]?.category)
    expect(await starsOf(ports)).toEqual([
      { ...told, number: 1, lastHours: GOES_ON },
      { ...told, number: 2 },
      { ...told, number: 3 },
      { ...told, number: 4, category: CATEGORIES.indexOf('General') },
      { ...told, number: 5, bornHour: 0, peakHours: 0, lastHours: MOST_HOURS },
    ])
  })

  it('shows nothing of drafts, of what an administrator took away, and of what became part of another trend', async () => {
    const ports = await fresh()
    const trends = [
      sampleTrend(1),
      sampleTrend(2, { status: 'draft' }),
      sampleTrend(3, { status: 'archived', lifecycle: 'fading' }),
      sampleTrend(4, { ...OVER, mergedIntoId: idOf(1) }),
      sampleTrend(5, OVER),
    ]
    await ports.composition.saveComposition(composition({ trends, lives: living([1, 2, 3, 4, 5]) }))
    expect(await numbersOf(ports)).toEqual([1, 5])
    const looks = { color: '#00ffff', sources: ['hacker-news', 'mastodon'] }
    expect(await ports.trendLives.nameStars({ numbers: [1, 2, 3, 4, 5] })).toEqual([
      { number: 1, id: idOf(1), name: 'Trend 1', category: 'Technology', ...looks, lifecycle: 'rising', onShow: true },
      {
        number: 5,
        id: idOf(5),
        name: 'Trend 5',
        category: 'Technology',
        ...looks,
        lifecycle: 'dormant',
        onShow: false,
      },
    ])
  })

  it('names nothing under numbers that no star has, however great', async () => {
    const ports = await fresh()
    await ports.composition.saveComposition(composition({ trends: [sampleTrend(1)], lives: living([1]) }))
    const named = await ports.trendLives.nameStars({ numbers: [1, 2_147_483_648, 9_999_999_999] })
    expect(named.map(({ number }) => number)).toEqual([1])
  })

  it('names stars by the ids of their trends, too, and each once', async () => {
    const ports = await fresh()
    await ports.composition.saveComposition(
      composition({ trends: [1, 2, 3].map((n) => sampleTrend(n)), lives: living([1, 2, 3]) }),
    )
    const named = await ports.trendLives.nameStars({ numbers: [1, 3], ids: [2, 3, 8].map(idOf) })
    expect(named.map(({ number }) => number)).toEqual([1, 2, 3])
    expect(await ports.trendLives.nameStars({})).toEqual([])
  })

  it('lists what visitors see by name, in the order of the stars', async () => {
    const ports = await fresh()
    const none = await ports.trendLives.listNames()
    expect([none.numbers.length, none.reaches.length, none.names]).toEqual([0, 0, []])
    const trends = [
      sampleTrend(1, { name: 'A sail' }),
      sampleTrend(2, { status: 'draft' }),
      sampleTrend(3, { ...OVER, name: 'Two\nlines' }),
    ]
    await ports.composition.saveComposition(
      composition({ trends, lives: [...living([3], { ...LIFE, reach: 255 }), ...living([2, 1])] }),
    )
    const { numbers, reaches, names } = await ports.trendLives.listNames()
    expect([...numbers]).toEqual([1, 3])
    expect([...reaches]).toEqual([255, 120])
    expect(names.map((name) => name.replace('\n', ' '))).toEqual(['Two lines', 'A sail'])
  })

  it('says no stage of a trend of the catalogue that no source shows', async () => {
    const ports = await fresh()
    const classic = sampleTrend(1, { origin: 'starter', sources: [] })
    await ports.composition.saveComposition(composition({ trends: [classic], lives: living([1]) }))
    expect((await ports.trendLives.nameStars({ numbers: [1] }))[0]?.lifecycle).toBeNull()
  })

  it('never gives the number of a deleted trend again, and hides one that was removed with its items', async () => {
    const ports = await fresh()
    await ports.ingest.saveSnapshot(sampleSnapshot(NOON_MS, 1))
    await ports.composition.saveComposition(
      composition({
        trends: [1, 2, 3].map((n) => sampleTrend(n)),
        lives: living([1, 2, 3]),
        filings: [{ itemId: idOf(1_001), storyId: idOf(2) }],
      }),
    )
    const withdraw = (trend: ReturnType<typeof sampleTrend>) => ({ ...trend, status: 'archived' as const })
    await ports.trendEditor.remove(idOf(3), withdraw)
    await ports.trendEditor.remove(idOf(2), withdraw)
    await ports.composition.saveComposition(composition({ trends: [sampleTrend(3)], lives: living([3]) }))
    expect(await numbersOf(ports)).toEqual([1, 4])
  })

  it('keeps no life of a trend that is gone by the time it is written', async () => {
    const ports = await fresh()
    const { id, updatedDate } = sampleTrend(1)
    await ports.composition.saveComposition(
      composition({ trends: [sampleTrend(1)], readVersions: [{ id, updatedDate }], lives: living([1]) }),
    )
    expect(await numbersOf(ports)).toEqual([])
  })

  it('gives every trend a number of its own, however many are founded at once', async () => {
    const ports = await fresh()
    const saved = Array.from({ length: 8 }, (_, n) =>
      ports.composition.saveComposition(
        composition({ trends: [sampleTrend(n + 1)], lives: living([n + 1], { ...LIFE, family: n }) }),
      ),
    )
    await Promise.all(saved)
    expect(await numbersOf(ports)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })
}
