import { describe, expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '../../primitives/time'
import { candidate, candidates, DAY, NOW_MS, RECORDS } from './candidates.fixtures'
import { chooseRound, type RoundCandidate } from './choose-round'

const choose = (given: readonly RoundCandidate[], day = DAY, nowMs = NOW_MS) =>
  chooseRound({ day, nowMs, candidates: given, records: RECORDS })
const idsOf = (given: readonly RoundCandidate[], day = DAY) => choose(given, day)?.items.map(({ itemId }) => itemId)

describe('the round of a day', () => {
  it('states what everybody is asked, and what the engine and the base rate had said', () => {
    const round = choose(candidates(10))
    expect(round).toMatchObject({ day: DAY, openedAtMs: NOW_MS, closesAtMs: NOW_MS + 10 * HOUR_MS })
    expect(round?.items.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    const { trend, probability: _said, peak: _peak, ...told } = candidate(4)
    expect(round?.items.find(({ itemId }) => itemId === '4')).toEqual({
      ...told,
      number: expect.any(Number),
      trendId: trend.id,
      trendName: trend.name,
      bar: 300,
      resolvesAtMs: told.forecastAtMs + 24 * HOUR_MS,
      enginePercent: 23,
      basePercent: 11,
    })
  })

  it('is the same for the same items in any order, and another on another day', () => {
    const given = candidates(40)
    expect(idsOf(given.toReversed())).toEqual(idsOf(given))
    expect(idsOf(given, '2026-11-23')).not.toEqual(idsOf(given))
  })

  it('asks about as many sources as there are', () => {
    const sources = ['hacker-news', 'lobsters', 'mastodon'] as const
    const given = candidates(40, (n) => ({ source: n < 34 ? sources[0] : n < 37 ? sources[1] : sources[2] }))
    const round = choose(given)
    expect(sources.map((source) => round?.items.filter((item) => item.source === source).length)).toEqual([4, 3, 3])
  })

  it('keeps to itself what the engine said of a source it has not learnt yet', () => {
    const round = choose(candidates(10, () => ({ source: 'lobsters' })))
    expect(round?.items.map(({ enginePercent, basePercent }) => [enginePercent, basePercent])).toEqual(
      Array.from({ length: 10 }, () => [null, 10]),
    )
  })

  it('asks about no trend twice, nor about two things of one name', () => {
    const trend = candidate(0).trend
    expect(choose([...candidates(9), candidate(9, { trend })])).toBeNull()
    expect(choose([...candidates(9), candidate(9, { title: candidate(0).title.toUpperCase() })])).toBeNull()
  })

  const refused: readonly (readonly [string, Partial<RoundCandidate>])[] = [
    ['of a source with a daily rhythm', { source: 'wikipedia' }],
    ['of a source whose record is too short', { source: 'reddit' }],
    ['of a source without a record', { source: 'bluesky' }],
    ['that was first seen too long ago', { forecastAtMs: NOW_MS - 8 * HOUR_MS }],
    ['that is not there yet', { forecastAtMs: NOW_MS + 1 }],
    ['that has broken out already', { peak: 299.5 }],
    ['without a count', { peak: null }],
    ['of a trend that is no plaything', { trend: { ...candidate(9).trend, category: 'News & Politics' } }],
    ['whose own title is no plaything', { title: 'Earthquake kills hundreds' }],
  ]
  it.each(refused)('does not ask about an item %s', (_, changes) => {
    expect(choose(candidates(10))).not.toBeNull()
    expect(choose([...candidates(9), candidate(9, changes)])).toBeNull()
  })

  it('is over with its day, and does not begin in the last hour of one', () => {
    const at = (hours: number) => Date.UTC(2026, 10, 22) + hours * HOUR_MS
    const round = (nowMs: number) =>
      choose(
        candidates(10, () => ({ forecastAtMs: nowMs })),
        DAY,
        nowMs,
      )
    expect(round(at(20))?.closesAtMs).toBe(at(24))
    expect(round(at(23))?.closesAtMs).toBe(at(24))
    expect(round(at(23) + MINUTE_MS)).toBeNull()
  })

  it('closes six hours or more before the first outcome', () => {
    const oldest = NOW_MS - 8 * HOUR_MS + 1
    const round = choose(candidates(10, () => ({ forecastAtMs: oldest })))
    expect((round?.items[0]?.resolvesAtMs ?? 0) - (round?.closesAtMs ?? 0)).toBeGreaterThanOrEqual(6 * HOUR_MS)
  })

  it('cuts a title nobody would read to its end, and takes hidden characters out', () => {
    const title = `Glass\u202E harps ${'and more of them '.repeat(20)}`
    const item = choose([...candidates(9), candidate(9, { title })])?.items.find(({ itemId }) => itemId === '9')
    expect(item?.title).toHaveLength(140)
    expect(item?.title).toMatch(/^Glass harps and more .*…$/)
  })
})
