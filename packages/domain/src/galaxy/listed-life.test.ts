import { describe, expect, it } from 'vitest'
import { hourOf, reachOf } from './life'
import { listedLife } from './listed-life'

const CARD = {
  id: '01920000-0000-7000-8000-000000000102',
  proof: { kind: 'publishers', count: 3, since: '2026-03-01T05:30:00.000Z', names: [], latestAt: null, joined: 0 },
  createdDate: '2026-03-01T06:00:00.000Z',
  updatedDate: '2026-03-02T07:00:00.000Z',
  attention: 5,
  sources: ['feeds'],
} as const

describe('the life a card tells', () => {
  it('runs from what is counted to its latest news, and reaches who it was expected to reach', () => {
    const born = hourOf(Date.parse('2026-03-01T05:00Z'))
    expect(listedLife(CARD)).toEqual({
      bornHour: born,
      peakHour: born + 26,
      lastHour: born + 26,
      reach: reachOf(99_999),
      family: 0x102,
    })
  })

  it('begins when it was filed where nothing is counted', () => {
    expect(listedLife({ ...CARD, proof: null })?.bornHour).toBe(hourOf(Date.parse('2026-03-01T06:00Z')))
  })

  it('is that of its years for a trend of the catalogue, and none where nothing is known', () => {
    const years = listedLife({ ...CARD, proof: { kind: 'years', from: 2021, to: 2022 }, sources: [] })
    expect([years?.bornHour, years?.reach]).toEqual([8_784, 0])
    expect(listedLife({ ...CARD, proof: null, sources: [] })).toBeNull()
  })
})
