import { seededNumbers } from '@trendverse/test-support/seeded-numbers'
import { buildTrendDetail, testUuid } from '@trendverse/test-support/trends/build-trend'
import { describe, expect, it } from 'vitest'
import { matterOf } from '../../taste/matter-of-trend'
import type { Evidence, TrendDetail } from '../../trends/trend'
import { CAPTION_ROLES, MEME_FORMATS, MEME_STYLES } from '../meme-kinds'
import { isTextAllowed } from '../moderation'
import { PATTERN_POOLS } from './patterns/registry'
import { writeCaptions } from './write-captions'

const receipt = (changes: Partial<Evidence>): Evidence => ({
  id: testUuid(9),
  source: 'hacker-news',
  title: 'A title',
  url: null,
  sourceUrl: null,
  summary: null,
  publisher: null,
  firstSeenAt: '2026-01-01T00:00:00.000Z',
  lastSeenAt: '2026-01-01T00:00:00.000Z',
  publishedAt: null,
  metric: null,
  peakMetric: null,
  metricUnit: 'points',
  rank: null,
  bestRank: null,
  velocityPerHour: null,
  momentum: 0,
  breakoutProbability: null,
  references: [],
  ...changes,
})

/** Everything that is ever said about a trend in one style. */
function everythingAbout(trend: TrendDetail, style: (typeof MEME_STYLES)[number] = 'trending'): string {
  return MEME_FORMATS.flatMap((format) => {
    const earlier: string[] = []
    for (let seed = 1; seed <= 25; seed += 1) {
      const random = seededNumbers(seed)
      const { captions } = writeCaptions({ trend, style, tone: 'deadpan', format, customText: '', random, earlier })
      earlier.push(captions.join('\n'))
    }
    return earlier
  }).join('\n')
}

describe('what a meme says about its trend', () => {
  it('is true: counts, places and years stand only where the evidence has them', () => {
    const bare = everythingAbout(buildTrendDetail(1, { name: 'Tin whistles' }))
    expect(bare).not.toMatch(/Hacker News|Number \d|points|stars/)
    const evidence = [receipt({ peakMetric: 1_234, bestRank: 3 }), receipt({ source: 'github', bestRank: 40 })]
    const told = everythingAbout(buildTrendDetail(1, { name: 'Tin whistles', evidence }))
    expect(told).toContain('1,234 points on Hacker News')
    expect(told).toContain('Number 3 on Hacker News')
    expect(told).not.toMatch(/GitHub|40\b(?! tabs)/)
    const low = [receipt({ peakMetric: 99, bestRank: 11 })]
    expect(everythingAbout(buildTrendDetail(1, { name: 'Tin whistles', evidence: low }))).not.toMatch(/Hacker News/)
  })

  it('names a year only where something is dated, long enough ago', () => {
    const event = (at: string) => ({ kind: 'dated', at, precision: 'year', text: 'It began.' }) as const
    const dated = (at: string) =>
      everythingAbout(
        buildTrendDetail(1, { name: 'Tin whistles', origin: 'admin', timeline: [event(at)] }),
        'nostalgic',
      )
    expect(dated('2016-01-01T00:00:00.000Z')).toContain('2016')
    expect(dated('2016-01-01T00:00:00.000Z')).toContain('It’s 10 years since 2016!')
    expect(dated('2025-01-01T00:00:00.000Z')).not.toContain('2025')
  })

  it('quotes short clean headlines and names neighbours that may be laughed with', () => {
    const evidence = [
      'A whistle for every pocket',
      'x'.repeat(61),
      'See https://evil.example',
      'kill all the gays',
    ].map((title) => receipt({ title }))
    const neighbour = {
      id: testUuid(2),
      color: '#00ffff',
      category: 'General',
      lifecycle: 'peak',
      sources: [],
      strength: 1,
    }
    const related = [
      { ...neighbour, name: 'Kazoos' },
      { ...neighbour, name: 'Plane crash in Ohio' },
    ] as TrendDetail['related']
    const told = everythingAbout(
      buildTrendDetail(1, { name: 'Tin whistles', origin: 'admin', evidence: evidence.slice(0, 3), related }),
    )
    expect(told).toContain('“A whistle for every pocket”')
    expect(told).toContain('Kazoos')
    expect(told).not.toMatch(/https|Plane|x{61}/)
  })
})

