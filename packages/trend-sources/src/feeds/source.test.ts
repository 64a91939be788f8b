import { describe, expect, it } from 'vitest'
import { CONTEXT, parseSample, parseWith } from '../testing/replies'
import { source } from './source'

const ATOM = `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="de">
  <title>Blatt</title><link rel="self" href="https://b.example/feed"/><link href="https://b.example/"/>
  <entry xml:base="https://b.example/posts/"><id>tag:b.example,2026:1</id><title type="html">&lt;b&gt;Komet&lt;/b&gt; am Himmel</title>
  <link rel="enclosure" href="https://b.example/a.mp3"/><link rel="alternate" href="komet"/>
  <updated>2026-08-31T10:00:00Z</updated><published>2026-08-30T10:00:00Z</published>
  <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Erster Satz.</p><p>Zweiter Satz.</p></div></content></entry></feed>`

describe('Feeds', () => {
  it('asks every address of the setting', () => {
    const settings = { ...CONTEXT.settings, feedAddresses: ['https://a.example/rss', 'http://b.example:8080/atom'] }
    expect(source.requests({ ...CONTEXT, settings })).toEqual([
      { address: 'https://a.example/rss', label: 'a.example/rss' },
      { address: 'http://b.example:8080/atom', label: 'b.example:8080/atom' },
    ])
  })

  it('reads RSS: markup gone, links absolute, publisher kept, each broken entry one error', () => {
    const { items, errors } = parseSample(source, import.meta.url, 'sample.xml')
    expect(items).toHaveLength(2)
    expect(items[0]).toMatchObject({
      itemId: 'g-1 gazette.example/2026/comet?a=1&b=2',
      title: 'Comet Harper & the “long tail”',
      url: 'https://gazette.example/2026/comet?a=1&b=2',
      summary: 'Tail & head are seen by millions.',
      rank: null,
      publishedAtMs: Date.UTC(2026, 8, 1, 8),
      tags: ['science'],
      language: 'en-GB',
      publisher: 'Star Gazette & Co',
      references: [],
    })
    expect(items[1]).toMatchObject({
      title: 'No title here, only words.',
      url: 'https://gazette.example/2',
      summary: null,
    })
    expect(errors).toEqual(['test, item 3: it has neither a title nor a text'])
  })

  it('reads Atom: alternate link, base, language, XHTML content', () => {
    expect(parseWith(source, ATOM).items[0]).toMatchObject({
      itemId: 'tag:b.example,2026:1 b.example/posts/komet',
      title: 'Komet am Himmel',
      url: 'https://b.example/posts/komet',
      summary: 'Erster Satz. Zweiter Satz.',
      publishedAtMs: Date.UTC(2026, 7, 30, 10),
      language: 'de',
    })
  })

  it('reads JSON Feed', () => {
    const feed = {
      version: 'https://jsonfeed.org/version/1.1',
      title: 'J',
      home_page_url: 'https://j.example/',
      items: [
        {
          id: 7,
          url: 'a',
          title: 'T',
          content_html: '<p>It is seen.</p>',
          date_published: '2026-08-31T10:00:00Z',
          tags: ['A'],
        },
        3,
      ],
    }
    const { items, errors } = parseWith(source, feed)
    expect(items[0]).toMatchObject({
      itemId: '7 j.example/a',
      url: 'https://j.example/a',
      title: 'T',
      summary: 'It is seen.',
      tags: ['a'],
    })
    expect(errors).toEqual(['test: entry 2 is no object'])
  })

  it('reads dates of JSON Feed that are numbers', () => {
    const items = [
      { id: 1, title: 'A', date_published: 1_788_170_400 },
      { id: 2, title: 'B', date_modified: '1788170400000' },
    ]
    const dates = parseWith(source, { items }).items.map(({ publishedAtMs }) => publishedAtMs)
    expect(dates).toEqual([1_788_170_400_000, 1_788_170_400_000])
  })

  describe('language', () => {
    const languages = (feed: unknown): (string | null)[] =>
      parseWith(source, feed).items.map(({ language }) => language)
    const rss = (channel: string, entry: string, attributes = ''): string =>
      `<rss xmlns:dc="http://purl.org/dc/elements/1.1/"${attributes}><channel><title>Blad</title>${channel}
      <item><title>Kometen syns i natt</title><guid>1</guid>${entry}</item></channel></rss>`

    it.each([
      ['the channel states', rss('<language>sv-se</language>', ''), 'sv-se'],
      ['the channel states with dc:language', rss('<dc:language>sv</dc:language>', ''), 'sv'],
      ['the document states with xml:lang', rss('', '', ' xml:lang="sv"'), 'sv'],
      [
        'the entry states, before the channel',
        rss('<language>en</language>', '<dc:language>sv_SE</dc:language>'),
        'sv-SE',
      ],
    ])('is what %s', (_, feed, language) => {
      expect(languages(feed)).toEqual([language])
    })

    it('is that of the Atom entry, before that of the feed', () => {
      expect(languages(ATOM.replace('<entry ', '<entry xml:lang="nl" '))).toEqual(['nl'])
    })

    it('is that of the JSON entry, before that of the feed', () => {
      const items = [
        { id: 1, title: 'A', language: 'fi' },
        { id: 2, title: 'B' },
      ]
      expect(languages({ version: 'https://jsonfeed.org/version/1.1', language: 'en-US', items })).toEqual([
        'fi',
        'en-US',
      ])
    })

    it.each(['English', 'und', 'zxx', 'e', '&lt;b&gt;sv&lt;/b&gt;', 'sv'.repeat(5_000), `sv${'-ab'.repeat(50)}`])(
      'is unknown where the feed states no language: %s',
      (stated) => {
        expect(languages(rss(`<language>${stated}</language>`, ''))).toEqual([null])
      },
    )
  })

  it('believes an entry that names its own publisher, and takes that name out of the headline', () => {
    const rss = `<rss xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>"comet" - Newsfinder</title>
      <item><title>Comet seen - Orbit Weekly</title><guid>1</guid>
        <dc:source>ISBN 1</dc:source><source url="https://orbit.example">Orbit Weekly</source></item>
      <item><title>Comet gone - a farewell</title><guid>2</guid><dc:source>Elsewhere</dc:source></item></channel></rss>`
    expect(parseWith(source, rss).items).toMatchObject([
      { title: 'Comet seen', publisher: 'Orbit Weekly' },
      { title: 'Comet gone - a farewell', publisher: 'Newsfinder' },
    ])
    const named = '<source><id>https://orbitweekly.example/</id><title>Night sky | Orbit Weekly</title></source>'
    const entry = `<entry><id>1</id><title>A</title>${named}</entry>`
    expect(parseWith(source, `<feed><title>Planet Sky</title>${entry}</feed>`).items[0]?.publisher).toBe('Orbit Weekly')
  })

  it('leaves out comments, and says so where a title is only an address', () => {
    const titles = ['By: ada', 'Comments', 'https://a.example/story', 'Comet seen']
    const entries = titles.map((title, index) => `<item><title>${title}</title><guid>${index}</guid></item>`)
    const { items, errors } = parseWith(source, `<rss>${entries.join('')}</rss>`)
    expect(items.map(({ title }) => title)).toEqual(['Comet seen'])
    expect(errors).toEqual(['test, item 3: its title is only an address'])
  })

  it('drops summaries that add nothing to the title', () => {
    const words = ['App Store', 'https://a.example/story', '#comet #space', 'Comet', 'Seen by all.']
    const entries = words.map(
      (text, index) => `<item><title>Comet seen</title><guid>${index}</guid><description>${text}</description></item>`,
    )
    const { items } = parseWith(source, `<rss>${entries.join('')}</rss>`)
    expect(items.map(({ summary }) => summary)).toEqual([null, null, null, null, 'Seen by all.'])
  })

  it('drops summaries of aggregators that add only the publisher to the title', () => {
    const item =
      '<item><title>Dam bursts above Harbour - Coast Times</title><link>https://news.google.com/rss/articles/CBM?oc=5</link>' +
      '<description>&lt;a href="https://x.example"&gt;Dam bursts above Harbour&lt;/a&gt;&amp;nbsp;&lt;font&gt;Coast Times&lt;/font&gt;</description>' +
      '<source url="https://coast.example">Coast Times</source></item>'
    const { items } = parseWith(source, `<rss><channel><title>Google News</title>${item}</channel></rss>`)
    expect(items).toMatchObject([{ title: 'Dam bursts above Harbour', publisher: 'Coast Times', summary: null }])
  })

  it('names no publisher where the feed does not', () => {
    const json = { title: 'Latest news', items: [{ id: 1, title: 'T', authors: [{ name: 'Ada' }] }] }
    expect(parseWith(source, json).items[0]?.publisher).toBeNull()
  })

  it.each([
    '<!DOCTYPE html><html><head><title>x</title></head></html>',
    '',
    '{}',
    '[1,2]',
    '<rss><channel/></rss>',
    '<<<',
  ])('says in one sentence why %j is of no use', (body) => {
    const { items, errors } = parseWith(source, body)
    expect(items).toEqual([])
    expect(errors).toHaveLength(1)
    expect(errors[0]).toMatch(/^test: /)
  })
})
