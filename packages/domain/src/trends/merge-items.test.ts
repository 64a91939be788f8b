import { ITEM_NOW_MS, buildItem as item } from '@trendverse/test-support/trends/build-item'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HOUR_MS } from '../primitives/time'
import type { FollowedItem } from './merge-item'
import { isGenericTitle, type MergeOutcome, mergeItems, type TrendTarget } from './merge-items'

function trend(trendId: string, title: string, changes: Partial<TrendTarget> = {}): TrendTarget {
  return { trendId, title, founder: null, links: [], lastEvidenceAtMs: ITEM_NOW_MS, ...changes }
}

const never = (): boolean => false
const groups = (outcome: MergeOutcome): string[][] =>
  outcome.clusters.map(({ founder, members }) => [founder.title, ...members.map((member) => member.item.title)])
const reference = (title: string, url: string) => ({ title, url, publisher: null })

describe('mergeItems: what belongs together', () => {
  it('merges the same page under different titles', () => {
    const outcome = mergeItems(
      [
        item('hacker-news', 'A faster parser', { url: 'https://www.example.com/post?utm_source=hn' }),
        item('lobsters', 'Parsing at 2 GB/s', { url: 'http://example.com/post/' }),
      ],
      [],
      never,
    )
    expect(outcome.clusters).toHaveLength(1)
    expect(outcome.clusters[0]?.members[0]?.ground).toEqual({ reason: 'same_url', similarity: null })
  })

  it('merges by encyclopedia article, own or linked', () => {
    const outcome = mergeItems(
      [
        item('wikipedia', 'Hayden Panettiere', { url: 'https://en.wikipedia.org/wiki/Hayden_Panettiere', momentum: 2 }),
        item('feeds', 'Actor remembered by fans', {
          references: [reference('Article', 'https://en.m.wikipedia.org/wiki/Hayden_Panettiere')],
        }),
      ],
      [],
      never,
    )
    expect(outcome.clusters[0]?.members[0]?.ground.reason).toBe('same_article')
  })

  it.each([
    ['Travis Scott', 'travis scott'],
    ['#WorldCup', 'World Cup'],
    ['#worldcup', 'World Cup'],
    ['Oppenheimer', 'Oppenheimer (film)'],
    ['Boston Celtics championship parade', 'Celtics championship parade in Boston'],
    ['东京奥运会开幕式', '东京奥运会开幕式'],
  ])('merges %j with %j', (a, b) => {
    const outcome = mergeItems([item('google-trends', a), item('wikipedia', b)], [], never)
    expect(outcome.clusters).toHaveLength(1)
    expect(outcome.clusters[0]?.members[0]?.ground.reason).toBe('similar_title')
  })

  it('merges middling likeness only with a second piece of evidence', () => {
    const news = 'Police say Travis Scott was arrested in Miami'
    const withName = mergeItems(
      [item('google-trends', 'travis scott', { momentum: 1 }), item('feeds', news)],
      [],
      never,
    )
    expect(withName.clusters[0]?.members[0]?.ground.reason).toBe('similar_title_and_evidence')

    const [a, b] = ['how to grow tomato plants indoors', 'tomato plants grow faster near windows']
    expect(mergeItems([item('feeds', a), item('reddit', b)], [], never).clusters).toHaveLength(2)
    const linked = mergeItems(
      [
        item('feeds', a, { url: 'https://example.com/tomatoes' }),
        item('reddit', b, { references: [reference('x', 'https://example.com/tomatoes')] }),
      ],
      [],
      never,
    )
    expect(linked.clusters).toHaveLength(1)
  })
})

describe('mergeItems: pages that sources list', () => {
  const page = 'https://news.example.com/firmware'
  const listing = () => item('google-trends', 'paperlark firmware', { references: [reference('x', page)] })

  it('merges an article with the search that lists it when they share a telling word', () => {
    const outcome = mergeItems(
      [listing(), item('feeds', 'Open firmware revives old readers', { url: page })],
      [],
      never,
    )
    expect(outcome.clusters).toHaveLength(1)
    expect(outcome.clusters[0]?.members[0]?.ground.reason).toBe('similar_title_and_evidence')
  })

  it('does not without one: a page of mixed news ties nothing together', () => {
    const outcome = mergeItems([listing(), item('feeds', 'Ten things to know this morning', { url: page })], [], never)
    expect(outcome.clusters).toHaveLength(2)
  })

  it('finds a topic inside a headline, but not inside a longer name', () => {
    const inside = [item('wikipedia', 'Singing reef'), item('feeds', 'deep survey finds a singing reef')]
    expect(mergeItems(inside, [], never).clusters).toHaveLength(1)
    const other = [item('wikipedia', 'Saint Mark'), item('feeds', 'Why Saint Mark Hospital closed')]
    expect(mergeItems(other, [], never).clusters).toHaveLength(2)
  })

  it('compares repositories by their name when it says something by itself', () => {
    const named = [item('github', 'some-owner/comet-harper'), item('wikipedia', 'Comet Harper')]
    expect(mergeItems(named, [], never).clusters).toHaveLength(1)
    expect(mergeItems([item('github', 'owner/index'), item('wikipedia', 'Index')], [], never).clusters).toHaveLength(2)
  })
})

