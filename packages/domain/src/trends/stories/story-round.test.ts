import { seededRandom } from '@trendverse/test-support/seeded-random'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HOUR_MS } from '../../primitives/time'
import { FREQUENT_WORDS } from './frequent-words'
import { toStoredStory } from './story'
import type { StoryItem } from './story-item'
import { GRAB_BAG_LIKENESS } from './story-refusals'
import { StoryWorld, storyItem, WORLD_START_MS } from './story-world.fixtures'

const QUAKE = [
  'Strong earthquake shakes Marrakesh, dozens feared dead',
  'Morocco earthquake: rescuers search the ruins of Marrakesh',
  'Death toll of Morocco earthquake passes 2,000',
  'King of Morocco declares three days of mourning after earthquake',
]

describe('filing headlines', () => {
  it('gathers what several publishers say of one thing', () => {
    const world = new StoryWorld()
    const quake = world.tell(...QUAKE)
    const [other] = world.tell('Regulator approves the takeover of a games maker')
    expect(world.areTogether(...quake)).toBe(true)
    expect(world.areTogether(...quake, other as StoryItem)).toBe(false)
  })

  it('lets two halves meet that began with different words', () => {
    const world = new StoryWorld()
    const halves = world.tell(
      'Lava threatens harbour town of Grindavik',
      'Volcano on Reykjanes erupts a third time',
      'Reykjanes volcano: lava reaches Grindavik harbour',
      'Grindavik residents flee lava from Reykjanes volcano',
    )
    expect(world.areTogether(...halves)).toBe(true)
  })

  it('says of every item why it is where it is', () => {
    const world = new StoryWorld()
    const [first, second] = QUAKE.map((title) => storyItem(title))
    const filings = [first, second].flatMap((item) => world.round([item as StoryItem]).filings)
    expect(filings[0]?.ground).toBeNull()
    expect(filings[1]?.ground?.reason).toBe('likeness')
    expect(filings[1]?.ground?.likeness).toBeGreaterThan(0.2)
  })

  it('puts the same page together whatever the words, and a list of pages nowhere', () => {
    const world = new StoryWorld()
    const url = 'https://orbit.example/comet'
    const a = storyItem('A bright visitor returns', { url })
    const b = storyItem('Look up tonight', { url: `${url}?utm_source=mail`, source: 'hacker-news' })
    expect(world.round([a, b]).filings[1]?.ground).toEqual({ reason: 'same_url', likeness: null })
    const deals = ['Cheap kettles', 'A tent for two', 'Half-price headphones'].map((title) =>
      storyItem(title, { url: 'https://shop.example/deals' }),
    )
    world.round(deals)
    expect(new Set(deals.map(({ id }) => world.storyOf.get(id))).size).toBe(3)
  })

  it('joins nothing across three days', () => {
    const world = new StoryWorld()
    const hours = [0, 73]
    const [early, late] = hours.map((hour) =>
      storyItem(QUAKE[1] as string, { firstSeenAtMs: WORLD_START_MS + hour * HOUR_MS }),
    )
    world.round([early as StoryItem])
    world.round([late as StoryItem])
    expect(world.areTogether(early as StoryItem, late as StoryItem)).toBe(false)
  })
})

describe('filing topics', () => {
  it('files a search, an article and a tag under the story that covers them', () => {
    const world = new StoryWorld()
    const told = world.tell(
      'Hurricane Milton makes landfall near Siesta Key, Florida',
      'Hurricane Milton leaves millions in Florida without power',
    )
    const topics = [
      storyItem('hurricane milton path', { source: 'google-trends' }),
      storyItem('Hurricane Milton', { source: 'wikipedia' }),
      storyItem('#HurricaneMilton', { source: 'mastodon' }),
    ]
    world.round(topics)
    expect(world.areTogether(...told, ...topics)).toBe(true)
  })

  it('files a topic under the story that most of the known pages beside it tell', () => {
    const world = new StoryWorld()
    const page = (name: string) => `https://gazette.example/${name}`
    const quake = QUAKE.map((title, n) => storyItem(title, { url: page(`quake-${n}`) }))
    const other = storyItem('Regulator approves the takeover of a games maker', { url: page('takeover') })
    world.round([...quake, other])
    const search = (...names: readonly string[]) =>
      storyItem('tizi ntest', {
        source: 'google-trends',
        references: names.map((name) => ({ title: name, url: page(name), publisher: 'Gazette' })),
      })
    const clear = search('quake-0', 'quake-1', 'takeover', 'unknown')
    const { filings } = world.round([clear])
    expect(filings[0]?.ground).toEqual({ reason: 'same_url', likeness: null })
    expect(world.areTogether(clear, quake[0] as StoryItem)).toBe(true)
    const torn = { ...search('quake-0', 'takeover'), title: 'amizmiz' }
    world.round([torn])
    expect(world.areTogether(torn, quake[0] as StoryItem)).toBe(false)
    expect(world.areTogether(torn, other)).toBe(false)
  })

  it('looks a lone topic up again when a story about it has come', () => {
    const world = new StoryWorld()
    const article = storyItem('Gene Hackman', { source: 'wikipedia' })
    world.round([article])
    const [headline] = world.tell('Gene Hackman, star of The French Connection, dies at 95')
    expect(world.areTogether(article, headline as StoryItem)).toBe(true)
  })

  it('takes one word for a topic only where it stands by itself in most headlines', () => {
    const world = new StoryWorld()
    const mercury = storyItem('Mercury (planet)', { source: 'wikipedia' })
    const singer = world.tell(
      'Freddie Mercury lyrics sell at auction',
      'Handwritten Freddie Mercury lyrics sold for millions at auction',
      'Auction of Freddie Mercury lyrics breaks record',
    )
    world.round([mercury])
    expect(world.areTogether(mercury, singer[0] as StoryItem)).toBe(false)
    const planet = new StoryWorld()
    const probe = planet.tell(
      'BepiColombo probe passes Mercury for the last time',
      'What BepiColombo saw when it flew past Mercury',
      'BepiColombo sends back its closest pictures of Mercury',
    )
    planet.round([mercury])
    expect(planet.areTogether(mercury, ...probe)).toBe(true)
  })

  it('never joins a repository of one word by that word', () => {
    const world = new StoryWorld()
    const [headline] = world.tell('BepiColombo sends back its closest pictures of Mercury')
    const repository = storyItem('someone/mercury', { source: 'github' })
    world.round([repository])
    expect(world.areTogether(headline as StoryItem, repository)).toBe(false)
  })
})

