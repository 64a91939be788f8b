import { buildItem } from '@trendverse/test-support/trends/build-item'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanTitle, trendName } from './compose-name'
import type { SourceId } from './source'

const clean = (source: SourceId, title: string, url: string | null = null): string =>
  cleanTitle({ source, title, url, references: [] })

describe('cleanTitle', () => {
  it.each<[SourceId, string, string, string?]>([
    ['hacker-news', 'Show HN: A file manager in Rust', 'A file manager in Rust'],
    ['hacker-news', 'The art of small tools (2014) [pdf]', 'The art of small tools'],
    ['feeds', 'BREAKING: Volcano erupts near harbor', 'Volcano erupts near harbor'],
    ['feeds', 'Volcano erupts near harbor | Harbour Post', 'Volcano erupts near harbor'],
    [
      'feeds',
      'Volcano erupts near harbor - Harbour Post',
      'Volcano erupts near harbor',
      'https://www.harbourpost.example/a',
    ],
    ['feeds', 'Rovers and City - a long rivalry', 'Rovers and City - a long rivalry', 'https://news.example/a'],
    ['feeds', 'What happens next ...', 'What happens next'],
    ['google-trends', 'travis scott', 'Travis Scott'],
    ['google-trends', 'lord of the rings', 'Lord of the Rings'],
    ['google-trends', 'iPhone 17', 'iPhone 17'],
    ['wikipedia', 'Sinners (2025 film)', 'Sinners'],
    ['github', 'some-owner/comet-tools', 'comet-tools'],
    ['youtube', 'Giddy Up ( Official Music Video )', 'Giddy Up'],
    ['feeds', 'ROVERS WIN THE MERIDIAN CUP', 'Rovers Win the Meridian Cup'],
    ['bluesky', 'WWE', 'WWE'],
    ['mastodon', '#SaveDotOrg', '#SaveDotOrg'],
    ['hacker-news', 'Show HN:', 'Show HN:'],
    ['feeds', '   ', 'Unnamed Trend'],
  ])('%s: %j becomes %j', (source, title, expected, url) => {
    expect(clean(source, title, url)).toBe(expected)
  })

  it('never yields an empty or overlong name, and cleaning twice changes nothing more', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
        const name = clean('feeds', title)
        expect(name.length).toBeGreaterThan(0)
        expect(name.length).toBeLessThanOrEqual(111)
      }),
      { seed: 17, numRuns: 300 },
    )
  })

  it('stays quick on hostile titles', () => {
    for (const title of ['a - '.repeat(80), '| '.repeat(150), '[x] '.repeat(75), ' '.repeat(300)]) {
      expect(clean('feeds', title).length).toBeLessThanOrEqual(111)
    }
  })
})

describe('trendName', () => {
  const headline = buildItem('feeds', 'Rapper Travis Scott arrested after an argument in Miami')

  it('prefers the short name an article, then a search, then a topic gives', () => {
    const search = buildItem('google-trends', 'travis scott miami')
    const article = buildItem('wikipedia', 'Travis Scott')
    const tag = buildItem('mastodon', '#TravisScott')
    expect(trendName(headline, [tag, search, article])).toBe('Travis Scott')
    expect(trendName(headline, [tag, search])).toBe('Travis Scott Miami')
    expect(trendName(headline, [tag])).toBe('#TravisScott')
  })

  it('keeps the founding headline when nothing shorter names the thing', () => {
    expect(trendName(headline, [buildItem('mastodon', '#introduction')])).toBe(headline.title)
  })
})
