import { hourOf, peopleOfReach } from '@trendverse/domain/galaxy/life'
import { HOUR_MS } from '@trendverse/domain/primitives/time'
import { composition, sampleTrend } from '@trendverse/storage/contract-tests/samples'
import { memoryStorage } from '@trendverse/storage/memory/memory-storage'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { AskedStars } from '../ports/trend-lives'
import { readOnThisDay } from './read-on-this-day'

const NOW_MS = Date.UTC(2026, 10, 20, 18, 40)
const HOUR = hourOf(NOW_MS)
const WEEK_AGO = HOUR - 7 * 24

describe('on this day', () => {
  let storage: ReturnType<typeof memoryStorage>
  const told = () => readOnThisDay({ ...storage, clock: { nowMs: () => NOW_MS } })
  beforeEach(async () => {
    storage = memoryStorage()
    const lives = [
      { bornHour: WEEK_AGO - 9, peakHour: WEEK_AGO, lastHour: WEEK_AGO + 50, reach: 100 },
      { bornHour: WEEK_AGO - 5, peakHour: WEEK_AGO, lastHour: WEEK_AGO + 50, reach: 160 },
      { bornHour: HOUR - 3, peakHour: HOUR, lastHour: HOUR, reach: 200 },
    ]
    const trends = [sampleTrend(1), sampleTrend(2, { status: 'archived', lifecycle: 'dormant' }), sampleTrend(3)]
    await storage.composition.saveComposition(
      composition({
        trends,
        lives: trends.map(({ id }, n) => ({ trendId: id, life: { ...lives[n], family: 0 } as never })),
      }),
    )
  })

  it('names what burnt then, also what is over, with the hour as addresses write it', async () => {
    expect(await told()).toEqual({
      data: [
        {
          ago: 'week',
          at: '2026-11-13T18Z',
          trends: [2, 1].map((n) => {
            const { id, name, category, color, sources } = sampleTrend(n)
            const looks = { color, sources, lifecycle: n === 2 ? 'dormant' : 'rising' }
            return { id, name, category, ...looks, people: Math.round(peopleOfReach(n === 2 ? 160 : 100)) }
          }),
        },
      ],
      nowAt: '2026-11-20T18Z',
    })
  })

  it('says nothing of a trend that was taken away meanwhile, nor of a moment that had no other', async () => {
    const readWithout = (...gone: number[]) => {
      const { trendLives } = storage
      const nameStars = async (asked: AskedStars) =>
        (await trendLives.nameStars(asked)).filter(({ number }) => !gone.includes(number))
      return readOnThisDay({ trendLives: { ...trendLives, nameStars }, clock: { nowMs: () => NOW_MS } })
    }
    const [week] = (await readWithout(2)).data
    expect(week?.trends.map(({ name }) => name)).toEqual(['Trend 1'])
    expect((await readWithout(1, 2)).data).toEqual([])
  })

  it('is worked out once for each state of the stars and each hour', async () => {
    const stars = await storage.trendLives.listStars()
    const trendLives = {
      ...storage.trendLives,
      listStars: async () => stars,
      nameStars: vi.fn((asked: AskedStars) => storage.trendLives.nameStars(asked)),
    }
    const at = (nowMs: number) => readOnThisDay({ trendLives, clock: { nowMs: () => nowMs } })
    const first = await at(NOW_MS)
    expect(await at(NOW_MS + 60_000)).toBe(first)
    expect(trendLives.nameStars).toHaveBeenCalledTimes(1)
    expect((await at(NOW_MS + HOUR_MS)).data[0]?.at).toBe('2026-11-13T19Z')
  })
})
