import { describe, expect, it } from 'vitest'
import { NOW_MS } from '../testing/gateways'
import { extractHead } from './extract-head'

const URL_OF_PAGE = 'https://harbour.example/2026/comet'
const extract = (head: string) => extractHead(`<!doctype html><html><head>${head}</head>`, URL_OF_PAGE, NOW_MS)
const jsonLd = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`

describe('meta elements', () => {
  it('are read by property, name or itemprop, the first of each', () => {
    const head = extract(
      '<meta property="OG:Title" content="One"><meta name="og:title" content="Two"><meta itemprop="description" content="x">' +
        '<meta name="keywords" content="no"><meta property="og:site_name" content=" "><meta property="og:site_name" content="Post">',
    )
    expect(Object.fromEntries(head?.meta ?? [])).toEqual({
      'og:title': 'One',
      description: 'x',
      'og:site_name': 'Post',
    })
  })

  it('are plain text, decoded once or twice', () => {
    const head = extract('<meta name="description" content="Tom &amp;amp; &quot;Jerry&quot; &lt;b&gt;run&lt;/b&gt;">')
    expect(head?.meta.get('description')).toBe('Tom & "Jerry" run')
  })

  it('keep what is no markup, and characters written in halves', () => {
    const head = extract(
      '<title>Styling &lt;select&gt; &#55357;&#56832;</title><meta name="og:title" content="Use &lt;dialog&gt; &#xD83D;&#xDE00;">',
    )
    expect(head?.title).toBe('Styling <select> 😀')
    expect(head?.meta.get('og:title')).toBe('Use <dialog> 😀')
  })

  it('of any length are cut', () => {
    expect(extract(`<meta name="description" content="${'x'.repeat(50_000)}">`)?.meta.get('description')).toHaveLength(
      2_000,
    )
  })

  it('with names that objects carry do no harm', () => {
    const head = extract('<meta name="__proto__" content="x"><meta name="constructor" content="y"><meta __proto__="z">')
    expect(head?.meta.size).toBe(0)
  })
})

describe('title and language', () => {
  it('are those of the first elements', () => {
    const head = extractHead('<html lang="de"><head><title>One</title><title>Two</title>', URL_OF_PAGE, NOW_MS)
    expect([head?.title, head?.language]).toEqual(['One', 'de'])
  })
})

describe('addresses of the page', () => {
  it('are resolved against it, the link first', () => {
    const head = extract(
      '<meta property="og:url" content="/b"><link rel="Canonical" href="../a"><link rel="icon" href="/i">',
    )
    expect(head?.canonicalUrls).toEqual(['https://harbour.example/a', 'https://harbour.example/b'])
  })

  it('are web addresses', () => {
    const head = extract(
      '<link rel="canonical" href="javascript:alert(1)"><meta property="og:url" content="//u:p@x.example/">',
    )
    expect(head?.canonicalUrls).toEqual([])
  })
})

describe('the date of publication', () => {
  const dateOf = (head: string) => extract(head)?.publishedAtMs ?? null

  it('is the first that can be true', () => {
    const wrong = '<meta property="article:published_time" content="2031-01-01T00:00:00Z">'
    const right = '<meta itemprop="datePublished" content="2026-08-31T08:00:00+02:00">'
    expect(dateOf(wrong + right)).toBe(Date.UTC(2026, 7, 31, 6))
    expect(dateOf(wrong)).toBeNull()
    expect(dateOf(`${jsonLd({ datePublished: '2026-08-30' })}${right}`)).toBe(Date.UTC(2026, 7, 31, 6))
    expect(dateOf(jsonLd([{ name: 'x' }, { '@graph': [{ datePublished: '2026-08-30T00:00:00Z' }] }]))).toBe(
      Date.UTC(2026, 7, 30),
    )
    expect(dateOf(jsonLd({ mainEntity: { datePublished: '2026-08-30' } }))).toBe(Date.UTC(2026, 7, 30))
    expect(dateOf(jsonLd({ datePublished: 1_788_069_600 }))).toBe(1_788_069_600_000)
    expect(dateOf('<meta property="article:published_time" content="1788069600000">')).toBe(1_788_069_600_000)
  })
})

describe('the date of publication by its other names', () => {
  it.each(['pubdate', 'publish-date', 'DC.date.issued', 'dcterms.created', 'dc.date', 'sailthru.date'])(
    'is %s',
    (name) => {
      expect(extract(`<meta name="${name}" content="2026-08-31">`)?.publishedAtMs).toBe(Date.UTC(2026, 7, 31))
    },
  )
})

describe('structured data', () => {
  const publisherOf = (...blocks: readonly string[]) => extract(blocks.join(''))?.publisher ?? null

  it.each([
    [{ publisher: { name: 'Harbour Post' } }],
    [[{ '@type': 'BreadcrumbList' }, { publisher: [{ name: 'Harbour Post' }] }]],
    [{ '@context': 'https://schema.org', '@graph': [null, 'x', { publisher: { name: 'Harbour <b>Post</b>' } }] }],
  ])('names the publisher: %j', (value) => {
    expect(publisherOf(jsonLd(value))).toBe('Harbour Post')
  })

  it.each([null, 7, [], {}, { publisher: 'x' }, { publisher: { name: 7 } }, { publisher: { name: '' } }])(
    'names none where there is none: %j',
    (value) => expect(publisherOf(jsonLd(value))).toBeNull(),
  )

  it.each([
    '//<![CDATA[\n{"publisher":{"name":"Post"}}\n//]]>',
    '/*<![CDATA[*/{"publisher":{"name":"Post"}}/*]]>*/',
    '<!-- {"publisher":{"name":"Post"}} -->',
    '{"publisher":{"name":"Post"}};',
    '{"description":"It is\n\tbright","publisher":{"name":"Post"}}',
  ])('is read as it is written: %j', (text) => {
    expect(publisherOf(`<script type="application/ld+json">${text}</script>`)).toBe('Post')
  })

  it('that cannot be read says nothing, and the next block is read', () => {
    const broken = ['{', '', '['.repeat(30_000), `{${' '.repeat(60_000)}x`].map(
      (text) => `<script type="application/ld+json">${text}</script>`,
    )
    expect(publisherOf(...broken, jsonLd({ publisher: { name: 'Post' } }))).toBe('Post')
  })
})

describe('what is no HTML document', () => {
  it.each(['', '   ', 'words', '{"html":"<title>x</title>"}', '%PDF-1.7 <title>x</title>'])(
    '%j has no head',
    (text) => {
      expect(extractHead(text, URL_OF_PAGE, NOW_MS)).toBeNull()
    },
  )
})
