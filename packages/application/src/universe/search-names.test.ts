import { composition, idOf, sampleTrend } from '@trendverse/storage/contract-tests/samples'
import { memoryStorage } from '@trendverse/storage/memory/memory-storage'
import { describe, expect, it } from 'vitest'
import { searchNames } from './search-names'

const life = (n: number) => ({
  trendId: idOf(n),
  life: { bornHour: 50_000, peakHour: 50_001, lastHour: 50_002, reach: n % 250, family: 0 },
})

describe('the search over stars', () => {
  it('finds what is over and what is on show, the greatest first, and nothing that is hidden', async () => {
    const storage = memoryStorage()
    const trends = [
      sampleTrend(1, { name: 'Solar sail' }),
      sampleTrend(2, { name: 'Sail of light', status: 'archived', lifecycle: 'dormant' }),
      sampleTrend(3, { name: 'Sail kept back', status: 'draft' }),
    ]
    await storage.composition.saveComposition(composition({ trends, lives: [1, 2, 3].map(life) }))
    const found = await searchNames(storage, 'SAIL')
    expect(found.map(({ id, onShow }) => [id, onShow])).toEqual([
      [idOf(2), false],
      [idOf(1), true],
    ])
    expect(await searchNames(storage, 'wind')).toEqual([])
  })

  it('names a hundred at most', async () => {
    const storage = memoryStorage()
    const numbers = Array.from({ length: 130 }, (_, index) => index + 1)
    await storage.composition.saveComposition(
      composition({ trends: numbers.map((n) => sampleTrend(n)), lives: numbers.map(life) }),
    )
    const found = await searchNames(storage, 'trend')
    expect(found).toHaveLength(100)
    expect(found[0]?.name).toBe('Trend 130')
  })

  it('leaves out what was taken away since the names were read', async () => {
    const storage = memoryStorage()
    await storage.composition.saveComposition(
      composition({ trends: [1, 2].map((n) => sampleTrend(n)), lives: [1, 2].map(life) }),
    )
    const names = await storage.trendLives.listNames()
    await storage.trendEditor.remove(idOf(1), (trend) => ({ ...trend, status: 'archived' }))
    const trendLives = { ...storage.trendLives, listNames: async () => names }
    expect((await searchNames({ trendLives }, 'trend')).map(({ id }) => id)).toEqual([idOf(2)])
  })
})
