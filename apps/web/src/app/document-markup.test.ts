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
  it('escapes whatever a trend is called', () => {
    expect(escapeMarkup(`<a href="x">&'`)).toBe('&lt;a href=&quot;x&quot;&gt;&amp;&#39;')
    const head = headMarkup([{ routeId: '/', meta: [{ title: '"><script>' }] }], {
      path: '/?q="><script>',
      publicUrl: 'https://example.org',
      siteName: '<b>',
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
      { path: '/trends?page=2', publicUrl: 'https://example.org', siteName: 'Trendverse' },
    )
    expect(head).toContain('<title>Trends</title>')
    expect(head).toContain('content="All of them"')
    expect(head).toContain('<link rel="canonical" href="https://example.org/trends">')
  })

  it('shows previews a picture of ours, at an absolute address and as large as it says', () => {
    const head = headMarkup([], { path: '/trends', publicUrl: 'https://example.org', siteName: 'Trendverse' })
    expect(head).toContain('<meta property="og:image" content="https://example.org/share.jpg">')
    expect(head).toContain('<meta property="og:image:width" content="1200">')
    expect(head).toContain('<meta property="og:image:height" content="630">')
    expect(head).toMatch(/<meta property="og:image:alt" content="[^"]{20,}">/)
    expect(head).toContain('<meta name="twitter:card" content="summary_large_image">')
    const picture = readFileSync(join(import.meta.dirname, '../../public/share.jpg'))
    expect(sizeOfJpeg(picture)).toEqual({ width: 1200, height: 630 })
    expect(picture.length).toBeLessThanOrEqual(120 * 1024)
  })
})
