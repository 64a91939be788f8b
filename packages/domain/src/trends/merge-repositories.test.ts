import { buildItem as item, ITEM_NOW_MS as NOW } from '@trendverse/test-support/trends/build-item'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HOUR_MS } from '../primitives/time'
import type { FollowedItem } from './merge-item'
import { mergeItems, type TrendTarget } from './merge-items'

const never = (): boolean => false
const page = 'https://news.example.com/quill'
const release = 'Quillscript 2.0 compiles twice as fast'

const merged = (items: readonly FollowedItem[]): string[][] =>
  mergeItems(items, [], never).clusters.map(({ founder, members }) =>
    [founder.title, ...members.map((member) => member.item.title)].sort(),
  )
const topic = (title = 'Quillscript', changes: Partial<FollowedItem> = {}) =>
  item('google-trends', title, { references: [{ title: release, url: page, publisher: null }], ...changes })
const story = (title = release, changes: Partial<FollowedItem> = {}) =>
  item('hacker-news', title, { url: page, ...changes })
const repository = (title = 'sample/quillscript', changes: Partial<FollowedItem> = {}) =>
  item('github', title, { url: `https://github.com/${title}`, ...changes })

describe('repositories called by one word', () => {
  it('belong to the topic of exactly that name once developers talk about a release of it', () => {
    const outcome = mergeItems([topic(), story(), repository()], [], never)
    expect(outcome.clusters).toHaveLength(1)
    const ground = outcome.clusters[0]?.members.find((member) => member.item.source === 'github')?.ground
    expect(ground).toMatchObject({ reason: 'similar_title_and_evidence' })
    expect(ground?.similarity).toBeGreaterThan(0)
    expect(ground?.similarity).toBeLessThan(1)
  })

  it('find it whatever is strongest and whatever came first', () => {
    const items = (): FollowedItem[] => [topic(), story(), repository()]
    fc.assert(
      fc.property(
        fc.shuffledSubarray([0, 1, 2], { minLength: 3 }),
        fc.array(fc.integer({ min: -2, max: 9 }), { minLength: 3, maxLength: 3 }),
        (order, momenta) => {
          const shuffled = order.map((at) => ({ ...(items()[at] ?? topic()), momentum: momenta[at] ?? 0 }))
          return merged(shuffled).length === 1
        },
      ),
    )
  })

  it('go to a trend that exists, and no longer when an administrator took them out', () => {
    const items = [{ ...topic(), trendId: 'trend-a' }, { ...story(), trendId: 'trend-a' }, repository()]
    const trend: TrendTarget = {
      trendId: 'trend-a',
      title: 'Quillscript',
      founder: null,
      links: [],
      lastEvidenceAtMs: NOW,
    }
    expect(mergeItems(items, [trend], never).filed).toHaveLength(1)
    expect(mergeItems(items, [trend], () => true).filed).toHaveLength(0)
    const unseen = { ...trend, lastEvidenceAtMs: null }
    expect(mergeItems(items, [unseen], never).filed).toHaveLength(0)
  })

  it.each<[string, readonly FollowedItem[]]>([
    ['nobody talks about a release', [topic(), story('Why we moved to Quillscript'), repository()]],
    ['only a news feed does', [topic(), item('feeds', release, { url: page }), repository()]],
    ['the number is no version', [topic(), story('Quillscript 13 heads for the moon again'), repository()]],
    ['the number is a share', [topic(), story('Quillscript 2.5% cheaper than ever before'), repository()]],
    ['another name is released', [topic(), story('Quillpad 2.0 with better Quillscript support'), repository()]],
    ['the topic has an article', [topic(), story(), wikipedia(), repository()]],
    ['the name is only part of the topic', [topic('Quillscript festival'), story(), repository()]],
    ['the repository’s name has more', [topic(), story(), repository('sample/quillscriptfmt')]],
    ['the name is too short', [topic('Quil'), story('Quil 2.0 compiles twice as fast'), repository('sample/quil')]],
    ['the name is a common word', [topic('Release'), story('Release 2.0 is out for all'), repository('a/release')]],
    ['it is no repository', [topic(), story(), item('reddit', 'sample/quillscript')]],
    ['days lie between', [topic(), story(), repository('sample/quillscript', { firstSeenAtMs: NOW - 73 * HOUR_MS })]],
  ])('stay apart when %s', (_, items) => {
    const others = merged(items).filter((titles) => titles.length === 1)
    expect(others).toContainEqual([items.at(-1)?.title])
  })

  it('never bring two topics together', () => {
    const word = fc.constantFrom('Quillscript', 'Mercury', 'Paperlark', 'Rust', 'Saffron', 'index')
    fc.assert(
      fc.property(fc.array(word, { maxLength: 6 }), fc.array(word, { maxLength: 6 }), (released, named) => {
        const topics = ['Quillscript', 'Mercury', 'Paperlark', 'Rust', 'Saffron'].map((title) =>
          topic(title, { references: [] }),
        )
        const stories = released.map((name) => story(`${name} 2.0 is out`, { url: null }))
        const repositories = named.map((name, at) => repository(`owner${at}/${name.toLowerCase()}`))
        const topicIds = new Set(topics.map(({ id }) => id))
        return mergeItems([...topics, ...stories, ...repositories], [], never).clusters.every(
          ({ founder, members }) =>
            [founder, ...members.map((member) => member.item)].filter(({ id }) => topicIds.has(id)).length <= 1,
        )
      }),
    )
  })
})

function wikipedia(): FollowedItem {
  return item('wikipedia', 'Quillscript', { url: 'https://en.wikipedia.org/wiki/Quillscript' })
}
