import { describe, expect, it } from 'vitest'
import { source as bluesky } from '../bluesky/source'
import { source as feeds } from '../feeds/source'
import { source as googleTrends } from '../google-trends/source'
import { source as hackerNews } from '../hacker-news/source'
import { source as lobsters } from '../lobsters/source'
import { source as mastodon } from '../mastodon/source'
import { source as productHunt } from '../product-hunt/source'
import { source as reddit } from '../reddit/source'
import type { SourceDefinition } from '../source-definition'
import { parseWith } from '../testing/replies'
import { source as wikipedia } from '../wikipedia/source'
import { source as youtube } from '../youtube/source'

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
const titleOf = (source: SourceDefinition, body: unknown) => parseWith(source, body).items[0]?.title
const first = (source: SourceDefinition, body: unknown) => parseWith(source, body).items[0]

const PLAIN = [
  'Use <dialog> instead of <div role="dialog">',
  'If a<b and c>d, then what?',
  'Introducing <my-element> and <!-- comments -->',
  'The <b>bold</b> tag is back',
  'Escaping &lt; as &amp;lt; done right',
]

describe('titles that are plain text by their format', () => {
  const sources: readonly (readonly [string, SourceDefinition, (title: string) => unknown])[] = [
    ['Lobsters', lobsters, (title) => [{ short_id: 'a', title }]],
    ['Product Hunt', productHunt, (name) => ({ data: { posts: { edges: [{ node: { id: 1, name } }] } } })],
    ['YouTube', youtube, (title) => ({ items: [{ kind: 'youtube#video', id: 'v', snippet: { title } }] })],
    ['Bluesky', bluesky, (topic) => ({ topics: [{ topic }] })],
    ['JSON Feed', feeds, (title) => ({ title: 'F', items: [{ id: 1, title }] })],
    [
      'Wikipedia',
      wikipedia,
      (title) => ({ items: [{ articles: [{ article: 'A', normalizedtitle: title, views: 1 }] }] }),
    ],
    ['Atom', feeds, (title) => `<feed><entry><id>1</id><title>${escape(title)}</title></entry></feed>`],
    [
      'Atom, stated',
      feeds,
      (title) => `<feed><entry><id>1</id><title type="text">${escape(title)}</title></entry></feed>`,
    ],
    [
      'Atom, as a section',
      feeds,
      (title) => `<feed><entry><id>1</id><title><![CDATA[${title}]]></title></entry></feed>`,
    ],
    [
      'Atom in XHTML',
      feeds,
      (title) => `<feed><entry><id>1</id><title type="xhtml"><div>${escape(title)}</div></title></entry></feed>`,
    ],
  ]
  it.each(sources)('are kept as given: %s', (_, source, bodyOf) => {
    for (const title of PLAIN) expect(titleOf(source, bodyOf(title))).toBe(title)
  })
})

describe('titles whose format escapes characters', () => {
  const sources: readonly (readonly [string, SourceDefinition, (title: string) => unknown])[] = [
    ['Hacker News', hackerNews, (title) => ({ id: 1, title })],
    ['Hacker News search', hackerNews, (title) => ({ hits: [{ objectID: '1', title }] })],
    ['Reddit', reddit, (title) => ({ data: { children: [{ data: { id: 'a', title } }] } })],
    ['Mastodon', mastodon, (title) => [{ url: 'https://a.example/', title }]],
    [
      'Atom of type html',
      feeds,
      (title) => `<feed><entry><id>1</id><title type="html">${escape(title)}</title></entry></feed>`,
    ],
    ['RSS', feeds, (title) => `<rss><item><title>${escape(title)}</title></item></rss>`],
    ['RSS, as a section', feeds, (title) => `<rss><item><title><![CDATA[${title}]]></title></item></rss>`],
    ['Google Trends', googleTrends, (title) => `<rss><item><title>${escape(title)}</title></item></rss>`],
  ]
  it.each(sources)('are decoded once: %s', (_, source, bodyOf) => {
    expect(titleOf(source, bodyOf('Why the &lt;details&gt; element beats &quot;JS&quot; &amp; co'))).toBe(
      'Why the <details> element beats "JS" & co',
    )
  })
})

