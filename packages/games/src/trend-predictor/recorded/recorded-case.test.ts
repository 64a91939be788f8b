import { isPlayful } from '@trendverse/domain/games/is-playful'
import { describe, expect, it } from 'vitest'
import { loadRecordedCases, playedCase, type RecordedCase, type RecordedCases } from './recorded-case'
import recorded from './recorded-cases.json'

const { cases } = recorded as unknown as RecordedCases

const RECORDED: RecordedCase = {
  name: 'Night Trams',
  category: 'Lifestyle',
  source: 'wikipedia',
  url: 'https://pageviews.wmcloud.org/?pages=Night_Trams',
  unit: 'views',
  startsOn: '2016-04-01',
  seenUntil: '2016-05-01',
  deadline: '2016-07-01',
  bar: 2_500_000,
  rank: 14,
  brokeOut: true,
  counts: [
    ['2016-05-01', 1_000_000],
    ['2016-06-01', 2_600_000],
  ],
}

describe('the cases that ship with the game', () => {
  it('are sixty and more, none twice, of several kinds, and go either way', async () => {
    const played = await loadRecordedCases()
    expect(played.length).toBeGreaterThanOrEqual(60)
    expect(new Set(played.map(({ trend }) => trend.id)).size).toBe(played.length)
    expect(new Set(played.map(({ trend }) => trend.category)).size).toBeGreaterThanOrEqual(6)
    for (const source of ['Wikipedia', 'GitHub']) {
      const ofSource = played.filter((one) => one.source === source)
      const share = ofSource.filter(({ brokeOut }) => brokeOut).length / ofSource.length
      expect(share).toBeGreaterThan(0.4)
      expect(share).toBeLessThan(0.6)
    }
  })

  it('can each be checked at an address of its source, and lie in the past', () => {
    const hosts = { wikipedia: 'pageviews.wmcloud.org', github: 'github.com' }
    for (const { source, url, startsOn, seenUntil, deadline } of cases) {
      expect(new URL(url)).toMatchObject({ protocol: 'https:', host: hosts[source] })
      expect([startsOn, seenUntil, deadline].toSorted()).toEqual([startsOn, seenUntil, deadline])
      expect(deadline <= '2026-11-01').toBe(true)
    }
  })

  it('are playthings by the rule that holds for everything in a game', () => {
    const refused = cases.filter(
      ({ name, category }) => !isPlayful({ name, category, description: '', tags: [], origin: 'starter' }),
    )
    expect(refused).toEqual([])
  })
})

describe('a recorded case', () => {
  it('is asked in plain words, and its later counts are hidden', () => {
    expect(playedCase(RECORDED, 39)).toMatchObject({
      source: 'Wikipedia',
      barText: '2,500,000 views on Wikipedia by the end of 30 Jun 2016',
      startsAt: '2016-04-01T00:00:00.000Z',
      seen: [
        [0, 0],
        [30 * 1_440, 1_000_000],
      ],
      hidden: [[61 * 1_440, 2_600_000]],
      seenUntilMinutes: 30 * 1_440,
      deadlineMinutes: 91 * 1_440,
      engine: null,
      baseRate: { stated: 39, here: 40 },
      url: RECORDED.url,
    })
  })

  it('is refused where its counts say otherwise, or where it cannot be checked', () => {
    expect(() => playedCase({ ...RECORDED, brokeOut: false }, 39)).toThrow('the curve says otherwise')
    expect(() => playedCase({ ...RECORDED, bar: 900_000 }, 39)).toThrow('what everybody sees')
    expect(() => playedCase({ ...RECORDED, url: 'http://pageviews.wmcloud.org/' }, 39)).toThrow('Invalid URL')
  })
})
