import { buildItem } from '@trendverse/test-support/trends/build-item'
import { describe, expect, it } from 'vitest'
import { crowdedKeys, identityKeys, linkedPageKeys, topicKey } from './identity-keys'

describe('identityKeys', () => {
  it('names the page an item is and the one that discusses it, front pages left out', () => {
    const item = buildItem('hacker-news', 'A long read about comets and their tails', {
      url: 'http://www.orbit.example/comet?utm_source=x',
      sourceUrl: 'https://news.ycombinator.com/item?id=1',
    })
    expect(identityKeys(item)).toEqual(['page:orbit.example/comet', 'page:news.ycombinator.com/item?id=1'])
    expect(identityKeys({ ...item, url: 'https://orbit.example/', sourceUrl: null })).toEqual([])
  })

  it('names the article an item is, or the only one it lists', () => {
    const reference = (page: string) => ({ title: 'x', url: `https://en.wikipedia.org/wiki/${page}`, publisher: null })
    const search = buildItem('google-trends', 'comet harper', { references: [reference('Comet_Harper')] })
    expect(identityKeys(search)).toContain('article:en.wikipedia.org/wiki/Comet%20Harper')
    const many = { ...search, references: [reference('Comet_Harper'), reference('Halley')] }
    expect(identityKeys(many).filter((key) => key.startsWith('article:'))).toEqual([])
  })

  it('lets a topic meet itself in every spelling', () => {
    const keys = [
      buildItem('google-trends', 'world cup'),
      buildItem('mastodon', '#WorldCup'),
      buildItem('wikipedia', 'World Cup (2026 edition)'),
    ].map(identityKeys)
    expect(keys).toEqual([['topic:worldcup'], ['topic:worldcup'], ['topic:worldcup']])
    expect(identityKeys(buildItem('feeds', 'World Cup'))).toEqual([])
    expect(topicKey('introduction')).toBeNull()
  })
})

describe('linkedPageKeys', () => {
  const references = [
    'https://orbit.example/comet',
    'https://www.orbit.example/comet?utm_source=x',
    'https://orbit.example/',
  ].map((url) => ({ title: 'x', url, publisher: null }))

  it('names the pages listed beside a topic, each once, front pages left out', () => {
    const search = { ...buildItem('google-trends', 'comet harper', { references }), firstSeenAtMs: 0 }
    expect(linkedPageKeys(search)).toEqual(['page:orbit.example/comet'])
  })

  it('leaves alone what headlines link', () => {
    expect(
      linkedPageKeys(buildItem('hacker-news', 'A long read about comets and their tails', { references })),
    ).toEqual([])
  })
})

describe('crowdedKeys', () => {
  const read = (source: 'feeds' | 'reddit') => ({ item: { source }, keys: ['page:shop.example/deals', 'topic:deals'] })

  it('takes a page that three items of one source share for a list', () => {
    expect([...crowdedKeys([read('feeds'), read('feeds'), read('feeds')], [])]).toEqual(['page:shop.example/deals'])
    expect([...crowdedKeys([read('feeds'), read('feeds'), read('reddit')], [])]).toEqual([])
  })

  it('counts what was filed before', () => {
    const known = [{ key: 'page:shop.example/deals', source: 'feeds' as const, items: 2 }]
    expect([...crowdedKeys([read('feeds')], known)]).toEqual(['page:shop.example/deals'])
    expect([...crowdedKeys([read('reddit')], known)]).toEqual([])
  })
})