describe('titles of RSS, which does not say whether they are HTML', () => {
  it.each([
    ['<b>Comet</b> seen', 'Comet seen'],
    ['Comet<br>seen', 'Comet seen'],
    ['Comet <img src="/a.png"> seen', 'Comet seen'],
    ['<a href="/x">Comet</a> &amp; moon', 'Comet & moon'],
    ['&lt;i&gt;Comet&lt;/i&gt; seen', 'Comet seen'],
    ['The <em>new</em> <select> element', 'The new <select> element'],
    ['Styling <select> at last', 'Styling <select> at last'],
    ['Styling &lt;select&gt; at last', 'Styling <select> at last'],
    ['If a<b and c>d', 'If a<b and c>d'],
    ['Use <dialog> instead of <div role="dialog">', 'Use <dialog> instead of <div role="dialog">'],
    ['Vec<String> and Map<a, b>', 'Vec<String> and Map<a, b>'],
    ['x <-- y', 'x <-- y'],
    ['What <!-- never ends', 'What <!-- never ends'],
  ])('%j reads %j', (raw, title) => {
    expect(titleOf(feeds, `<rss><item><title>${escape(raw)}</title></item></rss>`)).toBe(title)
  })
})

describe('summaries', () => {
  const TEXT = 'The <dialog> element replaces <div role="dialog"> in most cases.'
  it.each([
    ['RSS', feeds, `<rss><item><title>A</title><description>${escape(TEXT)}</description></item></rss>`],
    [
      'RSS, escaped twice',
      feeds,
      `<rss><item><title>A</title><description>${escape(escape(TEXT))}</description></item></rss>`,
    ],
    [
      'Atom',
      feeds,
      `<feed><entry><id>1</id><title>A</title><summary type="text">${escape(TEXT)}</summary></entry></feed>`,
    ],
    [
      'Atom of type html',
      feeds,
      `<feed><entry><id>1</id><title>A</title><summary type="html">${escape(escape(TEXT))}</summary></entry></feed>`,
    ],
    ['JSON Feed', feeds, { items: [{ id: 1, title: 'A', content_text: TEXT }] }],
    ['JSON Feed of HTML', feeds, { items: [{ id: 1, title: 'A', content_html: escape(TEXT) }] }],
    ['Lobsters', lobsters, [{ short_id: 'a', title: 'A', description_plain: TEXT }]],
    ['Lobsters of HTML', lobsters, [{ short_id: 'a', title: 'A', description: `<p>${escape(TEXT)}</p>` }]],
    ['Hacker News', hackerNews, { id: 1, title: 'A', text: `<p>${escape(TEXT)}` }],
    ['Bluesky', bluesky, { trends: [{ displayName: 'A', description: TEXT }] }],
    ['Product Hunt', productHunt, { data: { posts: { edges: [{ node: { id: 1, name: 'A', description: TEXT } }] } } }],
    ['Mastodon links', mastodon, [{ url: 'https://a.example/', title: 'A', description: TEXT }]],
    ['Mastodon posts', mastodon, [{ uri: 'https://a.example/1', content: `<p>${escape(TEXT)}</p>` }]],
    ['Wikipedia', wikipedia, { items: [{ articles: [{ article: 'A', extract: TEXT, views: 1 }] }] }],
    ['Reddit', reddit, { data: { children: [{ data: { id: 'a', title: 'A', selftext: TEXT } }] } }],
    ['YouTube', youtube, { items: [{ kind: 'youtube#video', id: 'v', snippet: { title: 'A', description: TEXT } }] }],
  ] as const)('keep what is no markup: %s', (_, source, body) => {
    expect(first(source, body)?.summary ?? first(source, body)?.title).toBe(TEXT)
  })

  it.each([
    '<p>One.<p>Two of them.',
    'One.<br>Two of them.',
    '<!-- ad -->One. Two of them.',
    '<img src="a.png">One. Two of <b>them</b>.',
    'One. Two of them. <a href="https://a.example/cut',
    '&lt;p&gt;One.&lt;/p&gt;&lt;p&gt;Two of them.&lt;/p&gt;',
  ])('of RSS that are HTML lose it: %s', (html) => {
    const rss = `<rss><item><title>A</title><description>${escape(html)}</description></item></rss>`
    expect(first(feeds, rss)?.summary).toBe('One. Two of them.')
  })
})