describe('a trend that is called by a whole headline', () => {
  it('is never called so in a caption, at most quoted as the headline it is', () => {
    const headline = 'Why the best coffee in town comes from a van'
    const told = everythingAbout(
      buildTrendDetail(1, { name: headline, evidence: [receipt({ title: headline })] }),
      'funny',
    )
    const quotes = told.split('\n').filter((text) => text.includes('best coffee'))
    expect(quotes.length).toBeGreaterThan(0)
    for (const line of quotes) expect(line).toMatch(/“Why the best coffee(?:…| in town comes from a van)”/)
    expect(told).not.toMatch(/ news\b/)
  })

  it('tells how many report it and how fast it grows, where that is much', () => {
    const trend = buildTrendDetail(1, { name: 'Tin whistles', publishers: 14, pace: 3.7 })
    const told = everythingAbout(trend)
    expect(told).toContain('14 papers')
    expect(told).toContain('3 times as fast as most stories')
    const small = everythingAbout(buildTrendDetail(1, { name: 'Tin whistles', publishers: 3, pace: 1.9 }))
    expect(small).not.toMatch(/papers|as fast as/)
  })

  it.each(['light', 'cause', 'earnest', 'sad'])('has a meme in every format also where the matter is %s', (matter) => {
    const words = { light: 'coffee', cause: 'equality', earnest: 'parliament', sad: 'an earthquake' }[matter] ?? ''
    const trend = buildTrendDetail(1, { name: `Why everybody in town now talks only about ${words} and its future` })
    expect(matterOf(trend)).toBe(matter)
    for (const format of MEME_FORMATS) {
      for (const customText of ['', 'My own text']) {
        const kind = { style: 'chaotic', tone: 'witty', format, customText, earlier: [] } as const
        const { captions } = writeCaptions({ trend, ...kind, random: seededNumbers(4) })
        expect(captions).toHaveLength(CAPTION_ROLES[format].length)
      }
    }
  })
})

describe('how far a trend may be laughed about', () => {
  const named = (name: string, changes: Partial<TrendDetail> = {}) => buildTrendDetail(1, { name, ...changes })

  it.each([
    ['Bubble tea', 'light'],
    ['Squid Game', 'light'],
    ['Marriage equality', 'cause'],
    ['Senate hearing', 'earnest'],
    ['Earthquake in Lisbon', 'sad'],
    ['Jane Doe dies at 90', 'sad'],
    ['Airstrike on a city', 'sad'],
    ['Diet soda', 'light'],
    ['Deadline day', 'light'],
    ['Star Wars', 'light'],
    ['Crash on the motorway', 'sad'],
  ])('%s: %s', (name, matter) => {
    expect(matterOf(named(name))).toBe(matter)
  })

  it('is judged by its receipts too', () => {
    expect(matterOf(named('Jane Doe', { evidence: [receipt({ title: 'Singer Jane Doe has died' })] }))).toBe('sad')
    expect(matterOf(named('Jane Doe', { category: 'News & Politics' }))).toBe('earnest')
    expect(matterOf(named('Death Metal Weekend', { category: 'Music' }))).toBe('light')
    expect(matterOf(named('Death Metal Weekend', { category: 'Music', tags: ['two injured'] }))).toBe('sad')
  })

  it('leaves only gentle words where people suffer, whatever was asked for', () => {
    const gentle = new Set(
      MEME_FORMATS.flatMap((format) => PATTERN_POOLS[format].gentle.map((texts) => texts.join('\n'))),
    )
    const trend = named('Earthquake in Lisbon')
    for (const style of MEME_STYLES) {
      for (const said of everythingAbout(trend, style).split('\n')) {
        expect(
          [...gentle].some((text) => text.split('\n').includes(said)),
          said,
        ).toBe(true)
      }
    }
    const kind = { style: 'chaotic', tone: 'absurd', format: 'drake', customText: '', earlier: [] } as const
    const { hashtags } = writeCaptions({ trend, ...kind, random: seededNumbers(1) })
    expect(hashtags).toEqual(['#EarthquakeInLisbon', '#Kindness', '#TakeCare', '#Together'])
  })
})

describe('hostile names', () => {
  it.each([
    ['markup', '<script>alert(1)</script>'],
    ['slots', '{person} {name} ~'],
    ['length', 'x'.repeat(10_000)],
    ['marks', `e${'\u0301'.repeat(5_000)}`],
    ['controls', '\u202Egnp.exe\u0000'],
    ['flags', '🏳️‍🌈'.repeat(200)],
    ['Arabic', 'مرحبا بالعالم'],
    ['Chinese', '你好世界'],
    ['replacements', '$& $1 $$'],
    ['blanks', '   '],
    ['a refused text', 'go kill yourself'],
  ])('make a meme in shape: %s', (_, name) => {
    for (const format of MEME_FORMATS) {
      for (const style of MEME_STYLES) {
        const trend = buildTrendDetail(1, { name })
        const random = seededNumbers(3)
        const meme = writeCaptions({ trend, style, tone: 'witty', format, customText: '', random, earlier: [] })
        expect(meme.captions).toHaveLength(CAPTION_ROLES[format].length)
        for (const caption of meme.captions) expect(caption).toMatch(/^[^<>{}\u0000-\u001f\u202a-\u202e]{1,800}$/)
        expect(meme.captions.every(isTextAllowed)).toBe(true)
        expect(meme.hashtags.length).toBeGreaterThanOrEqual(3)
        expect(meme.altText.length).toBeLessThanOrEqual(500)
      }
    }
  })
})
