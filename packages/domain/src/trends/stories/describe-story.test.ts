import { buildItem, ITEM_NOW_MS } from '@trendverse/test-support/trends/build-item'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeStory, describeSubject } from './describe-story'
import { firstSentence } from './first-sentence'
import { nameStory } from './name-story'
import { isOwnWording } from './own-wording'
import { WordFrequencies } from './word-frequencies'

const frequencies = WordFrequencies.shipped()
const SUMMARY = 'The comet can be seen without a telescope until the end of the week. It returns in 2061.'

const described = (items: Parameters<typeof describeStory>[0], name = 'Comet') =>
  describeStory(items, name, frequencies)

const reportOf = (title: string, publisher: string, hour: number) =>
  buildItem('feeds', title, {
    publisher,
    url: `https://${publisher.toLowerCase()}.example/1`,
    publishedAtMs: Date.UTC(2026, 4, 1, hour),
    firstSeenAtMs: Date.UTC(2026, 4, 1, hour),
  })

describe('describeStory', () => {
  it('tells what happened, by whom, and what the summary adds', () => {
    const url = 'https://www.orbit.example/comet'
    const item = buildItem('feeds', 'Astronomers spot a new object near Mars', {
      publisher: 'Orbit Weekly',
      url,
      summary: SUMMARY,
    })
    expect(described([item])).toEqual({
      text: 'Astronomers spot a new object near Mars. The comet can be seen without a telescope until the end of the week.',
      origin: { kind: 'source', label: 'Orbit Weekly', url },
    })
  })

  it('prefers another headline about the same to one that only goes on where the name ends', () => {
    const name = '40,000 people under evacuation orders for a chemical tank leak'
    const longer = reportOf(`${name} in Fjord County`, 'Orbit', 8)
    const other = reportOf(
      'Evacuation orders issued in Fjord city over chemical tank: ‘It fails or it blows up’',
      'Dawn',
      9,
    )
    const foreign = reportOf('As floods get worse, Fjord County tries a new solution: beavers', 'Dusk', 9)
    expect(described([longer], name)?.text).toBe(`${name} in Fjord County.`)
    expect(described([longer, other], name)?.origin.label).toBe('Dawn')
    expect(described([longer, foreign], name)?.origin.label).toBe('Orbit')
  })

  it('tells what a subject is before what only follows from it', () => {
    const dropped = reportOf('Toll drops tax suit against Dunmere in exchange for a fund', 'Dawn', 8)
    const follows = reportOf('Senators, frustrated with the fund of Toll, delay vote on harbour money', 'Dusk', 9)
    expect(described([dropped, follows], 'Toll tax suit')?.origin.label).toBe('Dawn')
    expect(described([follows], 'Toll tax suit')?.origin.label).toBe('Dusk')
  })

  it('does not say the same thing twice', () => {
    const item = buildItem('feeds', 'Comet can be seen without a telescope until the end of the week', {
      summary: SUMMARY,
    })
    expect(described([item])?.text).toBe('Comet can be seen without a telescope until the end of the week.')
    const named = buildItem('feeds', 'New comet found', { summary: SUMMARY })
    expect(described([named], 'New comet found')?.text).toBe(firstSentence(SUMMARY))
  })

  it('takes the headline of an article that a search lists, with its publisher', () => {
    const references = [
      { title: 'Comet appears over Europe', url: 'https://news.example/comet', publisher: 'Orbit Weekly' },
    ]
    const search = buildItem('google-trends', 'comet', { references })
    expect(described([search])).toEqual({
      text: 'Comet appears over Europe.',
      origin: { kind: 'source', label: 'Orbit Weekly', url: 'https://news.example/comet' },
    })
  })

  it('says what an article says where nothing is told', () => {
    const article = buildItem('wikipedia', 'Comet Harper', {
      summary: SUMMARY,
      url: 'https://en.wikipedia.org/wiki/Comet_Harper',
    })
    expect(described([article])).toEqual({
      text: firstSentence(SUMMARY),
      origin: { kind: 'source', label: 'Wikipedia', url: 'https://en.wikipedia.org/wiki/Comet_Harper' },
    })
    expect(describeSubject([article])?.text).toBe(firstSentence(SUMMARY))
    expect(describeSubject([buildItem('feeds', 'x', { summary: SUMMARY })])).toBeNull()
  })

  it('tells the place in a chart, whose count stands beside the sentence', () => {
    const chart = { publishedAtMs: Date.UTC(2024, 5, 20, 14), rank: 3, bestRank: 2, metric: 20_000, peakMetric: 20_000 }
    const [article, video] = [buildItem('wikipedia', 'Comet', chart), buildItem('youtube', 'Comet', chart)]
    expect(described([article])?.text).toBe(
      'Number 2 among the most viewed articles on Wikipedia, listed there since 20 June 2024.',
    )
    expect(described([video])?.text).toBe(
      'Number 2 among the most viewed videos on YouTube, listed there since 20 June 2024.',
    )
  })

  it('states true figures from the receipts when no source tells anything', () => {
    const publishedAtMs = Date.UTC(2024, 5, 20, 14)
    const search = buildItem('google-trends', 'comet', {
      metric: 20_000,
      peakMetric: 20_000,
      publishedAtMs,
      momentum: 2,
    })
    const topic = buildItem('bluesky', 'Comet', { rank: 3, bestRank: 2, publishedAtMs })
    expect(described([topic, search])).toEqual({
      text: 'Searched for more than 20,000 times on Google Trends since 20 June 2024. Number 2 on Bluesky, listed since 20 June 2024.',
      origin: { kind: 'source', label: 'Google Trends, Bluesky', url: null },
    })
  })

  it('never speaks in the words of a personal post, and is null without items', () => {
    const post = buildItem('mastodon', 'I saw it!', { itemId: 'post:1', summary: SUMMARY, peakMetric: 7, metric: 7 })
    expect(described([post])?.text).toMatch(/^Taken up by 7 accounts/)
    expect(described([])).toBeNull()
  })

  it.each([
    ['its full stop', 'Joy of Elixir', 'Joy of Elixir.'],
    ['its capitals', 'Joy of Elixir', 'JOY OF ELIXIR'],
    ['a label', 'Joy of Elixir', 'Show HN: Joy of Elixir'],
    ['a site', 'Joy of Elixir book appears', 'Joy of Elixir book appears | Harbour Post'],
  ])('never repeats a name that differs by %s only', (_, name, title) => {
    const reached = buildItem('hacker-news', title, {
      metric: 210,
      peakMetric: 210,
      publishedAtMs: Date.UTC(2026, 5, 1),
    })
    expect(described([reached], name)?.text).toBe('Reached 210 points on Hacker News since 1 June 2026.')
    const reported = buildItem('feeds', title, { publisher: 'Harbour Post' })
    expect(described([reported], name)?.text).toBe('Reported by Harbour Post on 1 June 2026.')
    for (const one of [reached, reported]) expect(isOwnWording(described([one], name)?.text ?? '')).toBe(true)
    const told = buildItem('hacker-news', title, { summary: SUMMARY })
    expect(described([told], name)?.text).toBe(firstSentence(SUMMARY))
    expect(isOwnWording(firstSentence(SUMMARY))).toBe(false)
  })

  it('never repeats what a repository is when its name says so', () => {
    const repository = buildItem('github', 'owner/orbit', {
      summary: 'A small planetarium for the terminal, made for slow machines.',
      metric: 3_000,
      peakMetric: 3_000,
    })
    const name = 'orbit: A small planetarium for the terminal, made for slow machines'
    expect(described([repository], name)?.text).toMatch(/^Gathered 3,000 stars on GitHub/)
  })

  it('names the first of many publishers where no headline says more', () => {
    const title = 'Comet Harper returns'
    const items = ['Orbit Weekly', 'Harbour Post', 'Fjord Times', 'Bergen News'].map((publisher, index) =>
      buildItem('feeds', title, { publisher, url: `https://${index}.example/`, firstSeenAtMs: ITEM_NOW_MS + index }),
    )
    expect(described(items, title)).toEqual({
      text: 'Reported by Orbit Weekly, Harbour Post, Fjord Times and 1 more since 1 June 2026.',
      origin: { kind: 'source', label: 'Orbit Weekly', url: 'https://0.example/' },
    })
  })

  it('prefers a headline with news to one that adds a single word to the name', () => {
    const items = [
      'Meridian capsule delivers tons of food to harbour',
      'Meridian capsule brings a seed vault to harbour',
    ].map((title, index) => buildItem('feeds', title, { url: `https://${index}.example/` }))
    expect(described(items, 'Meridian capsule delivers food to harbour')?.text).toContain('seed vault')
  })

  it('believes a correction more than the count it corrects, and tells an opinion before its publisher alone', () => {
    const at = (hours: number) => ({
      publishedAtMs: Date.UTC(2026, 5, 1, hours),
      firstSeenAtMs: Date.UTC(2026, 5, 1, hours),
    })
    const name = 'Harbour blast kills 90 in Bergen'
    const counts = [
      buildItem('feeds', name, { ...at(1), url: 'https://a.example/' }),
      buildItem('feeds', 'Blast in Bergen harbour kills 90 people, the worst in years', {
        ...at(2),
        url: 'https://b.example/',
      }),
      buildItem('feeds', 'Norway lowers toll of Bergen harbour blast to 82', { ...at(3), url: 'https://c.example/' }),
    ]
    expect(described(counts, name)?.text).toBe('Norway lowers toll of Bergen harbour blast to 82.')
    const judged = [
      buildItem('feeds', 'Bergen harbour is closed', { ...at(1), url: 'https://a.example/' }),
      buildItem('feeds', 'Why we need the Bergen harbour', { ...at(2), url: 'https://b.example/' }),
    ]
    expect(described(judged, 'Bergen harbour is closed')?.text).toBe('Why we need the Bergen harbour.')
  })

  it('tells the figures of a search before a question or a headline that was cut off', () => {
    const listing = (title: string) =>
      buildItem('google-trends', 'comet', {
        metric: 20_000,
        references: [{ title, url: 'https://news.example/comet', publisher: 'Orbit Weekly' }],
      })
    for (const title of ['Comet over Europe: is it going to hit anything?', 'Comet turns heads heading into …']) {
      expect(described([listing(title)])?.text).toMatch(/^Searched for more than 20,000 times/)
    }
    expect(described([listing('Comet lights up the sky over Europe')])?.text).toBe(
      'Comet lights up the sky over Europe.',
    )
  })

  it('tells the figures of a search before the summary of a page about something else', () => {
    const search = (summary: string) => buildItem('google-trends', 'comet', { metric: 20_000, summary })
    const aside = 'Marin Vale of the harbour team seems to have a knack for coming up big in the clutch.'
    expect(described([search(aside)])?.text).toMatch(/^Searched for more than 20,000 times/)
    expect(described([search(SUMMARY)])?.text).toBe(firstSentence(SUMMARY))
  })

  it('tells what is new before the same said by somebody else', () => {
    const name = 'Divers find four bodies in Harbour cave'
    const items = [
      name,
      'Norway’s minister says divers found four bodies in Harbour cave',
      'Norway asks if Harbour divers went too deep',
    ]
    const headlines = items.map((title, hour) =>
      buildItem('feeds', title, { url: `https://${hour}.example/`, firstSeenAtMs: ITEM_NOW_MS + hour }),
    )
    expect(described(headlines, name)?.text).toBe('Norway asks if Harbour divers went too deep.')
  })

  it('tells why something was called off before what was planned', () => {
    const name = 'Vale could sign Harbour order as soon as Thursday'
    const titles = [name, 'Vale plans to sign order on Harbour fees', 'Why Vale’s Harbour order was pulled']
    const items = titles.map((title, hour) =>
      buildItem('feeds', title, { url: `https://${hour}.example/`, firstSeenAtMs: ITEM_NOW_MS + hour }),
    )
    expect(described(items, name)?.text).toBe('Why Vale’s Harbour order was pulled.')
  })

  it('tells what is a little older than the name before the name with one word more', () => {
    const name = 'Ferry delivers mail and supplies to Harbour island'
    const titles = [
      'Ferry to Harbour island makes its sixtieth crossing with mail',
      name,
      'Ferry delivers mail and fresh supplies to Harbour island',
    ]
    const items = titles.map((title, hour) =>
      buildItem('feeds', title, { url: `https://${hour}.example/`, firstSeenAtMs: ITEM_NOW_MS + hour }),
    )
    expect(described(items, name)?.text).toBe('Ferry to Harbour island makes its sixtieth crossing with mail.')
  })

  it('tells a question that is a little older than the name before its publisher alone', () => {
    const hoursAgo = (hours: number) => ({ firstSeenAtMs: ITEM_NOW_MS - hours * 3_600_000 })
    const name = 'Riddle of the dark harbour lamps may have an answer'
    const answer = buildItem('feeds', name, { publisher: 'Harbour Post' })
    const asks = (hours: number) => buildItem('feeds', 'Why the dark harbour lamps go out', hoursAgo(hours))
    expect(described([asks(2), answer], name)?.text).toBe('Why the dark harbour lamps go out.')
    expect(described([asks(20), answer], name)?.text).toMatch(/^Reported by/)
  })

  it('is never older than the headline that gave the name', () => {
    const name = 'Harbour shares close at a record high'
    const early = buildItem('feeds', 'Harbour shares point lower before the opening bell today', {
      publisher: 'Fjord Times',
      firstSeenAtMs: ITEM_NOW_MS - 3_600_000,
    })
    const late = buildItem('feeds', name, { publisher: 'Harbour Post' })
    expect(described([early, late], name)?.text).toBe('Reported by Fjord Times and Harbour Post since 1 June 2026.')
    const later = buildItem('feeds', 'Harbour shares gain 3% on the day', { firstSeenAtMs: ITEM_NOW_MS + 1 })
    expect(described([early, late, later], name)?.text).toBe('Harbour shares gain 3% on the day.')
    const published = { ...later, publishedAtMs: ITEM_NOW_MS - 7_200_000 }
    expect(described([early, late, published], name)?.text).not.toContain('3%')
  })

  it('tells in English where a headline does, else in the language it names', () => {
    const name = 'Visby harbour fire'
    const swedish = buildItem('feeds', 'Hamnen i Visby brinner och färjan får inte lägga till', {
      publisher: 'Fjordbladet',
      url: 'https://f.example/',
    })
    const english = buildItem('feeds', 'Fire in the harbour of Visby spreads to the ferry', {
      publisher: 'Fjord Times',
    })
    expect(described([swedish], name)).toEqual({
      text: 'Hamnen i Visby brinner och färjan får inte lägga till.',
      origin: { kind: 'source', label: 'Fjordbladet', url: 'https://f.example/', language: 'sv' },
    })
    const told = described([swedish, english], name)
    expect(told?.text).toBe('Fire in the harbour of Visby spreads to the ferry.')
    expect(told?.origin).not.toHaveProperty('language')
  })

  it('says so where a source cut its headline off', () => {
    const item = buildItem('feeds', 'Comet Harper can be seen over the northern ...')
    expect(described([item])?.text).toBe('Comet Harper can be seen over the northern…')
  })

  it('takes a short summary of a script without blanks', () => {
    const link = buildItem('mastodon', 'Comet on Orbit', {
      summary: '彗星を改造して望遠鏡に直接繋いでみました',
      url: 'https://o.example/',
    })
    expect(described([link], 'Comet on Orbit')?.origin).toMatchObject({ language: 'ja' })
  })

  it('names and describes stories of any titles, and never repeats the name', () => {
    const title = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }),
      fc.constantFrom('Om på', '?', '…', 'LIVE', 'Opinion |', '「」', '‘a’: ', 'Vale – Vale – Vale', 'Att inte'),
    )
    fc.assert(
      fc.property(fc.array(title, { minLength: 1, maxLength: 5 }), (titles) => {
        const items = titles.map((one) => buildItem('feeds', one, { publisher: 'Harbour Post' }))
        const name = nameStory(items, frequencies)
        const text = describeStory(items, name, frequencies)?.text ?? ''
        expect(name.length).toBeGreaterThan(0)
        expect(text.replace(/[.…]$/u, '')).not.toBe(name)
      }),
      { seed: 28, numRuns: 150 },
    )
  })
})
