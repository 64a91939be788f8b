import { hourText } from '@trendverse/domain/galaxy/hour-text'
import { hourOf, peopleOfReach } from '@trendverse/domain/galaxy/life'
import { composition, sampleTrend } from '@trendverse/storage/contract-tests/samples'
import { memoryStorage } from '@trendverse/storage/memory/memory-storage'
import { beforeEach, describe, expect, it } from 'vitest'
import { listHour } from './list-hour'

const NOW_MS = Date.UTC(2026, 10, 20, 18, 40)
const HOUR = hourOf(NOW_MS)
const PAGE = { page: 1, pageSize: 2 }

describe('the list of an hour', () => {
  const storage = memoryStorage()
  const ports = { ...storage, clock: { nowMs: () => NOW_MS } }
  const namesAt = async (hour: number, page = 1) =>
    (await listHour(ports, { ...PAGE, hour, page })).data.map(({ name }) => name)
  beforeEach(async () => {
    const lives = [
      { bornHour: HOUR - 100, peakHour: HOUR - 90, lastHour: HOUR - 50, reach: 160 },
      { bornHour: HOUR - 95, peakHour: HOUR - 1, lastHour: HOUR, reach: 120 },
      { bornHour: HOUR - 3, peakHour: HOUR, lastHour: HOUR, reach: 90 },
    ]
    const trends = [sampleTrend(1, { status: 'archived', lifecycle: 'dormant' }), sampleTrend(2), sampleTrend(3)]
    await storage.composition.saveComposition(
      composition({
        trends,
        lives: trends.map(({ id }, n) => ({ trendId: id, life: { ...lives[n], family: 0 } as never })),
      }),
    )
  })

  it('is what burnt then, page by page', async () => {
    expect(await namesAt(HOUR - 90)).toEqual(['Trend 1', 'Trend 2'])
    expect(await namesAt(HOUR)).toEqual(['Trend 2', 'Trend 3'])
    expect(await namesAt(HOUR, 2)).toEqual(['Trend 1'])
    expect(await namesAt(HOUR, 3)).toEqual([])
  })

  it('tells how each went on', async () => {
    const { data, ...list } = await listHour(ports, { ...PAGE, hour: HOUR - 90 })
    expect(data[0]).toMatchObject({
      light: 1,
      bornAt: '2026-11-16T14:00:00.000Z',
      peakAt: '2026-11-17T00:00:00.000Z',
      endedAt: '2026-11-18T16:00:00.000Z',
      people: Math.round(peopleOfReach(160)),
      onShow: false,
      lifecycle: 'dormant',
    })
    expect(data[1]).toMatchObject({ endedAt: null, onShow: true })
    expect(list).toEqual({
      total: 2,
      ...PAGE,
      at: '2026-11-17T00Z',
      firstAt: hourText(HOUR - 100),
      nowAt: '2026-11-20T18Z',
    })
  })

  it('is empty before anything was seen and in the future', async () => {
    expect((await listHour(ports, { ...PAGE, hour: HOUR - 101 })).total).toBe(0)
    expect((await listHour(ports, { ...PAGE, hour: HOUR + 1 })).total).toBe(0)
  })
})
