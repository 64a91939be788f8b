import { describe, expect, it } from 'vitest'
import { chanceText, preciseDateIso, preciseDateText, receiptNumbers, voicesText } from './texts'

describe('chanceText', () => {
  it.each([
    [0, 'less than 1%'],
    [0.0099, 'less than 1%'],
    [0.01, '1%'],
    [0.344, '34%'],
    [0.99, '99%'],
    [0.9901, 'more than 99%'],
    [1, 'more than 99%'],
  ])('promises %d as "%s"', (chance, text) => {
    expect(chanceText(chance)).toBe(text)
  })
})

describe('voicesText', () => {
  it.each([
    [14, 12, '14 independent sources', '12 publishers and 2 platforms. Sources that quote each other count once.'],
    [12, 14, '12 independent sources', '14 publishers. Sources that quote each other count once.'],
    [17, 17, '17 independent sources', '17 publishers.'],
    [1, 0, '1 independent source', '1 platform.'],
    [1, 1, '1 independent source', '1 publisher.'],
  ])('says %d voices with %d publishers as "%s"', (voices, publishers, value, who) => {
    expect(voicesText(voices, publishers)).toEqual({ value, who })
  })

  it('says nothing where nobody speaks', () => {
    expect(voicesText(0, 0)).toBeNull()
  })
})

describe('receiptNumbers', () => {
  const ranked = {
    source: 'hacker-news',
    metric: null,
    peakMetric: null,
    metricUnit: 'points',
    rank: 3,
    bestRank: 1,
    velocityPerHour: null,
  } as const
  const counted = { ...ranked, rank: null, bestRank: null, metric: 600, peakMetric: 600, velocityPerHour: 64 }

  it('leaves out what a source does not tell', () => {
    expect(receiptNumbers(ranked)).toEqual([{ value: 'No. 3', note: 'best 1' }])
    expect(receiptNumbers({ ...ranked, rank: null })).toEqual([])
  })

  it('names the highest count only when the count has fallen', () => {
    expect(receiptNumbers({ ...counted, peakMetric: 12_700 })[0]).toEqual({ value: '600 points', note: 'peak 12.7K' })
    expect(receiptNumbers(counted)[0]?.note).toBeNull()
    expect(receiptNumbers({ ...counted, peakMetric: null })[0]?.note).toBeNull()
  })

  it('tells a gain, and not that there is none', () => {
    expect(receiptNumbers(counted)[1]).toEqual({ value: '+64 per hour', note: null })
    expect(receiptNumbers({ ...counted, velocityPerHour: 0 })).toHaveLength(1)
    expect(receiptNumbers({ ...counted, velocityPerHour: -12 })).toHaveLength(1)
  })

  it('makes nothing of the order of a news feed', () => {
    expect(receiptNumbers({ ...ranked, source: 'feeds' })).toEqual([])
  })
})

const newYear = '2012-01-01T00:00:00.000Z'

describe('preciseDateText', () => {
  it.each([
    ['year', '2012', '2012'],
    ['month', 'January 2012', '2012-01'],
    ['day', '1 January 2012', '2012-01-01'],
  ] as const)('shows no more than the %s that is known', (precision, text, iso) => {
    expect(preciseDateText(newYear, precision)).toBe(text)
    expect(preciseDateIso(newYear, precision)).toBe(iso)
  })

  it('keeps the calendar day wherever it is read', () => {
    const zone = process.env.TZ
    process.env.TZ = 'Pacific/Honolulu'
    expect(preciseDateText(newYear, 'day')).toBe('1 January 2012')
    expect(preciseDateText(newYear, 'year')).toBe('2012')
    process.env.TZ = zone
  })

  it('says nothing of an unreadable date', () => {
    expect(preciseDateText('soon', 'day')).toBe('')
  })
})
