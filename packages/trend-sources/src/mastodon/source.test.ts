import { describe, expect, it } from 'vitest'
import { CONTEXT, parseSample, parseWith } from '../testing/replies'
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

  it('leaves out posts marked as sensitive and reports posts without text', () => {
    const { items, errors } = parseWith(source, [{ id: '1', sensitive: true, content: 'x' }, { id: '2' }])
    expect({ items, errors }).toEqual({ items: [], errors: ['test, item 2: the post has no text'] })
  })

  it('reads shared links with their publisher', () => {
    const link = {
      url: 'https://news.example/a',
      title: 'A &amp; B',
      description: 'c',
      provider_name: 'News',
      history: [],
    }
    expect(parseWith(source, [link]).items[0]).toMatchObject({
      itemId: 'link:https://news.example/a',
      title: 'A & B',
      references: [{ title: 'A & B', url: 'https://news.example/a', publisher: 'News' }],
    })
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
