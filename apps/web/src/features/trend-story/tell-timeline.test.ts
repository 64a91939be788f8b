import type { LifecycleStage } from '@trendverse/domain/trends/lifecycle-stage'
import type { TimelineEvent } from '@trendverse/domain/trends/trend'
import { describe, expect, it } from 'vitest'
import { tellTimeline } from './tell-timeline'

const at = '2026-03-14T09:00:00.000Z'
const seen = (title: string): TimelineEvent => ({ kind: 'first_seen', at, source: 'lobsters', title })

describe('tellTimeline', () => {
  it('says no title twice, and never that of the page', () => {
    const events = [seen('comet harper'), seen('Comet seen!'), seen('Comet  seen'), seen('彗星')]
    expect(tellTimeline(events, 'Comet Harper').map(({ title }) => title)).toEqual([null, 'Comet seen!', null, '彗星'])
  })

  it('tells a story from its beginning, and leaves its input as it was', () => {
    const events = [2020, 2001, 2012].map((year): TimelineEvent => {
      return { kind: 'dated', at: `${year}-01-01T00:00:00.000Z`, precision: 'year', text: `In ${year}` }
    })
    expect(tellTimeline(events, '').map(({ headline }) => headline)).toEqual(['In 2001', 'In 2012', 'In 2020'])
    expect(events[0]).toMatchObject({ text: 'In 2020' })
  })

  it('says of a stage a story comes back to that it does so again', () => {
    const turn = (from: LifecycleStage | null, to: LifecycleStage, hour: number): TimelineEvent => {
      return { kind: 'lifecycle', at: `2026-03-14T0${hour}:00:00.000Z`, from, to }
    }
    const events = [
      turn(null, 'rising', 1),
      turn('rising', 'peak', 2),
      turn('peak', 'rising', 3),
      turn('rising', 'peak', 4),
    ]
    expect(tellTimeline(events, '').map(({ headline }) => headline)).toEqual([
      'Joined our list, rising',
      'Reached its peak',
      'Began to rise again',
      'Reached a new peak',
    ])
  })

  it('keeps the event and its headline', () => {
    const [told] = tellTimeline([seen('Comet Harper')], 'Comet Harper')
    expect(told).toMatchObject({ headline: 'First seen on Lobsters', event: { kind: 'first_seen' } })
  })

  it('leaves events without a title as they are', () => {
    const dated: TimelineEvent = { kind: 'dated', at, precision: 'day', text: 'Comet Harper' }
    expect(tellTimeline([dated, dated], 'Comet Harper').map(({ headline }) => headline)).toEqual([
      'Comet Harper',
      'Comet Harper',
    ])
  })
})
