import { describe, expect, it } from 'vitest'
import { chanceText } from './chance-text'
import { momentumMeaning, momentumText } from './momentum-text'
import { receiptNumbers } from './receipt-numbers-text'
import { stageSentence } from './stage-text'

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

describe('momentum', () => {
  it('has one decimal and no negative zero', () => {
    expect([5.37, -0.04, 0, -1.25].map(momentumText)).toEqual(['5.4', '0.0', '0.0', '-1.2'])
  })

  it('is compared with things of the same age', () => {
    expect([-2, 0, 2, 9].map(momentumMeaning)).toEqual([
      'Slower than other things of its age',
      'About as fast as other things of its age',
      'Faster than other things of its age',
      'Far faster than other things of its age',
    ])
  })
})

describe('stageSentence', () => {
  it('calls the stage of a starter trend our own judgement', () => {
    expect(stageSentence({ lifecycle: 'peak', origin: 'starter', sources: [] })).toContain('our own judgement')
    expect(stageSentence({ lifecycle: 'fading', origin: 'starter', sources: [] })).toContain('has passed')
    expect(stageSentence({ lifecycle: 'peak', origin: 'live', sources: [] })).not.toContain('our own judgement')
    // A source shows it now, so its stage is measured like any other.
    expect(stageSentence({ lifecycle: 'peak', origin: 'starter', sources: ['wikipedia'] })).not.toContain('our own')
  })
})

describe('receiptNumbers', () => {
  const ranked = {
    metric: null,
    peakMetric: null,
    metricUnit: 'points',
    rank: 3,
    bestRank: 1,
    velocityPerHour: null,
    momentum: 0,
  } as const

  it('leaves out what a source does not tell', () => {
    expect(receiptNumbers(ranked)).toEqual([
      { term: 'Place', value: '3', note: 'best 1' },
      { term: 'Momentum', value: '0.0', note: null },
    ])
  })

  it('names the highest count only when the count has fallen', () => {
    const counted = { ...ranked, rank: null, bestRank: null, metric: 600, velocityPerHour: -12 }
    expect(receiptNumbers({ ...counted, peakMetric: 700 })[0]?.note).toBe('700 points at most')
    expect(receiptNumbers({ ...counted, peakMetric: 600 })[0]?.note).toBe('its highest')
    expect(receiptNumbers({ ...counted, peakMetric: null })[0]?.note).toBeNull()
    expect(receiptNumbers(counted)[1]).toEqual({ term: 'Growth now', value: '-12 per hour', note: null })
  })
})
