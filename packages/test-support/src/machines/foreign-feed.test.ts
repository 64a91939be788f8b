import { describe, expect, it } from 'vitest'
import { readForeignFeed } from './foreign-feed'

const entry = (title: string) =>
  `<entry><id>urn:x:1</id><title>${title}</title><link href="https://planets.test/1"/><updated>2026-01-02T03:04:05Z</updated></entry>`
const feed = (inner: string) =>
  `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Planets</title>${inner}</feed>`

describe('a foreign reader of feeds', () => {
  it('reads a feed and its entries', async () => {
    const { meta, items } = await readForeignFeed(feed(entry('Mars &amp; moons')))
    expect([meta['#type'], meta.title]).toEqual(['atom', 'Planets'])
    expect(items).toHaveLength(1)
    expect(items[0]).toMatchObject({ title: 'Mars & moons', link: 'https://planets.test/1', guid: 'urn:x:1' })
  })

  it.each([
    ['a bare ampersand', feed(entry('Mars & moons')), 'Invalid character in entity name'],
    ['an element that does not end', feed(entry('<b>Mars')), 'Unexpected close tag'],
    ['a value without quotes', feed(entry('<b id=1>Mars</b>')), 'Unquoted attribute value'],
    ['what is no feed', '<html><body>Planets</body></html>', 'Not a feed'],
  ])('stumbles over %s', async (_, xml, words) => {
    await expect(readForeignFeed(xml)).rejects.toThrow(words)
  })
})
