import { buildItem as item } from '@trendverse/test-support/trends/build-item'
import { describe, expect, it } from 'vitest'
import type { FollowedItem } from './merge-item'
import { mergeItems } from './merge-items'

const never = (): boolean => false
const groups = (items: readonly FollowedItem[]): string[][] =>
  mergeItems(items, [], never).clusters.map(({ founder, members }) => [
    founder.title,
    ...members.map((member) => member.item.title),
  ])

describe('representatives of a trend', () => {
  const page = 'https://news.example.com/quill'
  const headline = 'Quillscript 2.0 compiles twice as fast'

  it('lets a headline in by the page that any item of the topic lists', () => {
    const items = [
      item('bluesky', 'Quillscript', { momentum: 3 }),
      item('google-trends', 'quillscript', { references: [{ title: headline, url: page, publisher: null }] }),
      item('feeds', headline, { url: page, momentum: 9 }),
    ]
    expect(groups(items)).toEqual([['Quillscript', 'quillscript', headline]])
  })

  it('lets the first headline of a topic stand for it as well', () => {
    const items = [
      item('google-trends', 'singing reef'),
      item('feeds', 'deep survey finds a singing reef near Norrland', { momentum: 2 }),
      item('reddit', 'deep survey finds reef near Norrland coast', { momentum: 1 }),
    ]
    expect(groups(items)).toHaveLength(1)
  })

  it('goes no further: the second headline does not stand for the topic', () => {
    const items = [
      item('google-trends', 'singing reef'),
      item('feeds', 'deep survey finds a singing reef near Norrland', { momentum: 3 }),
      item('reddit', 'deep survey finds reef near Norrland coast', { momentum: 2 }),
      item('feeds', 'survey finds Norrland coast road closed by storm', { momentum: 1 }),
    ]
    expect(groups(items).map((group) => group.length)).toEqual([3, 1])
  })

  it('never lets one person’s post stand for a topic', () => {
    const items = [
      item('google-trends', 'singing reef'),
      item('mastodon', 'just heard about the singing reef and cannot stop smiling', { itemId: 'post:1', momentum: 2 }),
      item('mastodon', 'just heard about it and cannot stop smiling', { itemId: 'post:2', momentum: 1 }),
    ]
    expect(groups(items).every((group) => group.length < 3)).toBe(true)
  })
})
