import { HOUR_MS } from '@trendverse/domain/primitives/time'
import { describe, expect, it } from 'vitest'
import { NOW_MS, parseWith } from '../testing/replies'
import { isFrontPage } from './front-page'
import { source } from './source'

function feed(entries: readonly { readonly hoursAgo: number; readonly publisher?: string }[]): string {
  const items = entries.map(({ hoursAgo, publisher }, place) => {
    const date = new Date(NOW_MS - hoursAgo * HOUR_MS).toUTCString()
    const by = publisher === undefined ? '' : `<source url="https://${publisher}.example">${publisher}</source>`
    return `<item><title>Article number ${place} about something</title><link>https://news.example/${place}</link><pubDate>${date}</pubDate>${by}</item>`
  })
  return `<rss version="2.0"><channel><title>Harbour Post</title>${items.join('')}</channel></rss>`
}

const many = (count: number, hoursAgo: number) => Array.from({ length: count }, () => ({ hoursAgo }))

describe('isFrontPage', () => {
  it('believes the order of a newsroom and of a news search', () => {
    const ranks = (text: string) => parseWith(source, text).items.map(({ rank }) => rank)
    expect(ranks(feed(many(10, 5)))[0]).toBe(1)
    expect(ranks(feed(['a', 'b', 'c', 'd', 'e'].map((publisher) => ({ hoursAgo: 90, publisher }))))).toEqual([
      1, 2, 3, 4, 5,
    ])
  })

  it('gives no places to the last few posts of a small site, nor to old ones', () => {
    const ranks = (text: string) => parseWith(source, text).items.map(({ rank }) => rank)
    expect(new Set(ranks(feed(many(9, 5))))).toEqual(new Set([null]))
    expect(new Set(ranks(feed([...many(9, 5), ...many(20, 49)])))).toEqual(new Set([null]))
  })

  it('is no front page without articles', () => {
    expect(isFrontPage([], NOW_MS)).toBe(false)
  })
})