describe('mergeItems: what stays apart', () => {
  it.each([
    ['introduction', 'Introduction to Rust macros'],
    ['hola', 'Hola Barcelona'],
    ['introduction', 'introduction'],
    ['New York', 'New York Knicks trade their coach'],
    ['Rust', 'Rust in the Linux kernel'],
    ['iPhone 17', 'iPhone 16'],
    ['Python 3.14 adds free threading mode', 'Python 3.13 adds free threading mode'],
    ['Show HN: my new game', 'Ask HN: best new game'],
    ['', ''],
    ['🔥', '🔥'],
  ])('keeps %j and %j apart', (a, b) => {
    expect(mergeItems([item('mastodon', a), item('feeds', b)], [], never).clusters).toHaveLength(2)
  })

  it('does not merge likely titles more than 72 hours apart', () => {
    const title = 'Boston Celtics championship parade'
    const later = (hours: number) => item('feeds', title, { firstSeenAtMs: ITEM_NOW_MS + hours * HOUR_MS })
    expect(mergeItems([item('feeds', title, { momentum: 1 }), later(72)], [], never).clusters).toHaveLength(1)
    expect(mergeItems([item('feeds', title, { momentum: 1 }), later(73)], [], never).clusters).toHaveLength(2)
  })

  it('does not chain: an item like a member but unlike the founder starts its own cluster', () => {
    const outcome = mergeItems(
      [
        item('feeds', 'volcano erupts near Reykjavik harbor overnight', { momentum: 3 }),
        item('feeds', 'volcano erupts near Reykjavik airport flights cancelled', { momentum: 2 }),
        item('feeds', 'airport flights cancelled after staff strike spreads', { momentum: 1 }),
      ],
      [],
      never,
    )
    expect(groups(outcome).map((group) => group.length)).toEqual([2, 1])
  })

  it('takes a page that many items of one source share for a list', () => {
    const url = 'https://example.com/trending?geo=US'
    const outcome = mergeItems(
      ['kiwi', 'lynx', 'ibis'].map((title) => item('google-trends', title, { url })),
      [],
      never,
    )
    expect(outcome.clusters).toHaveLength(3)
  })
})

describe('mergeItems: existing trends', () => {
  it('files an item under the trend its founder resembles and leaves filed items alone', () => {
    const filed = item('wikipedia', 'Something else', { trendId: 'trend-a' })
    const outcome = mergeItems([filed, item('reddit', 'Travis Scott')], [trend('trend-a', 'Travis Scott')], never)
    expect(outcome.filed.map((one) => [one.item.title, one.trendId])).toEqual([['Travis Scott', 'trend-a']])
    expect(outcome.clusters).toEqual([])
  })

  it('never files an item again where an administrator took it out', () => {
    const back = item('reddit', 'Travis Scott')
    const outcome = mergeItems([back], [trend('trend-a', 'Travis Scott')], (itemId) => itemId === back.id)
    expect(outcome.filed).toEqual([])
    expect(groups(outcome)).toEqual([['Travis Scott']])
  })

  it('reaches a trend no source has shown by the same words or its article, not by likeness', () => {
    const starter = trend('starter', 'Dark Academia', {
      lastEvidenceAtMs: null,
      links: ['https://en.wikipedia.org/wiki/Dark_academia'],
    })
    const find = (one: FollowedItem) => mergeItems([one], [starter], never).filed.length
    expect(find(item('mastodon', '#DarkAcademia'))).toBe(1)
    expect(find(item('feeds', 'A look', { url: 'https://en.m.wikipedia.org/wiki/Dark_academia' }))).toBe(1)
    expect(find(item('feeds', 'Dark Academia explained by librarians'))).toBe(0)
  })

  it('reaches a trend by the page of any item filed under it', () => {
    const member = item('reddit', 'Unrelated words', { trendId: 'trend-a', url: 'https://example.com/x' })
    const outcome = mergeItems(
      [member, item('feeds', 'Other words', { url: 'https://example.com/x#c' })],
      [trend('trend-a', 'Travis Scott')],
      never,
    )
    expect(outcome.filed[0]?.ground.reason).toBe('same_url')
  })
})

describe('mergeItems: as a whole', () => {
  const titles = fc.array(
    fc.oneof(
      fc
        .array(fc.constantFrom('travis', 'scott', 'miami', 'arrest', 'rust', 'kernel', 'new', 'the', '2026'), {
          maxLength: 6,
        })
        .map((all) => all.join(' ')),
      fc.string({ unit: 'grapheme', maxLength: 30 }),
    ),
    { maxLength: 40 },
  )

  it('places every waiting item exactly once, whatever the order it came in', () => {
    fc.assert(
      fc.property(titles, (all) => {
        const items = all.map((title, index) => item('feeds', title, { momentum: index % 5 }))
        const outcome = mergeItems(items, [], never)
        const placed = outcome.clusters.flatMap(({ founder, members }) => [
          founder.id,
          ...members.map((m) => m.item.id),
        ])
        expect([...placed].sort()).toEqual(items.map((one) => one.id).sort())
        expect(groups(mergeItems([...items].reverse(), [], never))).toEqual(groups(outcome))
      }),
      { seed: 13, numRuns: 60 },
    )
  })

  it('knows titles that name nothing', () => {
    expect(['introduction', 'Hola', '2024', '', '🔥', '#Monday'].filter((title) => !isGenericTitle(title))).toEqual([])
    expect(isGenericTitle('Oppenheimer')).toBe(false)
  })
})