describe('what administrators decided', () => {
  it('never puts an item back where it was taken out', () => {
    const [first, second] = QUAKE.map((title) => storyItem(title)) as [StoryItem, StoryItem]
    const free = new StoryWorld()
    const world = new StoryWorld({ refusedBy: (itemId) => (itemId === second.id ? ['story-000001'] : []) })
    for (const one of [free, world]) {
      one.round([first])
      one.round([second])
    }
    expect(free.areTogether(first, second)).toBe(true)
    expect(world.areTogether(first, second)).toBe(false)
  })

  it('never merges two stories again that were taken apart', () => {
    const items = ['Lava threatens Grindavik', 'Grindavik emptied as lava comes near'].map((title) => storyItem(title))
    const free = new StoryWorld()
    free.round(items)
    expect(free.areTogether(...items)).toBe(true)
    const apart = new StoryWorld({ isKeptApart: () => true, refusedBy: () => ['story-000001', 'story-000002'] })
    apart.round(items)
    expect(apart.areTogether(...items)).toBe(false)
  })

  it('keeps a story apart from what the other one became part of', () => {
    const volcano = storyItem('Volcano erupts a third time near Reykjanes')
    const again = storyItem('Third Reykjanes volcano eruption', { firstSeenAtMs: WORLD_START_MS + 1 })
    const later = [
      'Lava threatens the harbour town of Grindavik',
      'Reykjanes volcano erupts: lava nears harbour of Grindavik',
    ].map((title, place) => storyItem(title, { firstSeenAtMs: WORLD_START_MS + 2 + place }))
    const togetherWhen = (refused: readonly string[]) => {
      const world = new StoryWorld({
        refusedBy: (itemId) => (itemId === again.id ? refused : []),
        precedence: (storyId) => (storyId === 'story-000003' ? 1 : 0),
      })
      world.round([volcano])
      world.round([again], { newId: () => 'story-000002' })
      for (const item of later) world.round([item], { newId: () => 'story-000003' })
      expect(world.areTogether(volcano, ...later)).toBe(true)
      return world.areTogether(volcano, again)
    }
    expect(togetherWhen([])).toBe(true)
    expect(togetherWhen(['story-000001'])).toBe(false)
  })

  it('keeps the id that stands firmer, otherwise the older one', () => {
    const titles = [
      'Lava threatens the harbour town of Grindavik',
      'Volcano erupts a third time near Reykjanes',
      'Reykjanes volcano erupts: lava nears harbour of Grindavik',
    ]
    const items = titles.map((title, place) => storyItem(title, { firstSeenAtMs: WORLD_START_MS + place }))
    const merged = (precedence: (id: string) => number): string | undefined => {
      const world = new StoryWorld({ precedence })
      for (const item of items) world.round([item])
      expect(world.areTogether(...items)).toBe(true)
      return world.storyOf.get(items[0]?.id ?? '')
    }
    expect(merged(() => 0)).toBe('story-000001')
    expect(merged((id) => (id === 'story-000002' ? 1 : 0))).toBe('story-000002')
  })
})

