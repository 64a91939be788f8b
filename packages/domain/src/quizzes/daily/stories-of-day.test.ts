import { buildTrendDetail } from '@trendverse/test-support/trends/build-trend'
import { describe, expect, it } from 'vitest'
import type { TrendDetail } from '../../trends/trend'
import { storiesOfDayBefore } from './stories-of-day'

const YESTERDAY = { createdDate: '2026-11-24T08:00:00.000Z', updatedDate: '2026-11-24T20:00:00.000Z' }
const told = (number: number, changes: Partial<TrendDetail> = {}) =>
  buildTrendDetail(number, { ...YESTERDAY, ...changes })
const namesOf = (trends: readonly TrendDetail[]) => storiesOfDayBefore(trends, '2026-11-25').map(({ name }) => name)

describe('stories of the day before', () => {
  it('come strongest first, those of days before among them where something was heard of them', () => {
    const trends = [
      told(1, { attention: 2 }),
      told(2, { attention: 5 }),
      told(3, { attention: 3, createdDate: '2026-11-01T00:00:00.000Z', updatedDate: '2026-11-25T03:00:00.000Z' }),
    ]
    expect(namesOf(trends)).toEqual(['Trend 2', 'Trend 3', 'Trend 1'])
  })

  it.each([
    ['began today', { createdDate: '2026-11-25T00:00:00.000Z', updatedDate: '2026-11-25T01:00:00.000Z' }],
    ['was last heard of before', { createdDate: '2026-11-20T00:00:00.000Z', updatedDate: '2026-11-23T23:59:59.999Z' }],
    ['is of the catalogue', { origin: 'starter' }],
    ['is not on show', { status: 'draft' }],
    ['tells of suffering', { name: 'Earthquake in the hills' }],
    ['tells of suffering further down', { description: 'Two people died.' }],
  ] as const)('leave out what %s', (_, changes) => {
    expect(namesOf([told(1, changes)])).toEqual([])
  })
})
