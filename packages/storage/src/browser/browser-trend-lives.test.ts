import type { TrendRecord } from '@trendverse/application/ports/trends'
import { GOES_ON } from '@trendverse/domain/galaxy/life'
import { lifeAt } from '@trendverse/domain/galaxy/star-columns'
import { describe, expect, it } from 'vitest'
import { idOf, sampleTrend } from '../contract-tests/samples'
import { toTrendRecord } from '../reading/trend-facts'
import { browserTrendLives } from './browser-trend-lives'

const livesOf = (...trends: TrendRecord[]) => browserTrendLives({ listActive: async () => trends })
const record = (...given: Parameters<typeof sampleTrend>) => toTrendRecord(sampleTrend(...given))

describe('lives on a device', () => {
  it('has the trends it knows as stars, numbered by the ends of their ids', async () => {
    const lives = livesOf(
      record(9, { relatedIds: [idOf(3)] }),
      record(3),
      record(5, { origin: 'starter', sources: [], proof: null, datedEvents: [] }),
    )
    const columns = await lives.listStars()
    expect([...columns.numbers]).toEqual([3, 9])
    expect([...columns.families]).toEqual([3, 3])
    expect(lifeAt(columns, 0).lastHours).toBe(GOES_ON)
  })

  it('numbers two trends apart whose ids end alike', async () => {
    const twin = { ...record(3), id: `10000000-0000-7000-8000-${idOf(3).slice(-12)}` }
    const named = await livesOf(record(3), twin).nameStars({ numbers: [3, 4], ids: [twin.id] })
    expect(named.map(({ number, id }) => [number, id])).toEqual([
      [3, idOf(3)],
      [4, twin.id],
    ])
  })

  it('has no star of what nobody saw, and says no stage of the catalogue', async () => {
    const classic = record(7, { origin: 'starter', sources: [], proof: { kind: 'years', from: 2014, to: 2016 } })
    const lives = livesOf(classic)
    expect(lifeAt(await lives.listStars(), 0)).toMatchObject({ bornHour: 0, reach: 0 })
    expect(await lives.nameStars({ numbers: [7] })).toMatchObject([
      { number: 7, id: idOf(7), name: 'Trend 7', category: 'Technology', lifecycle: null, onShow: true },
    ])
  })
})