describe('a stream of anything', () => {
  const FREQUENT = FREQUENT_WORDS.split(/[\n|]/).flatMap((entry) => {
    const [word = '', headlines] = entry.split(' ')
    return Array.from({ length: Math.ceil(Number(headlines ?? 0) / 10) }, () => word)
  })
  const SYLLABLES = 'ba ce di fo gu ha je ki lo mu na pe ro su ta ve wi xo yu za'.split(' ')

  it('leaves no grab bag of ten thousand unrelated titles', () => {
    const world = new StoryWorld()
    const random = seededRandom(7)
    const next = (count: number): number => {
      const [a = 0, b = 0, c = 0] = random.bytes(3)
      return (a * 65_536 + b * 256 + c) % count
    }
    const word = (): string =>
      next(5) > 0
        ? (FREQUENT[next(FREQUENT.length)] ?? '')
        : Array.from({ length: 4 }, () => SYLLABLES[next(SYLLABLES.length)]).join('')
    for (let hour = 0; hour < 50; hour += 1) {
      const items = Array.from({ length: 200 }, () =>
        storyItem(Array.from({ length: 5 + next(6) }, word).join(' '), {
          firstSeenAtMs: WORLD_START_MS + hour * HOUR_MS,
        }),
      )
      world.round(items)
    }
    expect(world.storyOf.size).toBe(10_000)
    expect(world.loosest()).toBeGreaterThanOrEqual(GRAB_BAG_LIKENESS)
    expect(Math.max(...[...world.index.stories()].map(({ size }) => size))).toBeLessThan(100)
  })

  it('gives the same outcome for the same items in any order', () => {
    const titles = [
      ...QUAKE,
      'Lava reaches Grindavik',
      'Volcano lava reaches Grindavik',
      'Polls close in Berlin',
      'Polls close in Hamburg',
    ]
    const items = titles.map((title, place) => storyItem(title, { firstSeenAtMs: WORLD_START_MS + place }))
    const inOrder = new StoryWorld().round(items)
    fc.assert(
      fc.property(fc.shuffledSubarray(items, { minLength: items.length }), (shuffled) => {
        expect(new StoryWorld().round(shuffled)).toEqual(inOrder)
      }),
      { numRuns: 20 },
    )
  })

  it('keeps every earlier item in its story, or records the merge that moved it', () => {
    const world = new StoryWorld()
    const before = new Map<string, string>()
    const items = [...QUAKE, ...QUAKE.map((title) => title.toUpperCase())].map((title) => storyItem(title))
    for (const item of items) {
      const { merges } = world.round([item])
      for (const [id, story] of before) {
        const moved = merges.find(({ fromId }) => fromId === story)
        expect(world.storyOf.get(id)).toBe(moved?.intoId ?? story)
      }
      for (const [id, story] of world.storyOf) before.set(id, story)
    }
  })

  it('goes on from what is kept as if it had never stopped', () => {
    const world = new StoryWorld()
    world.tell(...QUAKE)
    const next = storyItem('Morocco quake: villages near Marrakesh wait for help', {
      firstSeenAtMs: WORLD_START_MS + 5 * HOUR_MS,
    })
    const restored = world.restored()
    const here = world.round([next])
    const there = restored.round([next])
    expect(there.filings[0]?.storyId).toBe(here.filings[0]?.storyId)
    expect(there.filings[0]?.ground?.likeness).toBeCloseTo(here.filings[0]?.ground?.likeness ?? 0, 1)
  })

  it('goes on with stories that the version before kept', () => {
    const world = new StoryWorld()
    world.index.restore({
      id: 'story-of-before',
      firstSeenAtMs: WORLD_START_MS - 20 * HOUR_MS,
      lastSeenAtMs: WORLD_START_MS - HOUR_MS,
      size: 2,
      squaredLength: 2.9,
      isThin: false,
      isTopical: false,
      hasNews: true,
      publisher: null,
      titles: ['Ferry Meridian stranded off Tarskholm', 'Passengers of ferry Meridian wait off Tarskholm'],
      terms: 'ferry 0.9 2\nmeridian 1.1 2\nstranded 0.5 1\ntarskholm 1.2 2\npassenger 0.45 1\nwait 0.3 1',
    })
    const [next] = world.tell('Tugs pull ferry Meridian free off Tarskholm')
    expect(world.storyOf.get(next?.id ?? '')).toBe('story-of-before')
  })

  it('founds no second story for a source that repeats itself or changes its ids', () => {
    const world = new StoryWorld()
    const flood = Array.from({ length: 300 }, () => storyItem('Sale! Everything half price at the Velvet Market today'))
    world.round(flood)
    expect(world.areTogether(...flood)).toBe(true)
    const [story] = world.index.stories()
    expect(toStoredStory(story as never).terms.split('\n').length).toBeLessThan(20)
  })

  it('judges hostile titles like others', () => {
    const world = new StoryWorld()
    const hostile = [
      Array.from({ length: 10_000 }, (_, place) => `word${place}`).join(' '),
      'boo '.repeat(5_000),
      '!?…—'.repeat(2_000),
      '\u202E\u200B\uFEFF',
      '地'.repeat(3_000),
      '𝕱𝖆𝖐𝖊 𝖓𝖊𝖜𝖘',
      'constructor __proto__ toString hasOwnProperty',
      'ก็็็็็็็็็็็็็็็็็็็็ '.repeat(200),
      '',
    ]
    const items = hostile.map((title) => storyItem(title))
    expect(world.round(items).filings).toHaveLength(items.length)
    for (const story of world.index.stories()) {
      expect(story.terms.size).toBeLessThanOrEqual(80)
      expect(Number.isFinite(story.squaredLength)).toBe(true)
    }
  })
})
