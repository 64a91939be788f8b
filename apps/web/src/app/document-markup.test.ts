import { describe, expect, it } from 'vitest'
import { escapeMarkup, headMarkup } from './document-markup'

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
})
