import { SOURCE_PROFILES } from '@trendverse/domain/trends/items/source'
import { sparkline } from '@trendverse/domain/trends/momentum/sparkline'
import { describe, expect, it } from 'vitest'
import { SOURCES } from './registry'
import { countAtStart, median, mergeHistories, tidyHistory } from './stated-history'
import { NOW_MS, parseSample } from './testing/replies'

describe('tidyHistory', () => {
  it('keeps usable counts, one per instant, oldest first', () => {
    const counts = [
      { atMs: 30, metric: 3 },
      { atMs: 10, metric: 1 },
      { atMs: 30, metric: 4 },
      { atMs: 20, metric: Number.NaN },
      { atMs: Number.POSITIVE_INFINITY, metric: 1 },
      { atMs: 25, metric: -1 },
    ]
    expect(tidyHistory(counts)).toEqual([
      { atMs: 10, metric: 1 },
      { atMs: 30, metric: 4 },
    ])
  })

  it('keeps the newest 31', () => {
    const days = Array.from({ length: 40 }, (_, index) => ({ atMs: index, metric: index }))
    expect(tidyHistory(days)).toEqual(days.slice(9))
  })
})

describe('mergeHistories', () => {
  it('takes the higher count where two lists state one instant', () => {
    const a = [1, 2, 3].map((day) => ({ atMs: day, metric: 10 * day }))
    const b = [1, 2, 3].map((day) => ({ atMs: day, metric: 20 }))
    expect(mergeHistories(a, b).map(({ metric }) => metric)).toEqual([20, 20, 30])
  })

  it('believes the list where it began first, whichever comes first', () => {
    const early = countAtStart(100, 0)
    for (const late of [countAtStart(200, 0), []]) {
      expect(mergeHistories(early, late)).toEqual(early)
      expect(mergeHistories(late, early)).toEqual(early)
    }
  })
})

describe('the first reading of a source with a history', () => {
  it.each([
    ['google-trends', 'sample.xml'],
    ['hacker-news', 'sample.json'],
    ['lobsters', 'sample.json'],
    ['mastodon', 'sample-tags.json'],
  ] as const)('of %s gives its items a curve', (id, sample) => {
    const folder = new URL(`${id}/`, import.meta.url)
    const [item] = parseSample(SOURCES[id], folder.href, sample).items
    const read = { atMs: NOW_MS, metric: item?.metric ?? null, rank: item?.rank ?? null }
    const points = [...(item?.history ?? []).map((count) => ({ ...count, rank: null })), read]
    const { metricUnit } = SOURCE_PROFILES[id]
    expect(sparkline([{ metricUnit, points }]).length).toBeGreaterThan(1)
    expect(sparkline([{ metricUnit, points: [read] }])).toEqual([])
  })
})

describe('median', () => {
  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 2, 3], 3],
    [[7], 7],
    [[], null],
  ])('of %j is %j', (numbers, middle) => expect(median(numbers)).toBe(middle))
})
