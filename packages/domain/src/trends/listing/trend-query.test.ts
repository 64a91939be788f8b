import { describe, expect, it } from 'vitest'
import type { Trend } from '../trend'
import { filterTrends, foldText, matchesSearch, sortTrends, TREND_SORTS } from './trend-query'

function trendOf(number: number, changes: Partial<Trend> = {}): Trend {
  return {
    id: `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`,
    name: `Trend ${number}`,
    description: 'About it.',
    descriptionOrigin: { kind: 'admin' },
    color: '#00ffff',
    category: 'General',
    status: 'active',
    featured: false,
    tags: [],
    views: 0,
    interactions: 0,
    createdDate: `2026-01-0${number}T00:00:00.000Z`,
    updatedDate: `2026-01-0${number}T00:00:00.000Z`,
    origin: 'live',
    lifecycle: 'rising',
    momentum: 0,
    attention: 0,
    voices: 2,
    publishers: 0,
    proof: null,
    pace: null,
    breakoutProbability: null,
    sources: [],
    sparkline: [],
    relatedIds: [],
    ...changes,
  }
}

const namesOf = (trends: readonly Trend[]) => trends.map((trend) => trend.name)

describe('search (TR-07)', () => {
  const trend = trendOf(1, { name: 'Pokémon Go', description: 'Monsters in the PARK', tags: ['augmented reality'] })

  it('looks at name, description and tags, ignoring case and accents', () => {
    for (const search of ['pokemon', 'POKÉMON', 'park', 'Reality', '  go ']) {
      expect(matchesSearch(trend, search), search).toBe(true)
    }
    expect(matchesSearch(trend, 'chess')).toBe(false)
  })

  it("looks at the category's name beside them (OP-28)", () => {
    const film = trendOf(2, { name: 'Tár', category: 'Film & TV' })
    for (const search of ['film', 'tar tv', 'FILM & TV']) expect(matchesSearch(film, search), search).toBe(true)
    expect(matchesSearch(trend, 'film')).toBe(false)
  })

  it('wants every word, wherever it stands', () => {
    expect(matchesSearch(trend, 'reality pokemon')).toBe(true)
    expect(matchesSearch(trend, 'pokemon chess')).toBe(false)
  })

  it('lets everything through when nothing is asked for', () => {
    expect(['', '   ', '\n'].every((search) => matchesSearch(trend, search))).toBe(true)
  })

  it('takes what looks like a pattern or markup for plain text', () => {
    expect(matchesSearch(trend, '.*')).toBe(false)
    expect(matchesSearch(trendOf(2, { name: '<b>.*</b>' }), '<b>.*')).toBe(true)
  })

  it('folds widths and blanks', () => {
    expect(foldText('  Ｆｕｌｌ \t width ')).toBe('full width')
  })
})

describe('filterTrends', () => {
  const trends = [
    trendOf(1, { featured: true, category: 'Music' }),
    trendOf(2, { status: 'draft' }),
    trendOf(3, { featured: true, status: 'archived', lifecycle: 'dormant' }),
    trendOf(4, { category: 'Music', lifecycle: 'peak' }),
  ]

  it('combines status, featured, category, stage and search', () => {
    expect(namesOf(filterTrends(trends, {}))).toHaveLength(4)
    expect(namesOf(filterTrends(trends, { status: 'active' }))).toEqual(['Trend 1', 'Trend 4'])
    expect(namesOf(filterTrends(trends, { featured: true, status: 'active' }))).toEqual(['Trend 1'])
    expect(namesOf(filterTrends(trends, { featured: false }))).toEqual(['Trend 2', 'Trend 4'])
    expect(namesOf(filterTrends(trends, { category: 'Music', lifecycle: 'peak' }))).toEqual(['Trend 4'])
    expect(namesOf(filterTrends(trends, { search: 'trend 3' }))).toEqual(['Trend 3'])
  })

  it('leaves classics out of every stage, though not out of the list (OP-83)', () => {
    const classic = trendOf(5, { origin: 'starter', lifecycle: 'peak' })
    const shown = trendOf(6, { origin: 'starter', lifecycle: 'peak', sources: ['wikipedia'] })
    expect(namesOf(filterTrends([classic, shown], { lifecycle: 'peak' }))).toEqual(['Trend 6'])
    expect(namesOf(filterTrends([classic, shown], {}))).toEqual(['Trend 5', 'Trend 6'])
  })
})

describe('sortTrends', () => {
  const trends = [
    trendOf(1, { attention: 2, momentum: 7, views: 5, name: 'Zebra' }),
    trendOf(2, { attention: 9, momentum: 1, views: 1, name: 'apple' }),
    trendOf(3, { attention: 2, momentum: 2, views: 9, name: 'Émile' }),
  ]

  it('puts the newest first, the strongest, the most seen, or goes by name', () => {
    expect(namesOf(sortTrends(trends, 'newest'))).toEqual(['Émile', 'apple', 'Zebra'])
    expect(namesOf(sortTrends(trends, 'attention'))).toEqual(['apple', 'Émile', 'Zebra'])
    expect(namesOf(sortTrends(trends, 'fastest'))).toEqual(['Zebra', 'Émile', 'apple'])
    expect(namesOf(sortTrends(trends, 'views'))).toEqual(['Émile', 'Zebra', 'apple'])
    expect(namesOf(sortTrends(trends, 'name'))).toEqual(['apple', 'Émile', 'Zebra'])
  })

  it('ranks what sources name now, though below their average, above what no source shows (OP-28)', () => {
    const starter = trendOf(1, { origin: 'starter', attention: 0 })
    const quiet = trendOf(2, { attention: -0.7, sources: ['google-trends', 'mastodon', 'feeds'] })
    const shownStarter = trendOf(3, { origin: 'starter', attention: -0.2, sources: ['wikipedia'] })
    const hot = trendOf(4, { attention: 3, sources: ['hacker-news'] })
    const newStarter = trendOf(5, { origin: 'starter', attention: 0 })
    expect(namesOf(sortTrends([starter, quiet, newStarter, shownStarter, hot], 'attention'))).toEqual(
      namesOf([hot, shownStarter, quiet, newStarter, starter]),
    )
  })

  it('mixes categories of what sources show, so that one field does not fill the first places (OP-82)', () => {
    const shown = (number: number, attention: number, category: Trend['category']) =>
      trendOf(number, { attention, category, sources: ['feeds'] })
    const sports = [6, 5.9, 5.8, 5.7].map((attention, index) => shown(index + 1, attention, 'Sports'))
    const others = [shown(5, 5.1, 'Science'), shown(6, 5.05, 'Music')]
    expect(namesOf(sortTrends([...others, ...sports], 'attention')).slice(0, 4)).toEqual(
      namesOf([...sports.slice(0, 2), ...others]),
    )
  })

  it('leaves its input alone and gives the same order whatever order it got', () => {
    const before = namesOf(trends)
    for (const sort of TREND_SORTS) {
      expect(sortTrends([...trends].reverse(), sort)).toEqual(sortTrends(trends, sort))
    }
    expect(namesOf(trends)).toEqual(before)
  })
})
