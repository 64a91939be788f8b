import { describe, expect, it } from 'vitest'
import { source } from '../feeds/source'
import { source as googleTrends } from '../google-trends/source'
import { parseWith } from '../testing/replies'

const MEDIA = 'xmlns:media="http://search.yahoo.com/mrss/"'
const DC = 'xmlns:dc="http://purl.org/dc/elements/1.1/"'
const ITEM =
  '<title>Parliament passes the budget</title><link>https://a.example/budget</link><guid>https://a.example/budget</guid>'

const rss = (item: string, head = '<title>Harbour Post</title>'): string =>
  `<rss version="2.0" ${MEDIA} ${DC} xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${head}<item>${item}</item></channel></rss>`
const first = (feed: string) => parseWith(source, feed).items[0]

describe('an element of another namespace', () => {
  it.each([
    ['media:title', '<media:title>Photograph: J. Doe</media:title>', { title: 'Parliament passes the budget' }],
    ['dc:title', '<dc:title>Untitled 7</dc:title>', { title: 'Parliament passes the budget' }],
    [
      'an undeclared prefix',
      '<shop:title>Mug</shop:title><shop:link>https://shop.example/mug</shop:link>',
      { title: 'Parliament passes the budget', url: 'https://a.example/budget' },
    ],
    [
      'a default namespace of its own',
      '<title xmlns="http://search.yahoo.com/mrss/">Photograph: J. Doe</title>',
      { title: 'Parliament passes the budget' },
    ],
    ['media:guid', '<media:guid>9</media:guid>', { itemId: 'https://a.example/budget' }],
    ['atom:link', '<atom:link>https://b.example/self</atom:link>', { url: 'https://a.example/budget' }],
    [
      'media:category',
      '<media:category>stock/photo</media:category><category>Politics</category>',
      { tags: ['politics'] },
    ],
    ['media:language', '<x:language>fi</x:language><language>sv</language>', { language: 'sv' }],
    [
      'another date',
      '<dc:date>2026-08-01T00:00:00Z</dc:date><pubDate>Mon, 31 Aug 2026 08:00:00 GMT</pubDate>',
      { publishedAtMs: Date.UTC(2026, 7, 31, 8) },
    ],
    [
      'media:description',
      '<media:description>A member votes. Photograph: J. Doe</media:description><description>The budget passes with a margin of two.</description>',
      { summary: 'The budget passes with a margin of two.' },
    ],
    [
      'media:description before the full text',
      '<media:description>A member votes. Photograph: J. Doe</media:description><content:encoded>The budget passes with a margin of two.</content:encoded>',
      { summary: 'The budget passes with a margin of two.' },
    ],
    [
      'words of a picture',
      '<media:content url="https://a.example/p.jpg"><media:title>A member votes in the great hall.</media:title></media:content>',
      { summary: null },
    ],
  ])('%s gives way to the feed’s own, before or behind it', (_, other, wanted) => {
    expect(first(rss(other + ITEM))).toMatchObject(wanted)
    expect(first(rss(ITEM + other))).toMatchObject(wanted)
  })

  it('is read where the feed’s own has nothing, pictures last', () => {
    expect(first(rss('<media:title>Photo</media:title><dc:title>Budget passes</dc:title><title/>'))?.title).toBe(
      'Budget passes',
    )
    expect(first(rss('<media:title>Budget passes</media:title>'))?.title).toBe('Budget passes')
    expect(first(rss('<title>A</title><dc:date>2026-08-31T08:00:00Z</dc:date>'))?.publishedAtMs).toBe(
      Date.UTC(2026, 7, 31, 8),
    )
  })

  it('is read where the feed’s own date is none, or it has no categories', () => {
    const dates = '<pubDate>this morning</pubDate><dc:date>2026-08-31T08:00:00Z</dc:date>'
    expect(first(rss(`${ITEM}${dates}`))?.publishedAtMs).toBe(Date.UTC(2026, 7, 31, 8))
    const issue = '<prism:publicationDate>2026-08-31T08:00:00Z</prism:publicationDate>'
    expect(first(rss(`<title>A</title>${issue}`))?.publishedAtMs).toBe(Date.UTC(2026, 7, 31, 8))
    expect(first(rss('<title>A</title><dc:subject>World</dc:subject>'))?.tags).toEqual(['world'])
    expect(first(rss('<title>A</title><dc:subject>World</dc:subject><category>Dams</category>'))?.tags).toEqual([
      'dams',
    ])
  })

  it('gives way in the head of the feed and in a prefixed document, too', () => {
    const head = '<media:title>Stock photos</media:title><itunes:title>Pod</itunes:title><title>Harbour Post</title>'
    expect(first(rss(ITEM, head))?.publisher).toBe('Harbour Post')
    const entry =
      '<title>Photo</title><a:title>Budget passes</a:title><a:link href="https://a.example/b"/><a:summary>The budget passes with a margin of two.</a:summary>'
    const atom = `<a:feed xmlns:a="http://www.w3.org/2005/Atom" xmlns="http://search.yahoo.com/mrss/"><a:title>F</a:title><a:entry>${entry}</a:entry></a:feed>`
    expect(first(atom)?.title).toBe('Budget passes')
    // cut out of a document that is broken off, without what its head declares
    const broken = rss(`<media:title>Photo</media:title>${ITEM}`).replace('</channel></rss>', '<b>')
    expect(first(broken)?.title).toBe('Parliament passes the budget')
  })

  it('gives way among links of an Atom entry', () => {
    const entry = '<x:link>https://b.example/</x:link><link href="https://a.example/b"/><title>Budget passes</title>'
    expect(first(`<feed xmlns="http://www.w3.org/2005/Atom"><entry>${entry}</entry></feed>`)?.url).toBe(
      'https://a.example/b',
    )
  })

  it('names the page itself where the feed’s own link leads through a counter', () => {
    const item = '<link>http://feeds.counter.example/~r/a/~3/1/</link><fb:origLink>https://a.example/b</fb:origLink>'
    expect(first(rss(`<title>Budget passes</title>${item}`))?.url).toBe('https://a.example/b')
    const empty = item.replace('https://a.example/b', ' ')
    expect(first(rss(`<title>Budget passes</title>${empty}`))?.url).toBe('http://feeds.counter.example/~r/a/~3/1/')
  })

  it('is passed over where it is another form of the page', () => {
    const links =
      '<link type="application/json" href="https://a.example/b.json"/><link rel="alternate" type="text/html" href="https://a.example/b"/>'
    const feed = (entry: string) =>
      `<feed xmlns="http://www.w3.org/2005/Atom"><entry><title>Budget passes</title>${entry}</entry></feed>`
    expect(first(feed(links))?.url).toBe('https://a.example/b')
    expect(first(feed('<link type="application/pdf" href="https://a.example/b.pdf"/>'))?.url).toBe(
      'https://a.example/b.pdf',
    )
  })

  it('gives way in lists of searches', () => {
    const item = '<ht:title>News</ht:title><media:title>Photo</media:title><title>comet harper</title>'
    const feed = `<rss xmlns:ht="https://trends.example/"><channel><item>${item}</item></channel></rss>`
    expect(parseWith(googleTrends, feed).items[0]?.title).toBe('comet harper')
  })
})
