import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../../primitives/time'
import { tellStory, toSentence } from './tell-story'
import { WordFrequencies } from './word-frequencies'

const frequencies = WordFrequencies.shipped()

function item(title: string, changes: Partial<Parameters<typeof tellStory>[0][number]> = {}) {
  return {
    source: 'feeds' as const,
    itemId: title,
    title,
    url: null,
    references: [],
    summary: null,
    language: null,
    publishedAtMs: null,
    publisher: 'Harbour Post',
    firstSeenAtMs: 0,
    ...changes,
  }
}

const told = (...titles: readonly string[]): string | undefined =>
  tellStory(
    titles.map((title) => item(title)),
    frequencies,
  )?.text

describe('tellStory', () => {
  it('tells what happened once a newer headline does, not what was expected', () => {
    const expected = [
      'Marin Vale set to sell Oslo ferry fleet to Norway Lines',
      'Vale plans to sell Oslo ferry fleet to Norway Lines',
      'Vale expected to sell Oslo ferry fleet to Norway Lines',
    ].map((title) => item(title))
    const refused = 'Harbour ministry stops Vale'
    expect(tellStory([...expected, item(refused)], frequencies)?.item.title).not.toBe(refused)
    const newer = item(refused, { firstSeenAtMs: DAY_MS / 4 })
    expect(tellStory([...expected, newer], frequencies)?.item).toBe(newer)
  })

  it('prefers what says its name in the main clause', () => {
    const name = 'Marin Vale'
    const aside = item('Ferry lines in Oslo and Bergen rise as Marin Vale posts record ferry profit')
    const main = item('Marin Vale posts record profit of $58bn amid boom in ferry lines')
    const earlier = item('Ferry lines in Oslo and Bergen await Vale profit')
    expect(tellStory([earlier, aside, main], frequencies, name)?.item).toBe(main)
  })

  it('takes the headline nearest to all others, as a sentence', () => {
    expect(
      told(
        'Grindavik in pictures',
        'Volcano erupts near Grindavik in Iceland',
        'Volcano in Iceland: residents of Grindavik flee',
        'Iceland volcano erupts again',
      ),
    ).toBe('Volcano erupts near Grindavik in Iceland.')
  })

  it.each([
    ['Why the volcano in Iceland erupts', 'Volcano in Iceland erupts near town'],
    ['Will the volcano in Iceland erupt?', 'Volcano in Iceland erupts near town'],
    ['VOLCANO IN ICELAND ERUPTS NEAR TOWN TODAY', 'Volcano in Iceland erupts near town'],
    ['Volcano in Iceland erupts near town and ...', 'Volcano in Iceland erupts near town'],
    ['Live updates from the volcano in Iceland near town', 'Volcano in Iceland erupts near town'],
    ['Prediction: volcano in Iceland erupts near town', 'Volcano in Iceland erupts near town'],
    ['Iceland volcano near town', 'Volcano in Iceland erupts near town'],
  ])('prefers a plain statement to %j', (worse, better) => {
    expect(told(worse, better)).toBe(`${better}.`)
  })

  it('tells a story that runs for days as it stands now', () => {
    const old = item('Putin to meet Xi in Beijing for talks on gas', { firstSeenAtMs: 0 })
    const now = item('Putin meets Xi in Beijing for talks on gas', { firstSeenAtMs: 30 * 3_600_000 })
    expect(tellStory([old, now], frequencies)?.text).toBe('Putin meets Xi in Beijing for talks on gas.')
  })

  it('prefers what is about the name, and what does not only say it again', () => {
    const titles = [
      'Massie campaigns in Kentucky before the primary',
      'Cassidy loses the primary in Louisiana',
      'Massie and Cassidy face voters in the primary',
    ].map((title) => item(title))
    expect(tellStory(titles, frequencies, 'Bill Cassidy')?.text).toContain('Cassidy')
    expect(tellStory(titles, frequencies, 'Cassidy loses the primary in Louisiana')?.text).not.toContain('loses')
  })

  it('prefers the newer of headlines that say the same, the more so the older the other is', () => {
    const old = [
      'At least 118 dead in Ebola outbreak in Congo',
      'Ebola outbreak in Congo: at least 118 dead, official says',
    ]
    const items = [
      ...old.map((title) => item(title)),
      item('At least 177 dead in Ebola outbreak in Congo', { firstSeenAtMs: 3 * DAY_MS }),
    ]
    expect(tellStory(items, frequencies)?.text).toBe('At least 177 dead in Ebola outbreak in Congo.')
  })

  it('tells the name again where the others are about something else', () => {
    const name = 'Meghan shares unseen photos of wedding to Harry on eighth anniversary'
    const items = [item(name), item('Meghan Markle Marriage a Disaster for Prince Harry, Expert Says')]
    expect(tellStory(items, frequencies, name)?.text).toBe(`${name}.`)
  })

  it('would rather be about the name than near to most headlines', () => {
    const titles = [
      'Oslo harbour closed for repairs until June',
      'Harbour of Oslo closed until June for repairs',
      'Volcano in Iceland erupts near town',
    ]
    expect(
      tellStory(
        titles.map((title) => item(title)),
        frequencies,
        'Volcano in Iceland',
      )?.text,
    ).toBe('Volcano in Iceland erupts near town.')
  })

  it('weighs down what says that it has nothing to do with it', () => {
    const titles = [
      'Hantavirus outbreak on cruise ship has no link to death in Colorado',
      'Cruise ship kept from port over hantavirus outbreak',
      'Man in Colorado confirmed to have died of hantavirus',
    ] as const
    expect(told(...titles)).toBe(`${titles[1]}.`)
    expect(told(titles[0].replace('no link', 'led'), titles[1], titles[2])).not.toBe(`${titles[1]}.`)
  })

  it('says who says so', () => {
    const found = tellStory([item('Volcano erupts near Grindavik', { publisher: 'Orbit Weekly' })], frequencies)
    expect(found?.item.publisher).toBe('Orbit Weekly')
  })

  it('tells nothing out of topics, repositories and personal posts', () => {
    const silent = [
      item('Iceland volcano', { source: 'google-trends' }),
      item('owner/volcano', { source: 'github' }),
      item('I can see the volcano from my window right now', { source: 'mastodon', itemId: 'post:1' }),
    ]
    expect(tellStory(silent, frequencies)).toBeNull()
    expect(tellStory([], frequencies)).toBeNull()
  })
})

describe('toSentence', () => {
  it('begins with a capital, unless a name begins small on purpose', () => {
    expect(toSentence('volcano erupts')).toBe('Volcano erupts.')
    expect(toSentence('iPhone sales fall')).toBe('iPhone sales fall.')
  })

  it('ends with a full stop unless it ends already', () => {
    expect(['It erupts', 'Does it?', 'It “erupts.”', 'It erupts…'].map(toSentence)).toEqual([
      'It erupts.',
      'Does it?',
      'It “erupts.”',
      'It erupts…',
    ])
  })
})
