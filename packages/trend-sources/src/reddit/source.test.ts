import { describe, expect, it } from 'vitest'
import { CONTEXT, parseWith } from '../testing/replies'
import { source } from './source'

const POST = {
  id: 'abc',
  title: '[OC] Comet Harper &amp; the moon',
  url: 'https://i.example/comet.jpg',
  permalink: '/r/space/comments/abc/comet/',
  subreddit: 'space',
  score: 6710,
  created_utc: 1_788_257_700,
  is_self: false,
}

describe('Reddit', () => {
  it('sends the token to the OAuth host only', () => {
    const settings = { ...CONTEXT.settings, subreddits: ['space'] }
    expect(source.requests({ ...CONTEXT, settings })[0]).toEqual({
      address: 'https://www.reddit.com/r/space/hot.json?limit=50&raw_json=1',
      label: 'Reddit r/space',
    })
    const signedIn = source.requests({ ...CONTEXT, settings: { ...settings, redditAccessToken: 't0ken' } })[0]
    expect(signedIn?.address).toBe('https://oauth.reddit.com/r/space/hot?limit=50&raw_json=1')
    expect(signedIn?.headers).toEqual({ authorization: 'Bearer t0ken' })
  })

  it('reads posts, without pinned and adult ones', () => {
    const children = [
      { kind: 't3', data: { ...POST, id: 'p', stickied: true } },
      { kind: 't3', data: { ...POST, id: 'q', over_18: true } },
      { kind: 't3', data: POST },
      { kind: 't3' },
    ]
    const { items, errors } = parseWith(source, { kind: 'Listing', data: { children } })
    expect(items).toHaveLength(1)
    expect(items[0]).toMatchObject({
      itemId: 'abc',
      title: 'Comet Harper & the moon',
      url: 'https://i.example/comet.jpg',
      sourceUrl: 'https://www.reddit.com/r/space/comments/abc/comet/',
      metric: 6710,
      rank: 3,
      tags: ['space'],
    })
    expect(errors).toEqual(['test, item 4: it is no post'])
  })

  it('reads the page as a feed where it is no JSON', () => {
    const content = '<content type="html">&lt;p&gt;submitted by /u/ada [link] [comments]&lt;/p&gt;</content>'
    const entry = `<entry><id>t3_1</id><title>TIL that whales sing</title><link href="https://www.reddit.com/r/a/1"/>${content}</entry>`
    expect(parseWith(source, `<feed><title>reddit: the front page</title>${entry}</feed>`).items[0]).toMatchObject({
      itemId: '1',
      title: 'Whales sing',
      summary: null,
      sourceUrl: 'https://www.reddit.com/r/a/1',
      publisher: null,
    })
  })
})
