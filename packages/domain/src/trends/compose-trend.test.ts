import { buildItem, ITEM_NOW_MS as NOW } from '@trendverse/test-support/trends/build-item'
import { describe, expect, it } from 'vitest'
import { HOUR_MS } from '../primitives/time'
import { readPulse } from './compose-pulse'
import { advanceTrend, foundTrend } from './compose-trend'
import type { FollowedTrend } from './followed-trend'
import type { FollowedItem } from './items/followed-item'
import { WordFrequencies } from './stories/word-frequencies'

const none = new Map()
const frequencies = WordFrequencies.shipped()

const search = (changes: Partial<FollowedItem> = {}) =>
  buildItem('google-trends', 'comet harper', { momentum: 2, velocityPerHour: 1_000, metric: 5_000, ...changes })

function advanced(items: readonly FollowedItem[], atMs = NOW, before?: FollowedTrend): FollowedTrend {
  const founding = items.length === 0 ? [search()] : items
  return advanceTrend(before ?? foundTrend('trend-a', founding, frequencies, NOW), items, none, frequencies, atMs)
}

describe('readPulse', () => {
  it('fades the momentum of what is no longer listed, by half in six hours after two', () => {
    const at = (hours: number) => readPulse([search()], NOW + hours * HOUR_MS).momentum
    expect(at(2)).toBe(2)
    expect(at(8)).toBeCloseTo(1)
    expect(readPulse([buildItem('wikipedia', 'Comet', { momentum: 2 })], NOW + 48 * HOUR_MS).momentum).toBe(2)
  })

  it('takes the order of a news feed for half as much as a counted list', () => {
    expect(readPulse([buildItem('feeds', 'Comet', { momentum: 4 })], NOW).momentum).toBe(2)
    expect(readPulse([buildItem('feeds', 'Comet', { momentum: -4 })], NOW).momentum).toBe(-4)
  })

  it('gives the highest chance of a listed item', () => {
    const items = [search({ breakoutProbability: 0.2 }), buildItem('reddit', 'x', { breakoutProbability: 0.7 })]
    expect(readPulse(items, NOW).breakoutProbability).toBe(0.7)
    expect(readPulse([search()], NOW).breakoutProbability).toBeNull()
    expect(readPulse(items, NOW + 9 * HOUR_MS).breakoutProbability).toBeNull()
  })
})

describe('advanceTrend: dates', () => {
  it('is never changed before it was created, and from then on at its latest evidence', () => {
    const founded = foundTrend('trend-a', [search()], frequencies, NOW + 100)
    const first = advanceTrend(founded, [search()], none, frequencies, NOW)
    expect([first.createdDate, first.updatedDate]).toEqual([founded.createdDate, founded.createdDate])
    expect(first.lastEvidenceAtMs).toBe(NOW)
    const second = advanceTrend(first, [search({ lastSeenAtMs: NOW + HOUR_MS })], none, frequencies, NOW + HOUR_MS)
    expect(second.updatedDate).toBe(new Date(NOW + HOUR_MS).toISOString())
  })
})

describe('advanceTrend: stages', () => {
  it('is emerging while one source alone sees it break out, and no longer with a second', () => {
    expect(advanced([search({ alert: true })]).lifecycle).toBe('emerging')
    expect(advanced([search({ alert: true }), buildItem('reddit', 'Comet Harper')]).lifecycle).toBe('rising')
  })

  it('fades after two weak readings in a row, not after one', () => {
    const first = advanced([search()])
    const second = advanced([search({ velocityPerHour: 100, lastSeenAtMs: NOW + HOUR_MS })], NOW + HOUR_MS, first)
    expect(second.lifecycle).not.toBe('fading')
    const third = advanced(
      [search({ velocityPerHour: 100, lastSeenAtMs: NOW + 2 * HOUR_MS })],
      NOW + 2 * HOUR_MS,
      second,
    )
    expect(third.lifecycle).toBe('fading')
  })

  it('does not fade faster because it is composed more often', () => {
    const weak = [search({ velocityPerHour: 100, lastSeenAtMs: NOW + HOUR_MS })]
    const once = advanced(weak, NOW + HOUR_MS, advanced([search()]))
    expect(advanced(weak, NOW + HOUR_MS, advanced(weak, NOW + HOUR_MS, once)).fadingRuns).toBe(once.fadingRuns)
  })

  it('is dormant after 48 hours without news, not a minute before', () => {
    const trend = advanced([search()])
    expect(advanced([], NOW + 48 * HOUR_MS - 60_000, trend).lifecycle).not.toBe('dormant')
    expect(advanced([], NOW + 48 * HOUR_MS, trend).lifecycle).toBe('dormant')
  })

  it('begins a new episode when it fires again after dormancy', () => {
    const dormant = advanced([], NOW + 60 * HOUR_MS, advanced([search()]))
    const again = advanced(
      [search({ velocityPerHour: 10, lastSeenAtMs: NOW + 90 * HOUR_MS })],
      NOW + 90 * HOUR_MS,
      dormant,
    )
    expect(again).toMatchObject({ episode: 2, lifecycle: 'rising', fadingRuns: 0 })
    expect(again.peakVelocityPerHour).toBeCloseTo(0.01)
  })
})

describe('advanceTrend: contents', () => {
  it('files sources strongest first and keeps the tags most shared', () => {
    const items = [search({ tags: ['sky'] }), buildItem('reddit', 'Comet', { momentum: 5, tags: ['space', 'sky'] })]
    expect(advanced(items)).toMatchObject({ sources: ['reddit', 'google-trends'], tags: ['sky', 'space'] })
  })

  it('keeps its category when nothing listed tells of it any more', () => {
    const article = buildItem('wikipedia', 'Marin Vale')
    const told = buildItem('feeds', 'Marin Vale: telescope finds water on the comet, astronomers say')
    const before = advanced([article, told])
    expect(before.category).toBe('Science')
    expect(advanced([article], NOW + HOUR_MS, before).category).toBe('Science')
  })

  it('leaves alone what an administrator wrote', () => {
    const written = {
      ...advanced([search()]),
      description: 'Ours.',
      descriptionOrigin: { kind: 'admin' as const },
      tags: ['kept'],
    }
    const after = advanced([search({ summary: 'x'.repeat(60), tags: ['new'] })], NOW, written)
    expect(after).toMatchObject({ description: 'Ours.', descriptionOrigin: { kind: 'admin' }, tags: ['kept'] })
  })

  it('never lets a starter trend fall dormant, and takes its figures away once its news is old', () => {
    const starter: FollowedTrend = {
      ...advanced([search()]),
      origin: 'starter',
      descriptionOrigin: { kind: 'starter' },
    }
    const rested = advanced([], NOW + 50 * HOUR_MS, starter)
    expect(rested).toMatchObject({ lifecycle: 'fading', sources: [], momentum: 0, sparkline: [] })
    const unseen = { ...starter, lastEvidenceAtMs: null }
    expect(advanced([], NOW + 9_999 * HOUR_MS, unseen)).toBe(unseen)
  })

  it('changes updatedDate only when there is news', () => {
    const first = advanced([search()])
    expect(advanced([search({ momentum: 3 })], NOW, first).updatedDate).toBe(first.updatedDate)
  })
})
