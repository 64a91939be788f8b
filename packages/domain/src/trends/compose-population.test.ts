import { buildItem } from '@trendverse/test-support/trends/build-item'
import { describe, expect, it } from 'vitest'
import { FULL_UNIVERSE, MAX_FROM_ONE_SOURCE, MAX_LIVE_TRENDS, settlePopulation } from './compose-population'
import { foundTrend } from './compose-trend'
import type { FollowedTrend } from './followed-trend'
import { WordFrequencies } from './stories/word-frequencies'

const base = foundTrend('base', [buildItem('reddit', 'Comet')], WordFrequencies.shipped(), 0)
const created = (number: number): string => new Date(number * 60_000).toISOString()

const live = (number: number, changes: Partial<FollowedTrend> = {}): FollowedTrend => ({
  ...base,
  id: `live-${String(number).padStart(4, '0')}`,
  attention: number,
  sources: ['reddit', 'wikipedia'],
  ...changes,
})
const starter = (number: number, changes: Partial<FollowedTrend> = {}): FollowedTrend => ({
  ...base,
  id: `starter-${String(number).padStart(4, '0')}`,
  origin: 'starter',
  createdDate: created(number),
  ...changes,
})
const many = (count: number, build: (number: number) => FollowedTrend): FollowedTrend[] =>
  Array.from({ length: count }, (_, index) => build(index))
const onShow = (trends: readonly FollowedTrend[]): string[] =>
  trends.filter((trend) => trend.status === 'active').map((trend) => trend.id)

describe('settlePopulation: live trends', () => {
  it('keeps the 300 with the most attention and archives the rest', () => {
    const shown = onShow(settlePopulation(many(MAX_LIVE_TRENDS + 5, live)))
    expect(shown).toHaveLength(MAX_LIVE_TRENDS)
    expect(shown).not.toContain('live-0004')
    expect(shown).toContain('live-0005')
  })

  it('lets no source alone fill more than a quarter', () => {
    const single = many(MAX_FROM_ONE_SOURCE + 9, (number) => live(number, { sources: ['feeds'] }))
    expect(onShow(settlePopulation(single))).toHaveLength(MAX_FROM_ONE_SOURCE)
  })

  it('archives the dormant and keeps drafts and administrators’ trends as they are', () => {
    const trends = [
      live(1, { lifecycle: 'dormant' }),
      live(2, { status: 'draft' }),
      live(3, { origin: 'admin', lifecycle: 'dormant' }),
    ]
    expect(settlePopulation(trends).map((trend) => trend.status)).toEqual(['archived', 'draft', 'active'])
  })
})

describe('settlePopulation: starter trends', () => {
  const startersAfter = (liveCount: number, starters = many(60, starter)): number =>
    onShow(settlePopulation([...many(liveCount, live), ...starters])).filter((id) => id.startsWith('starter')).length

  it('keeps all of them until 48 live ones exist, then gives one way for each', () => {
    expect(startersAfter(FULL_UNIVERSE - 1)).toBe(60)
    expect(startersAfter(FULL_UNIVERSE)).toBe(59)
    expect(startersAfter(FULL_UNIVERSE + 10)).toBe(49)
  })

  it('lets the oldest go first and keeps the three that feature themselves', () => {
    const shown = onShow(settlePopulation([...many(FULL_UNIVERSE, live), ...many(60, starter)]))
    expect(shown).not.toContain('starter-0000')
    expect(shown).toContain('starter-0001')
    expect(startersAfter(300)).toBe(3)
  })

  it('holds those a source shows or an administrator featured', () => {
    const held = [
      starter(0, { sources: ['reddit'], lifecycle: 'rising' }),
      starter(1, { featuredByAdmin: true }),
      ...many(4, (number) => starter(number + 2)),
    ]
    const shown = onShow(settlePopulation([...many(300, live), ...held]))
    expect(shown).toEqual(expect.arrayContaining(['starter-0000', 'starter-0001']))
    expect(shown).not.toContain('starter-0002')
  })

  it('brings them back, newest first, when the universe empties, but not what an administrator archived', () => {
    const resting = many(50, (number) => starter(number, { status: 'archived', lifecycle: 'dormant' }))
    const removed = starter(99, { status: 'archived', lifecycle: 'peak' })
    const shown = onShow(settlePopulation([...many(10, live), ...resting, removed]))
    expect(shown).toHaveLength(FULL_UNIVERSE)
    expect(shown).toContain('starter-0049')
    expect(shown).not.toContain('starter-0000')
    expect(shown).not.toContain('starter-0099')
  })

  it('is settled: settling again changes nothing', () => {
    const once = settlePopulation([...many(60, live), ...many(60, starter)])
    expect(onShow(once)).toHaveLength(60 + 60 - 13)
    expect(settlePopulation(once)).toEqual(once)
  })
})
