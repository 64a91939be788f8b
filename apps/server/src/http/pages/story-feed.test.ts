import { readForeignFeed } from '@trendverse/test-support/machines/foreign-feed'
import { buildTrendRecord, testUuid } from '@trendverse/test-support/trends/build-trend'
import { readFeed } from '@trendverse/trend-sources/feed/parse-feed'
import { describe, expect, it } from 'vitest'
import { type FeedStory, storyFeedXml } from './story-feed'

const NOW_MS = Date.UTC(2026, 2, 15)
const SITE = { publicUrl: 'https://trends.example', siteName: 'Trendverse', nowMs: NOW_MS }
const story = (number: number, changes: Partial<FeedStory> = {}): FeedStory => ({
  ...buildTrendRecord(number),
  sources: ['feeds'],
  attention: number,
  ...changes,
})

/** As a feed reader reads it: our own, which knows no more of us than any other. */
function read(xml: string) {
  const request = { address: 'https://trends.example/feed.xml', label: 'Stories' }
  const reading = readFeed({ request, contentType: 'application/atom+xml', body: Buffer.from(xml) })
  if ('error' in reading) throw new Error(reading.error)
  return reading.feed
}

const HOSTILE = `</title><script>alert("1")</script> & ]]> ' \u0000\u0008\uFFFE\uD800 🪐`

describe('storyFeedXml', () => {
  it('holds the strongest stories that a source shows, at most 50', () => {
    const stories = Array.from({ length: 60 }, (_, index) => story(index + 1))
    const xml = storyFeedXml(SITE, [...stories, story(99, { sources: [] })])
    const ids = [...xml.matchAll(/<id>urn:uuid:(.*?)<\/id>/g)].map(([, id]) => id)
    expect(ids).toEqual(
      stories
        .toReversed()
        .slice(0, 50)
        .map(({ id }) => id),
    )
  })

  it('can be read by a feed reader: name, sentence, address and times', () => {
    const at = (hour: number) => new Date(Date.UTC(2026, 2, 14, hour)).toISOString()
    const xml = storyFeedXml(SITE, [
      story(1, { name: 'Comet Harper', description: 'It can be seen by eye.', createdDate: at(8), updatedDate: at(9) }),
      story(2, { updatedDate: at(7) }),
    ])
    expect(xml).toContain(`<updated>${at(9)}</updated>\n<entry>`)
    expect(xml).toContain(`<published>${at(8)}</published>\n<updated>${at(9)}</updated>`)
    const entry = read(xml).entries.find(({ title }) => title.text === 'Comet Harper')
    expect(entry).toMatchObject({
      link: `https://trends.example/trends/${testUuid(1)}`,
      summary: { text: 'It can be seen by eye.' },
      published: at(8),
    })
  })

  it('says nothing twice, and when it changed even where it holds nothing', () => {
    const named = story(1, { name: 'Joy of Elixir', description: 'Joy of Elixir.' })
    expect(storyFeedXml(SITE, [named])).not.toContain('<summary')
    for (const description of [`“${named.name.toUpperCase()}”!`, `  ${named.name} …`, '…'])
      expect(storyFeedXml(SITE, [{ ...named, description }])).not.toContain('<summary')
    const classic = story(2, { sources: [], updatedDate: '2026-03-14T10:00:00.000Z' })
    expect(storyFeedXml(SITE, [classic])).toContain('<updated>2026-03-14T10:00:00.000Z</updated>')
    expect(storyFeedXml(SITE, [])).toContain('<updated>2026-03-15T00:00:00.000Z</updated>')
    expect(storyFeedXml(SITE, [])).toContain('<icon>https://trends.example/icons/planet-180.png</icon>')
  })

  it('names whose words a sentence is', () => {
    const author = (changes: Partial<FeedStory>) =>
      /<author><name>(.*?)<\/name>/.exec(storyFeedXml(SITE, [story(1, changes)]))?.[1]
    expect(author({ descriptionOrigin: { kind: 'source', label: 'Orbit Weekly', url: null } })).toBe('Orbit Weekly')
    expect(author({ descriptionOrigin: { kind: 'source', label: '', url: null } })).toBe('Trendverse')
    expect(author({ descriptionOrigin: { kind: 'ai' } })).toBe('Trendverse')
  })

  it('stays well-formed whatever a source says', () => {
    const xml = storyFeedXml({ ...SITE, siteName: HOSTILE }, [
      story(1, {
        name: HOSTILE,
        description: HOSTILE,
        descriptionOrigin: { kind: 'source', label: HOSTILE, url: null },
      }),
    ])
    expect(xml).not.toContain('<script')
    expect(xml).not.toMatch(/[\u0000-\u0008\uFFFE]|\p{Cs}/u)
    expect(xml).toContain('🪐')
    expect(read(xml).entries).toHaveLength(1)
  })

  it('says to a foreign reader what it says to ours', async () => {
    const at = '2026-03-14T08:00:00.000Z'
    const xml = storyFeedXml(SITE, [
      story(2, { name: HOSTILE, description: HOSTILE, category: 'Science' }),
      story(1, { name: 'Comet', description: 'It can be seen.', createdDate: at, updatedDate: at }),
    ])
    const { meta, items } = await readForeignFeed(xml)
    expect(meta).toMatchObject({
      '#type': 'atom',
      title: 'Trendverse',
      link: 'https://trends.example/trends',
      xmlurl: 'https://trends.example/feed.xml',
      favicon: 'https://trends.example/icons/planet-180.png',
    })
    expect(items.map(({ title }) => title)).toEqual([expect.stringMatching(/alert\("1"\).* & \]\]> ' +🪐$/u), 'Comet'])
    expect(items[1]).toMatchObject({
      guid: `urn:uuid:${testUuid(1)}`,
      link: `https://trends.example/trends/${testUuid(1)}`,
      summary: 'It can be seen.',
      author: 'Trendverse',
      pubdate: new Date(at),
      date: new Date(at),
    })
    expect(items[0]?.categories).toEqual(['Science'])
  })

  it.each([
    ['without a story', 0],
    ['with as many as it holds', 60],
  ])('is a feed %s to a foreign reader, too', async (_, count) => {
    const stories = Array.from({ length: count }, (__, index) => story(index + 1))
    const { meta, items } = await readForeignFeed(storyFeedXml(SITE, stories))
    expect(meta.date).toBeInstanceOf(Date)
    expect(items).toHaveLength(Math.min(count, 50))
    expect(new Set(items.map(({ guid }) => guid)).size).toBe(items.length)
  })

  it('is a feed without stories, too', () => {
    const xml = storyFeedXml(SITE, [])
    expect(xml).toMatch(/<updated>\d{4}-/)
    expect(xml).not.toContain('<entry>')
  })

  it('marks the language of a sentence that is not in English', () => {
    const descriptionOrigin = { kind: 'source', label: 'Fjordbladet', url: null } as const
    const foreign = story(1, { descriptionOrigin: { ...descriptionOrigin, language: 'sv' } })
    expect(storyFeedXml(SITE, [foreign])).toContain('<summary type="text" xml:lang="sv">')
    expect(storyFeedXml(SITE, [story(1, { descriptionOrigin })])).toContain('<summary type="text">')
  })
})
