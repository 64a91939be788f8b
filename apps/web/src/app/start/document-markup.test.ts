import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { escapeMarkup, headMarkup } from './document-markup'

/** From the header of the frame: the first marker of the kind FFC0 to FFC2. */
function sizeOfJpeg(jpeg: Buffer) {
  let at = 2
  while (jpeg.readUInt16BE(at) < 0xffc0 || jpeg.readUInt16BE(at) > 0xffc2) at += 2 + jpeg.readUInt16BE(at + 2)
  return { width: jpeg.readUInt16BE(at + 7), height: jpeg.readUInt16BE(at + 5) }
}

describe('headMarkup', () => {
  const preview = {
    title: 'A meme by <Ada>',
    description: 'Two "lines"',
    query: '?m=7',
    picture: { path: '/previews/trend/1.jpg?v=a&b', alt: '"><img src=x>' },
    structuredData: { '@type': 'WebPage', name: '</script><script>alert(1)</script>\u2028' },
  }
  const page = { path: '/meme/1?m=7&q="><script>', publicUrl: 'https://example.org', siteName: 'Trendverse' }

  it('shows previews what a page has of its own, and search engines the page itself', () => {
    const head = headMarkup([{ routeId: '/', meta: [{ title: 'The page' }] }], { ...page, preview })
    expect(head).toContain('<title>The page</title>')
    expect(head).toContain('<link rel="canonical" href="https://example.org/meme/1">')
    expect(head).toContain(
      '<link rel="alternate" type="application/atom+xml" title="Trendverse" href="https://example.org/feed.xml">',
    )
    for (const [name, content] of [
      ['property="og:url"', 'https://example.org/meme/1?m=7'],
      ['property="og:title"', 'A meme by &lt;Ada&gt;'],
      ['name="twitter:title"', 'A meme by &lt;Ada&gt;'],
      ['property="og:description"', 'Two &quot;lines&quot;'],
      ['property="og:image"', 'https://example.org/previews/trend/1.jpg?v=a&amp;b'],
      ['property="og:image:width"', '1200'],
      ['property="og:image:height"', '630'],
      ['name="twitter:image:alt"', '&quot;&gt;&lt;img src=x&gt;'],
    ]) {
      expect(head).toContain(`<meta ${name} content="${content}">`)
    }
  })

  it('writes structured data that no name can break out of, in an element no browser runs', () => {
    const head = headMarkup([], { ...page, preview })
    expect(head.match(/<script/g)).toEqual(['<script'])
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head) ?? []
    expect(JSON.parse(json)).toEqual(preview.structuredData)
  })

  it('has the first picture on its way, in the windows that show it', () => {
    const firstPicture = { set: '/planets/1-160.webp?v="a 160w', sizes: '72vw', media: '(width < 40rem)' }
    const head = headMarkup([], { ...page, preview: null, firstPicture })
    expect(head).toContain(
      '<link rel="preload" as="image" imagesrcset="/planets/1-160.webp?v=&quot;a 160w" imagesizes="72vw" media="(width &lt; 40rem)" fetchpriority="high">',
    )
    expect(headMarkup([], { ...page, preview: null })).not.toContain('rel="preload"')
  })

  it('keeps pages of one visitor out of search results', () => {
    const head = (path: string) => headMarkup([], { ...page, path, preview: null })
    for (const path of ['/profile?u=ada', '/settings', '/dashboard', '/admin/users']) {
      expect(head(path)).toContain('<meta name="robots" content="noindex">')
    }
    for (const path of ['/', '/trends', '/profiles', '/quiz/1']) expect(head(path)).not.toContain('noindex')
  })

  it('escapes whatever a trend is called', () => {
    expect(escapeMarkup(`<a href="x">&'`)).toBe('&lt;a href=&quot;x&quot;&gt;&amp;&#39;')
    const head = headMarkup([{ routeId: '/', meta: [{ title: '"><script>' }] }], {
      path: '/?q="><script>',
      publicUrl: 'https://example.org',
      siteName: '<b>',
      preview: null,
    })
    expect(head).not.toContain('<script>')
    expect(head).not.toContain('<b>')
  })

  it('takes the title and description of the innermost page and leaves the query out of the address', () => {
    const head = headMarkup(
      [
        { routeId: '__root__', meta: [{ title: 'Site' }] },
        { routeId: '/trends', meta: [{ title: 'Trends' }, { name: 'description', content: 'All of them' }] },
      ],
      { path: '/trends?page=2', publicUrl: 'https://example.org', siteName: 'Trendverse', preview: null },
    )
    expect(head).toContain('<title>Trends</title>')
    expect(head).toContain('content="All of them"')
    expect(head).toContain('<link rel="canonical" href="https://example.org/trends">')
  })

  it('shows previews a picture of ours, at an absolute address and as large as it says', () => {
    const head = headMarkup([], {
      path: '/trends',
      publicUrl: 'https://example.org',
      siteName: 'Trendverse',
      preview: null,
    })
    expect(head).toContain('<meta property="og:image" content="https://example.org/share.jpg">')
    expect(head).toContain('<meta property="og:image:width" content="1200">')
    expect(head).toContain('<meta property="og:image:height" content="630">')
    expect(head).toMatch(/<meta property="og:image:alt" content="[^"]{20,}">/)
    expect(head).toContain('<meta name="twitter:card" content="summary_large_image">')
    expect(head).toContain('<meta name="twitter:image" content="https://example.org/share.jpg">')
    expect(head).not.toMatch(/noindex|ld\+json/)
    const picture = readFileSync(join(import.meta.dirname, '../../../public/share.jpg'))
    expect(sizeOfJpeg(picture)).toEqual({ width: 1200, height: 630 })
    expect(picture.length).toBeLessThanOrEqual(120 * 1024)
  })
})
