import { describe, expect, it } from 'vitest'
import { CONTEXT, parseSample, parseWith, replyTo } from '../testing/replies'
import { source } from './source'

describe('Mastodon', () => {
  it('asks three lists of every instance', () => {
    const settings = { ...CONTEXT.settings, mastodonInstances: ['a.example', 'b.example'] }
    const requests = source.requests({ ...CONTEXT, settings })
    expect(requests).toHaveLength(6)
    expect(requests[3]?.address).toBe('https://b.example/api/v1/trends/tags?limit=20')
  })

  it('counts the accounts that used a tag today, written as texts', () => {
    const { items, errors } = parseSample(source, import.meta.url, 'sample-tags.json')
    expect(items).toHaveLength(2)
    expect(items[0]).toMatchObject({
      itemId: 'tag:cometharper',
      title: '#CometHarper',
      url: null,
      sourceUrl: 'https://social.example/tags/CometHarper',
      metric: 688,
      // 31 August, complete since midnight; today still grows
      history: [{ atMs: Date.UTC(2026, 8, 1), metric: 47 }],
      usual: null,
      rank: 1,
      tags: ['cometharper'],
    })
    expect(items[1]?.metric).toBeNull()
    expect(errors).toEqual(['test, item 3: it has no title'])
  })

  it('reads posts as plain text, by their address that all instances share', () => {
    const post = {
      id: '1',
      uri: 'https://a.example/users/x/statuses/1',
      url: 'https://a.example/@x/1',
      created_at: '2026-09-01T08:44:26.366Z',
      content: '<p>Look <b>up</b> &amp; enjoy<br>tonight</p><script>alert(1)</script>',
      favourites_count: 10,
      reblogs_count: 5,
      language: 'en',
      tags: [{ name: 'Space' }],
    }
    expect(parseWith(source, [post]).items[0]).toMatchObject({
      itemId: 'post:https://a.example/users/x/statuses/1',
      title: 'Look up & enjoy tonight',
      sourceUrl: 'https://a.example/@x/1',
      metric: 15,
      publishedAtMs: Date.UTC(2026, 8, 1, 8, 44, 26, 366),
      tags: ['space'],
      language: 'en',
    })
  })

  it('keeps apart posts that two instances count by one number, and links without an address', () => {
    const idOf = (row: object, instance: string): string | undefined => {
      const address = `https://${instance}/api/v1/trends/statuses`
      return source.parse(replyTo(source, JSON.stringify([row]), { address }), CONTEXT).items[0]?.itemId
    }
    for (const row of [
      { id: '1', content: 'Look up tonight' },
      { id: 1, content: 'Look up tonight' },
      { title: 'Live' },
    ])
      expect(idOf(row, 'a.example')).not.toBe(idOf(row, 'b.example'))
  })

  it('leaves out posts marked as sensitive and reports posts without text', () => {
    const { items, errors } = parseWith(source, [{ id: '1', sensitive: true, content: 'x' }, { id: '2' }])
    expect({ items, errors }).toEqual({ items: [], errors: ['test, item 2: the post has no text'] })
  })

  it('reads a post of tags and addresses by the page it links, and leaves it out where it links none', () => {
    const content = '<p><a>#comet</a> <a>#space</a> <a>https://news.example/a</a></p>'
    const { items, errors } = parseWith(source, [
      { id: '1', uri: 'https://a.example/1', content, card: { title: 'Comet seen', url: 'https://news.example/a' } },
      { id: '2', uri: 'https://a.example/2', content },
    ])
    expect(items.map(({ title, url }) => [title, url])).toEqual([['Comet seen', 'https://news.example/a']])
    expect(errors).toEqual([])
  })

  it('reads shared links with their publisher', () => {
    const link = {
      url: 'https://news.example/a',
      title: 'A &amp; B | News',
      description: 'c',
      provider_name: 'News',
      history: [{ accounts: '9' }, { day: 'x', accounts: '9' }, null, { day: '1788048000', accounts: '4' }],
    }
    expect(parseWith(source, [link]).items[0]).toMatchObject({
      metric: 9,
      history: [{ atMs: Date.UTC(2026, 7, 31), metric: 4 }],
      itemId: 'link:https://news.example/a',
      title: 'A & B',
      publisher: 'News',
      references: [],
    })
  })

  it('knows a shared link in every spelling that instances give it', () => {
    const urls = ['https://news.example/a', 'http://www.news.example/a/', 'https://news.example/a?utm_source=mastodon']
    const ids = urls.map((url) => parseWith(source, [{ url, title: 'A' }]).items[0]?.itemId)
    expect(new Set(ids)).toEqual(new Set(['link:https://news.example/a']))
  })

  it('accepts that nothing is trending', () => {
    expect(parseWith(source, [])).toEqual({ items: [], errors: [] })
  })

  it('repeats a refusal', () => {
    expect(parseWith(source, { error: 'This method requires an authenticated user' }).errors).toEqual([
      'test: it answered "This method requires an authenticated user"',
    ])
  })
})
