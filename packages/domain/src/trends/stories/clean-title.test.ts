import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SourceId } from '../items/source'
import { cleanTitle, mainClause, shortenTitle } from './clean-title'

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
    ['feeds', 'Harbour fire latest: Crews reach the pier', 'Crews reach the pier'],
    ['feeds', 'Vale speaks from the pier (Exclusive)', 'Vale speaks from the pier'],
    ['feeds', 'Meridian turns words into video', 'Meridian turns words into video'],
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

describe('shortenTitle', () => {
  it('ends a long headline where it still says something', () => {
    expect(shortenTitle('Rovers win the Meridian Cup')).toBe('Rovers win the Meridian Cup')
    expect(
      shortenTitle(
        'California governor declares state of emergency over looming chemical disaster in a southern county',
      ),
    ).toBe('California governor declares state of emergency')
    expect(
      shortenTitle('Harbour closed, ferries cancelled and schools shut as the storm slowly moves up the eastern coast'),
    ).toBe('Harbour closed, ferries cancelled and schools shut')
    expect(
      shortenTitle('Marin Vale, a governor for twelve years and a voice for farmers, dies at 86. She was never beaten'),
    ).toBe('Marin Vale, a governor for twelve years and a voice for farmers, dies at 86')
    expect(shortenTitle('Longwordwithoutanyblank'.repeat(6)).length).toBeLessThanOrEqual(81)
  })

  it('drops a quotation in front of what happened, and never ends inside an enumeration', () => {
    expect(
      shortenTitle('‘A nightmare for the north’: senators criticise the alleged terms of the emerging fishing deal'),
    ).toBe('Senators criticise the alleged terms of the emerging fishing deal')
    expect(shortenTitle('‘We’ve never had this.’ Northern Norway Weighs Rising Costs')).toBe(
      'Northern Norway Weighs Rising Costs',
    )
    expect(
      shortenTitle(
        'The Meridian walking frame is slimmer, faster, and still not built for anybody with bad knees today',
      ),
    ).toBe('The Meridian walking frame is slimmer, faster, and still not built for anybody…')
  })

  it.each([
    ['a verb', 'Marin Vale, builder of the tunnel under the Oslo fjord and the bridge over it, dies at 86 in Bergen'],
    [
      'what comes behind a dispute',
      'The Oslo court avoids taking up a fight over harbour rights that nobody in the city wants to have',
    ],
    [
      'what turns it round',
      'Harbour workers will strike on Monday in the whole of Norway only if the talks in Bergen fail again today',
    ],
  ])('never leaves out %s', (_, title) => {
    const name = shortenTitle(title)
    expect(name).not.toMatch(/(?:bridge over it|fight|strike|Norway)$/)
    expect(name.length).toBeLessThanOrEqual(81)
  })

  it('cuts before a place or a means where nothing else ends', () => {
    expect(
      shortenTitle('State judge blocks evidence of the harbour master’s red notebook in the Meridian Bank murder case'),
    ).toBe('State judge blocks evidence of the harbour master’s red notebook')
  })

  it('applies no English rules to other languages', () => {
    const title = 'Myndigheten föreslår åtgärder for kommuner in norr med stora hamnar och små hamnar vid kusten'
    expect(shortenTitle(title, 'sv')).toMatch(/…$/)
  })
})

describe('mainClause', () => {
  it.each([
    ['Vale calls off the attack on the harbour amid talks with Oslo', 'Vale calls off the attack on the harbour', 'en'],
    ['Norway starts a ship insurance scheme for the northern strait', 'Norway starts a ship insurance scheme', 'en'],
    ['Familjen reste till Visby hamn – fyraåring spårlöst borta', null, 'sv'],
    ['Meridian turns images into video — and that is just the start', 'Meridian turns images into video', 'en'],
    ['Marin Vale says that she has been diagnosed with cancer', null, 'en'],
    ['Harbour in Oslo is once again on the list', null, 'en'],
    ['“We have never seen this” – harbour master speaks', null, 'en'],
    ['Justices see strain as Court comes under scrutiny', null, 'en'],
    ['Rovers win', null, 'en'],
  ] as const)('of %j is %j', (title, clause, language) => {
    expect(mainClause(title, language)).toBe(clause)
  })
})
