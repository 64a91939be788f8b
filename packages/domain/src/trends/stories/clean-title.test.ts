import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SourceId } from '../items/source'
import { cleanTitle } from './clean-title'

const clean = (source: SourceId, title: string, url: string | null = null): string =>
  cleanTitle({ source, title, url, publisher: null, references: [] })

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
    ['feeds', 'İSTANBUL’DA KADINLAR IŞIKLARI YAKTI', 'İstanbul’da Kadınlar Işıkları Yaktı'],
    ['feeds', 'ᲗᲑᲘᲚᲘᲡᲘ ᲓᲦᲔᲡ ᲘᲖᲔᲘᲛᲔᲑᲡ', 'თბილისი დღეს იზეიმებს'],
    ['bluesky', 'WWE', 'WWE'],
    ['mastodon', '#SaveDotOrg', '#SaveDotOrg'],
    ['feeds', 'Ukraine war live: Kyiv under attack', 'Kyiv under attack'],
    ['feeds', 'Budget debate – as it happened', 'Budget debate'],
    ['feeds', 'Rovers beat City - live updates', 'Rovers beat City'],
    ['hacker-news', 'Show HN:', 'Show HN:'],
    ['feeds', 'Just nu: Stor brand i Visby hamn', 'Stor brand i Visby hamn'],
    ['feeds', 'Ledare: Hamnen i Visby behövs', 'Hamnen i Visby behövs'],
    ['feeds', 'Gotlandsbladet Direkt – Stor brand i Visby hamn', 'Stor brand i Visby hamn'],
    ['feeds', 'Hamnen i Visby brinner – Senaste nytt om branden', 'Hamnen i Visby brinner'],
    [
      'feeds',
      'Gotlandsbladet Direkt – Misstänkt rån i Visby – två pojkar gripna av polisen',
      'Misstänkt rån i Visby – två pojkar gripna av polisen',
    ],
    ['feeds', 'Direkt – Kriget om hamnen – Färjor vänder på fjorden', 'Färjor vänder på fjorden'],
    ['feeds', 'Live - Storm Berit - Ferries turn back at the pier', 'Ferries turn back at the pier'],
    ['feeds', 'Marin Vale (@vale) sails on', 'Marin Vale sails on'],
    ['feeds', 'Harbour agenda: Mayor turns to the ferries', 'Mayor turns to the ferries'],
    ['feeds', 'Stock market news, May 4, 2026: Ferries sink', 'Ferries sink'],
    ['feeds', 'Harbour Awards full coverage and winners list: Marin Vale sweeps', 'Marin Vale sweeps'],
    ['feeds', 'Harbour fire latest: Crews reach the pier', 'Crews reach the pier'],
    ['feeds', 'Vale speaks from the pier (Exclusive)', 'Vale speaks from the pier'],
    ['feeds', 'Meridian turns words into video', 'Meridian turns words into video'],
    ['feeds', 'Boxing results: Marin Vale stops Jon Hale', 'Marin Vale stops Jon Hale'],
    ['feeds', 'Box Office: ‘Harbour’ tops Friday', '‘Harbour’ tops Friday'],
    ['feeds', '   ', 'Unnamed Trend'],
  ])('%s: %j becomes %j', (source, title, expected, url) => {
    expect(clean(source, title, url)).toBe(expected)
  })

  it('drops the publisher behind a dash, whoever passed the page on', () => {
    const title = 'Volcano erupts near harbor - Harbour Post'
    const item = { source: 'feeds' as const, title, url: 'https://news.example/a', references: [] }
    expect(cleanTitle({ ...item, publisher: 'Harbour Post' })).toBe('Volcano erupts near harbor')
    expect(cleanTitle({ ...item, publisher: 'Orbit Weekly' })).toBe(title)
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
